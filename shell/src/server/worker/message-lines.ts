import type { Readable } from 'node:stream';

/** Bytes of one message; pages and server bundles stay far below. */
const LONGEST = 64 * 1024 * 1024;

/**
 * Reads a stream of JSON values, one on each line. The other end may be hostile: what is no JSON, or never ends, calls
 * `onNonsense`, and nothing is read after it.
 */
export function readLines(stream: Readable, onMessage: (message: unknown) => void, onNonsense: () => void): void {
  let parts: Buffer[] = [];
  let length = 0;
  const read = (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      const line = Buffer.concat([...parts, chunk.subarray(from, end)]);
      parts = [];
      length = 0;
      from = end + 1;
      const message = parse(line);
      if (message === undefined) return refuse();
      onMessage(message);
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST) refuse();
  };
  const refuse = () => {
    parts = [];
    stream.off('data', read);
    stream.resume();
    onNonsense();
  };
  stream.on('data', read);
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString()) as unknown;
  } catch {
    return undefined;
  }
}
