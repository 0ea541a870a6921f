import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSurface } from '@portal/api/own-surface';

/* Replaces infra/tools/src/build/own-surface.ts in the pack: only the API's surface is there, not the API. */

/** Beside the programs of the pack. */
export const SURFACE_FILE = 'surface.json';

/** The surface of the API of the portal that the pack came from. */
export async function ownSurface(): Promise<ApiSurface> {
  return JSON.parse(await readFile(join(import.meta.dirname, SURFACE_FILE), 'utf8')) as ApiSurface;
}
