/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING_BYTES = 800;

const ACCEPTS_BROTLI = /(?:^|[,\s])br(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const ACCEPTS_GZIP = /(?:^|[,\s])gzip(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; reading one costs as much as finding the answer. */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;

/** The best encoding of ours for an `accept-encoding` header. */
export function chooseEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < WORTH_COMPRESSING_BYTES) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = ACCEPTS_BROTLI.test(accepted) ? 'br' : ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
  if (chosen.size < MOST_CHOSEN) chosen.set(accepted, encoding);
  return encoding;
}
