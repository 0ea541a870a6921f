import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ApiSurface } from '@portal/api/own-surface';
import { projectRoot } from '../webpack/index.ts';
import { buildWhenChanged } from './build-cache.ts';

/**
 * Below the project's folder; a build that depends on it is repeated when the API looks different, not when it changes.
 */
export const SURFACE_FILE = 'api/dist/surface.json';

/** The API's surface in this folder; read from its routes when they have changed. */
export async function ownSurface(): Promise<ApiSurface> {
  const file = join(projectRoot, SURFACE_FILE);
  await buildWhenChanged(dirname(SURFACE_FILE), ['api/src'], async () => {
    // Imported only here, because loading the whole API takes time.
    const { readOwnSurface } = await import('@portal/api/own-surface');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(await readOwnSurface()));
  });
  return JSON.parse(await readFile(file, 'utf8')) as ApiSurface;
}
