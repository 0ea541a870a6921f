import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUILD_STAMP } from './workspace-sections.ts';

/**
 * Whether this code was the last one to serve this data folder, and `keep`, which notes that it does now. If the note
 * is lost or cannot be written, the next start counts as new code.
 */
export async function servedBefore(
  projectRoot: string,
  dataDir: string,
): Promise<{ isSameCode: boolean; keep: () => Promise<void> }> {
  const code = await readFile(join(projectRoot, 'infra/server/dist', BUILD_STAMP), 'utf8').catch(() => '');
  const file = join(dataDir, 'cache/served-by');
  const last = await readFile(file, 'utf8').catch(() => '');
  return {
    isSameCode: code !== '' && code === last,
    keep: async () => {
      await mkdir(dirname(file), { recursive: true })
        .then(() => writeFile(file, code))
        .catch(() => undefined);
    },
  };
}
