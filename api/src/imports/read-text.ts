import { IMPORT_LIMITS, type ImportFile } from '../contract/index.ts';
import { unreadable } from './import-errors.ts';

/** Byte order marks and their encodings. */
const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Bytes that are examined if there is no byte order mark. */
const BEGIN = 8;

/**
 * The text of a file: as its byte order mark says, else UTF-16 or UTF-8 if it is that, else what Windows writes in
 * Germany. Throws 422 for a file that is too large or no text.
 */
export function readText(bytes: Buffer): string {
  if (bytes.length > IMPORT_LIMITS.bytes) throw unreadable('Die Datei ist größer als 5 MB.');
  const text = decode(bytes);
  // No text has one; a spreadsheet or a picture has many.
  if (text.includes('\0')) throw unreadable('Das ist keine Textdatei. Bitte als CSV oder iCal speichern.');
  return text;
}

/** The bytes of a file that came in a body. */
export function bytesOf({ content }: ImportFile): Buffer {
  return Buffer.from(content, 'base64');
}

function decode(bytes: Buffer): string {
  const [encoding] = MARKS.find(([, ...mark]) => mark.every((byte, place) => bytes[place] === byte)) ?? [];
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether bytes without a mark are UTF-16: in a first line of ordinary letters exactly every second byte is zero. */
function isUtf16(bytes: Buffer): boolean {
  const begin = bytes.subarray(0, BEGIN);
  return begin.length > 1 && begin.every((byte, place) => (byte === 0) === (place % 2 === 1));
}
