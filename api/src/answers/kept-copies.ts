import { LRUCache } from 'lru-cache';
import type { Encoding } from './encoding.ts';
import type { FinishedAnswer } from './finished-answers.ts';

/** A finished answer of another process, which stays valid while that one is in the same state. */
export type KeptCopy = { state: number; answer: FinishedAnswer };

type Head = {
  state: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
  size: number;
  isRare?: true;
  /** The bodies that follow, with their lengths. */
  bodies: [encoding: Encoding, length: number][];
};

const ENCODINGS: readonly Encoding[] = ['identity', 'br', 'gzip'];
const LINE_END = 10;
/** Like the limits of the originals (public-cache.ts): invented addresses evict nothing that is read. */
const MAX_BYTES = { plain: 36 * 1024 * 1024, withQuery: 9 * 1024 * 1024, rare: 3 * 1024 * 1024 };
/** The overhead of a copy, in bytes. */
const ENTRY_BYTES = 2048;
/** Milliseconds until a copy is asked for anew: by then its original may be compressed more tightly. */
const LONGEST = 10_000;

/** A finished answer as bytes for another process: a line of JSON, and the bodies made so far. */
export function packAnswer(answer: FinishedAnswer, state: number): Buffer {
  const { etag, headers, size, isRare } = answer;
  const made = ENCODINGS.flatMap((encoding) => {
    const body = answer.ready(encoding);
    return body ? [{ encoding, body }] : [];
  });
  const bodies = made.map(({ encoding, body }): [Encoding, number] => [encoding, body.length]);
  const head: Head = { state, etag, headers, size, ...(isRare && { isRare }), bodies };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...made.map(({ body }) => body)]);
}

/** What `packAnswer` made. */
export function unpackAnswer(packed: Buffer): KeptCopy {
  let from = packed.indexOf(LINE_END) + 1;
  const { state, etag, headers, size, isRare, bodies } = JSON.parse(packed.toString('utf8', 0, from)) as Head;
  const made: { [encoding in Encoding]?: Buffer } = {};
  for (const [encoding, length] of bodies) made[encoding] = packed.subarray(from, (from += length));
  return { state, answer: { etag, headers, size, ...(isRare && { isRare }), ready: (encoding) => made[encoding] } };
}

/** Copies by exact address; the least recently used are dropped first. */
export function createKeptCopies(now = () => performance.now()) {
  const plain = createStore(MAX_BYTES.plain);
  const withQuery = createStore(MAX_BYTES.withQuery);
  const rare = createStore(MAX_BYTES.rare);
  const foundAt = (url: string) => (url.includes('?') ? withQuery : plain);

  return {
    set(url: string, copy: KeptCopy): void {
      const found = foundAt(url);
      const { isRare } = copy.answer;
      (isRare ? found : rare).delete(url);
      (isRare ? rare : found).set(url, { ...copy, until: now() + LONGEST });
    },
    /** The copy for this address that is valid in this state. */
    find(url: string, state: number): FinishedAnswer | undefined {
      const copy = foundAt(url).get(url) ?? rare.get(url);
      return copy?.state === state && copy.until > now() ? copy.answer : undefined;
    },
  };
}

function createStore(maxSize: number) {
  return new LRUCache<string, KeptCopy & { until: number }>({
    maxSize,
    sizeCalculation: ({ answer }, url) =>
      ENCODINGS.reduce((sum, encoding) => sum + (answer.ready(encoding)?.length ?? 0), url.length + ENTRY_BYTES),
  });
}
