import type { ShellDescriptor } from '@portal/api/contract';
import { createRenderPool } from '@portal/shell/render-pool';

/** Milliseconds the worker may take to name what it provides. */
const START_LIMIT = 20_000;

/** The exports of the shared modules in a built render worker, by name of the module. */
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

/** Our own shared modules: of an installed package all is its internals, too, which no section needs. */
const OWN = ['@portal/shared-ui', 'react-router-dom'];

/** The same of those that count as taken whole where code takes them as a whole. */
export async function ownExportedNames(workerFile: string): Promise<ShellDescriptor['provides']['names']> {
  const names = Object.entries(await exportedNames(workerFile));
  return Object.fromEntries(names.filter(([module]) => OWN.includes(module)));
}
