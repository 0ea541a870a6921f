import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli, gzip, TIGHT } from '@portal/api/answers/compress';

/** Writes `.br` and `.gz` beside each script of a folder, so that nothing is compressed during a request. */
export async function precompress(folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const scripts = [...names].filter((file) => file.endsWith('.js') && !names.has(`${file}.br`));
  await Promise.all(
    scripts.map(async (name) => {
      const content = await readFile(join(folder, name));
      await writeFile(join(folder, `${name}.br`), await brotli(content, TIGHT));
      await writeFile(join(folder, `${name}.gz`), await gzip(content, 9));
    }),
  );
}
