import { join } from 'node:path';

/*
 * What takes the place of infra/tools/src/build/build-shell.ts in the pack: the shell is not built but packed.
 */

/** The render worker that came with the pack. */
export const renderWorkerFile = join(import.meta.dirname, 'render-worker.cjs');

/** It is always there. */
export async function ensureRenderWorker(): Promise<void> {}
