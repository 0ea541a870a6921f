import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes `.br` and `.gz` beside each script of a folder, so that nothing is compressed while it is asked for. */
export async function precompress(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const scripts = [...names].filter((file) => file.endsWith('.js') && !names.has(`${file}.br`));
  await Promise.all(
    scripts.map(async (name) => {
      const content = await readFile(join(folder, name));
      const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
      const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(join(folder, `${name}.br`), await compress.br(content, { params }));
      await writeFile(join(folder, `${name}.gz`), await compress.gz(content, { level: 9 }));
    }),
  );
}
