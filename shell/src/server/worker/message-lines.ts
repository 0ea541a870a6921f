import type { Readable } from 'node:stream';

/** Bytes of one message or body; pages and server bundles stay far below. */
const LONGEST = 64 * 1024 * 1024;
const NOTHING: Buffer = Buffer.alloc(0);

/** Called with a message, and its body. */
export type Hear = (message: unknown, body?: Buffer) => void;

/**
 * A message as it is written; a body follows its line as raw bytes, because a page as JSON is expensive to write and
 * read.
 */
export function writeMessage(message: object, body?: Uint8Array): (string | Uint8Array)[] {
  const line = `${JSON.stringify(body ? { ...message, bytes: body.length } : message)}\n`;
  return body ? [line, body] : [line];
}

/**
 * Reads a stream of JSON values, one on each line; as many bytes follow it as its `bytes` says. The other end may be
 * hostile: invalid JSON, or a line longer than `longestLine`, calls `onNonsense`, and nothing is read after it.
 */
export function readMessages(
  stream: Readable,
  onMessage: Hear,
  onNonsense: () => void,
  longestLine: number = LONGEST,
): void {
  /** The received part of a line or body; tiny pieces take no more memory than their length. */
  let kept = NOTHING;
  let length = 0;
  /** The message whose body comes next. */
  let bodied: { message: unknown; bytes: number } | undefined;
  const keep = (piece: Buffer) => {
    if (length + piece.length > kept.length) {
      const larger = Buffer.allocUnsafe(Math.max(2 * kept.length, length + piece.length));
      kept.copy(larger, 0, 0, length);
      kept = larger;
    }
    length += piece.copy(kept, length);
  };
  const take = (last: Buffer) => {
    if (length === 0) return last;
    keep(last);
    const whole = kept.subarray(0, length);
    kept = NOTHING;
    length = 0;
    return whole;
  };
  const read = (chunk: Buffer) => {
    let from = 0;
    for (;;) {
      const end = bodied ? from + bodied.bytes - length : chunk.indexOf(10, from);
      if (end === -1 || end > chunk.length) break;
      const whole = take(chunk.subarray(from, end));
      from = end;
      if (bodied) {
        const { message } = bodied;
        bodied = undefined;
        onMessage(message, whole);
        continue;
      }
      from += 1;
      if (whole.length > longestLine) return refuse();
      const message = parse(whole);
      const bytes = bytesOf(message);
      if (message === undefined || bytes === undefined) return refuse();
      if (bytes > 0) bodied = { message, bytes };
      else onMessage(message);
    }
    if (from < chunk.length) keep(chunk.subarray(from));
    if (!bodied && length > longestLine) refuse();
  };
  const refuse = () => {
    kept = NOTHING;
    stream.off('data', read);
    stream.resume();
    onNonsense();
  };
  stream.on('data', read);
}

/** The number of bytes that follow a message; undefined for an invalid number. */
function bytesOf(message: unknown): number | undefined {
  const bytes = typeof message === 'object' && message !== null && 'bytes' in message ? message.bytes : 0;
  return Number.isInteger(bytes) && (bytes as number) >= 0 && (bytes as number) <= LONGEST
    ? (bytes as number)
    : undefined;
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString()) as unknown;
  } catch {
    return undefined;
  }
}
