import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotli, TIGHT } from '@portal/api/answers/compress';
import type { ReleaseFile } from '@portal/api/contract';

/** The files of a built folder that are released, as its descriptor lists them. */
export async function releaseFiles(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const isRun = (path: string) => /^(client|server)[\\/]/.test(path) && !/\.(map|txt)$/.test(path);
  const files = paths.filter((path) => isRun(path) || /^maps[\\/].*\.map$/.test(path)).sort();
  return Promise.all(
    files.map(async (path) => {
      const content = await readFile(join(folder, path));
      return {
        path: path.replaceAll('\\', '/'),
        bytes: content.length,
        brotliBytes: path.startsWith('client') ? (await brotli(content, TIGHT)).length : 0,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      };
    }),
  );
}
