import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellDescriptor } from '@portal/api/contract';

/* Replaces infra/tools/src/build/build-shell.ts in the pack: the shell is not built but packed. */

/** Beside the programs of the pack. */
const folder = join(import.meta.dirname, 'shell');

/** The render worker that came with the pack. */
export const renderWorkerFile = join(folder, 'server/render-worker.cjs');

/** It is always there. */
export async function ensureRenderWorker(): Promise<void> {}

/** The shell of the portal that the pack came from, which pages are made with before a release. */
export async function buildShell(): Promise<{ folder: string; descriptor: ShellDescriptor; wasBuilt: boolean }> {
  const descriptor = JSON.parse(await readFile(join(folder, 'descriptor.json'), 'utf8')) as ShellDescriptor;
  return { folder, descriptor, wasBuilt: false };
}
