import { isUtf8 } from 'node:buffer';
import { unusableExport } from './import-errors.ts';

/** A line longer than this is taken apart where a letter begins. */
const LONGEST_LINE = 1024 * 1024;
/** The part of the file that declares its encoding, in bytes. */
const HEAD = 200;
const ENCODING = /^<\?xml[^>]{0,100}encoding\s{0,9}=\s{0,9}["']([A-Za-z0-9_-]{1,40})["']/;
const UTF_8 = /^utf-?8$/i;
/** In XML 1.0 nobody may write them, and old plugins did. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF\uFEFF]|\p{Cs}/gu;

const windows = new TextDecoder('windows-1252');

/**
 * Turns the bytes of an export into text, piece by piece: in the encoding that the file names, without control
 * characters, and with single letters of Windows put right in a file that says UTF-8, as old databases hold them.
 */
export function createExportDecoder() {
  let waiting: Buffer = Buffer.alloc(0);
  let other: InstanceType<typeof TextDecoder> | undefined;
  let isBegun = false;
  let repaired = 0;

  const begin = () => {
    isBegun = true;
    const label = nameOfEncoding(waiting);
    if (UTF_8.test(label)) return;
    try {
      other = new TextDecoder(label);
    } catch {
      throw unusableExport(`Die Zeichenkodierung „${label}“ kennen wir nicht.`);
    }
  };

  const toText = (bytes: Buffer): string => {
    if (other) return other.decode(bytes, { stream: true });
    if (isUtf8(bytes)) return bytes.toString('utf8');
    const { text, count } = decodeMixed(bytes);
    repaired += count;
    return text;
  };

  return {
    /** The text that is certain so far. */
    write(chunk: Buffer): string {
      waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk;
      if (!isBegun) {
        if (waiting.length < HEAD) return '';
        begin();
      }
      const end = other ? waiting.length : lastBreak(waiting);
      const text = toText(waiting.subarray(0, end));
      waiting = waiting.subarray(end);
      return plain(text);
    },

    /** The rest of it. */
    end(): string {
      if (!isBegun) begin();
      const text = toText(waiting) + (other?.decode() ?? '');
      return plain(text);
    },

    /** Bytes that were no text in UTF-8. */
    get repaired() {
      return repaired;
    },
  };
}

/** The mark at the beginning counts, then the declaration; UTF-8 without either. */
function nameOfEncoding(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const head = start.toString('latin1', 0, HEAD).replace(/^\u00EF\u00BB\u00BF/, '');
  return ENCODING.exec(head.trimStart())?.[1] ?? 'utf-8';
}

function plain(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Behind the last line feed, or before the letter that a very long line may have been cut in. */
function lastBreak(bytes: Buffer): number {
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end > 0 || bytes.length < LONGEST_LINE) return end;
  let start = bytes.length - 1;
  while (start > bytes.length - 4 && isContinuation(bytes[start])) start -= 1;
  return start;
}

const isContinuation = (byte = 0) => byte >= 0x80 && byte < 0xc0;

/** Letter by letter: bytes that are not UTF-8 are letters of Windows. */
function decodeMixed(bytes: Buffer): { text: string; count: number } {
  let text = '';
  let count = 0;
  let from = 0;
  for (let place = 0; place < bytes.length;) {
    const length = letterLength(bytes[place]);
    if (length > 0 && isUtf8(bytes.subarray(place, place + length))) {
      place += length;
      continue;
    }
    text += bytes.toString('utf8', from, place) + windows.decode(bytes.subarray(place, place + 1));
    count += 1;
    place += 1;
    from = place;
  }
  return { text: text + bytes.toString('utf8', from), count };
}

/** The length in bytes of a letter that begins so; 0 where none does. */
function letterLength(first = 0): number {
  if (first < 0x80) return 1;
  if (first < 0xc2) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : 0;
}
