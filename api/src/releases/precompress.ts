import { readFile } from 'node:fs/promises';
import { brotli, gzip, TIGHT } from '../answers/compress.ts';
import { writeDurably } from './durable-files.ts';

const TEXT = /\.(js|mjs|css|json|svg|html|txt|xml|map|webmanifest)$/;

/** Whether a file gains from compression; pictures and fonts are compressed already. */
export function isText(path: string): boolean {
  return TEXT.test(path);
}

/**
 * Writes `<file>.br` and `<file>.gz` beside a text file, so that nothing is compressed per request. Returns the brotli
 * size.
 */
export async function precompress(file: string): Promise<number> {
  const content = await readFile(file);
  const [small, zipped] = await Promise.all([brotli(content, TIGHT), gzip(content, 9)]);
  await writeDurably(`${file}.br`, small);
  await writeDurably(`${file}.gz`, zipped);
  return small.byteLength;
}
