import type { DocumentType } from '../../contract/index.ts';
import { readOfficeType } from './office-archive.ts';
import { damaged, unknownType } from './refused-document.ts';

/** Where a reader of PDF looks for the end; some programs write blanks behind it. */
const TRAILER_BYTES = 2048;
/** Header, version and line break (ISO 32000-1, 7.5.2). */
const PDF = /^%PDF-[12]\.\d[\r\n \t%]/;
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;

/**
 * The type of a document by its content, whatever its name says; a file that another program could read as something
 * else is refused. Throws 415 for anything but PDF, DOCX and ODT, 422 for files that are damaged, oversized inside, or
 * have macros.
 */
export async function checkDocument(file: Buffer): Promise<DocumentType> {
  if (file.subarray(0, 4).equals(ZIP)) return readOfficeType(file);
  if (!PDF.test(file.toString('latin1', 0, 9))) throw unknownType();
  if (!hasTrailer(file)) throw damaged('Der PDF-Datei fehlt das Ende.');
  if (endsAsArchive(file)) throw damaged('Die PDF-Datei ist zugleich ein ZIP-Archiv.');
  return 'pdf';
}

/** Whether the last lines are those of a PDF (ISO 32000-1, 7.5.5). */
function hasTrailer(file: Buffer): boolean {
  const last = file
    .toString('latin1', Math.max(0, file.length - TRAILER_BYTES))
    .replaceAll('\0', ' ')
    .trimEnd();
  return last.endsWith('%%EOF') && last.includes('startxref');
}

/** Whether a program that reads archives from their end would find one. */
function endsAsArchive(file: Buffer): boolean {
  const earliest = Math.max(0, file.length - ZIP_END_BYTES - LONGEST_COMMENT);
  for (let at = file.indexOf(ZIP_END, earliest); at !== -1; at = file.indexOf(ZIP_END, at + 1)) {
    const isWhole = at + ZIP_END_BYTES <= file.length;
    if (isWhole && at + ZIP_END_BYTES + file.readUInt16LE(at + ZIP_END_BYTES - 2) === file.length) return true;
  }
  return false;
}
