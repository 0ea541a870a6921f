import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Below this many bytes compression gains nothing. */
const WORTH_COMPRESSING_BYTES = 800;

/** Ours, the smallest first. */
const OURS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof OURS)[number];

/** Browsers send a handful of different headers; longer ones are parsed each time. */
const known = new LRUCache<string, Encoding>({ max: 100 });
const MAX_KNOWN_LENGTH = 100;

/** The smallest encoding of ours that an `accept-encoding` header allows (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < WORTH_COMPRESSING_BYTES) return 'identity';
  return known.get(accepted) ?? negotiate(accepted);
}

function negotiate(accepted: string): Encoding {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(OURS);
  const encoding = OURS.find((ours) => allowed.includes(ours)) ?? 'identity';
  if (accepted.length <= MAX_KNOWN_LENGTH) known.set(accepted, encoding);
  return encoding;
}
