import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The ending of files that are not complete yet. */
export const UNFINISHED = '.part';

/** Removes unfinished files of a folder that nobody has written to since `beforeMs`. */
export async function removeAbandoned(folder: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(UNFINISHED)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < beforeMs) await rm(join(folder, name), { force: true });
  }
}
