import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as zip } from 'node:zlib';

const compress = { br: promisify(brotliCompress), gzip: promisify(zip) };

/** The smallest brotli makes of something; takes seconds for a megabyte. */
export const TIGHT = constants.BROTLI_MAX_QUALITY;

/** `quality`: 0 to 11, {@link TIGHT}. */
export function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compress.br(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** `level`: 1 to 9. */
export function gzip(content: Buffer, level: number): Promise<Buffer> {
  return compress.gzip(content, { level });
}
