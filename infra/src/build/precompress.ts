import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes `.br` and `.gz` beside each script of a folder, so that nothing is compressed while it is asked for. */
export async function precompress(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  for (const name of [...names].filter((file) => file.endsWith('.js') && !names.has(`${file}.br`))) {
    const content = await readFile(join(folder, name));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content, options));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
