/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING_BYTES = 800;

const ACCEPTS_BROTLI = /(?:^|[,\s])br(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const ACCEPTS_GZIP = /(?:^|[,\s])gzip(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding of ours for an `accept-encoding` header. */
export function chooseEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < WORTH_COMPRESSING_BYTES) return 'identity';
  if (ACCEPTS_BROTLI.test(accepted)) return 'br';
  return ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}
