import type { ShellDescriptor } from '@portal/api/contract';
import { createRenderPool } from '@portal/shell/server';

/** Milliseconds the worker may take to name what it provides. */
const START_LIMIT = 20_000;

/** What the shared modules export in a built render worker, by name of the module. */
export async function exportedNames(workerFile: string): Promise<ShellDescriptor['provides']['names']> {
  const pool = createRenderPool({
    workerFile,
    bundles: [],
    registry: { revision: 0, sections: [], menu: [], accountPages: [] },
    timeLimit: START_LIMIT,
  });
  try {
    return await pool.ask({ type: 'provides' });
  } finally {
    await pool.close();
  }
}
