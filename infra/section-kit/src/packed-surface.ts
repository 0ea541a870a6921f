import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSurface } from '@portal/api/own-surface';

/*
 * What takes the place of infra/tools/src/build/own-surface.ts in the pack: the API is not there, but what it takes and
 * answers.
 */

/** Beside the programs of the pack. */
export const SURFACE_FILE = 'surface.json';

/** What the API of the portal that the pack came from takes and answers. */
export async function ownSurface(): Promise<ApiSurface> {
  return JSON.parse(await readFile(join(import.meta.dirname, SURFACE_FILE), 'utf8')) as ApiSurface;
}
