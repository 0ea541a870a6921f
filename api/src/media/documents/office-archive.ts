import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import type { DocumentType } from '../../contract/index.ts';
import { AppError } from '../../errors.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';
import { damaged, unknownType } from './refused-document.ts';

const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const DOCX_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Says what an archive is: that of OpenDocument comes first and is not packed, that of Office Open XML anywhere. */
const ODT_DESCRIPTION = 'mimetype';
const DOCX_DESCRIPTION = '[Content_Types].xml';
const MACRO_TYPE = /macroEnabled|vbaProject|ms-office\.activeX/i;
/** UTF-16, in which the words would not be found. */
const NOT_UTF8 = /^(\xff\xfe|\xfe\xff|\0)/;

/** Checks an archive and tells what it is. Throws 415 for one that is no text, 422 for what is damaged, oversized, or has macros. */
export async function readOfficeType(file: Buffer): Promise<DocumentType> {
  const archive = await fromBufferPromise(file, { strictFileNames: true }).catch(refuse);
  if (archive.comment !== '') throw damaged('Die Datei enthält mehr als ein Dokument.');
  if (archive.entryCount > DOCUMENT_LIMITS.entries) throw oversized();
  const found = await readEntries(archive).catch(refuse);
  const contentTypes = found.get(DOCX_DESCRIPTION) ?? '';
  if (MACRO_TYPE.test(contentTypes)) throw withMacros();
  if (found.get(ODT_DESCRIPTION) === ODT_TYPE && found.has('content.xml')) return 'odt';
  if (contentTypes.includes(`"${DOCX_MAIN}"`) && found.has('word/document.xml')) return 'docx';
  throw unknownType();
}

/** The names of all files; with the content of those that describe the archive, empty for all others. */
async function readEntries(archive: ZipFile): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    const { fileName: name, uncompressedSize, compressedSize } = entry;
    unpacked += uncompressedSize;
    const allowed = DOCUMENT_LIMITS.freeBytes + DOCUMENT_LIMITS.ratio * compressedSize;
    if (unpacked > DOCUMENT_LIMITS.unpackedBytes || uncompressedSize > allowed) throw oversized();
    // Two programs would take different ones.
    if (found.has(name)) throw damaged(`In der Datei gibt es „${name.slice(0, 60)}“ zweimal.`);
    if (entry.isEncrypted()) throw damaged('Die Datei ist mit einem Passwort geschützt.');
    if (isProgram(name)) throw withMacros();
    if (found.size === 0 && entry.relativeOffsetOfLocalHeader !== 0)
      throw damaged('Die Datei beginnt nicht mit ihrem Inhalt.');
    found.set(name, await readEntry(archive, entry));
  }
  return found;
}

/** Whether a file belongs to the programs in a text: Visual Basic and ActiveX in DOCX, Basic and scripts in ODT. */
function isProgram(name: string): boolean {
  const parts = name.toLowerCase().split('/');
  const [first = '', second] = parts;
  const isInOdt = second !== undefined && (first === 'basic' || first === 'scripts');
  return isInOdt || parts.some((part) => part.startsWith('vba') || part === 'activex');
}

/** Unpacks a file: what is larger or smaller than it claims ends with an error. */
async function readEntry(archive: ZipFile, entry: Entry): Promise<string> {
  const content = await archive.openReadStreamPromise(entry);
  if (entry.fileName !== ODT_DESCRIPTION && entry.fileName !== DOCX_DESCRIPTION) {
    for await (const _ of content);
    return '';
  }
  if (entry.uncompressedSize > DOCUMENT_LIMITS.descriptionBytes) throw oversized();
  const text = (await buffer(content)).toString('latin1');
  if (NOT_UTF8.test(text)) throw unknownType();
  return text;
}

/** Whatever else goes wrong is the archive's fault. */
function refuse(error: unknown): never {
  throw error instanceof AppError ? error : damaged('Die Datei ist beschädigt.');
}

function oversized(): AppError {
  return damaged('Die Datei ist ausgepackt viel zu groß.');
}

function withMacros(): AppError {
  return new AppError(
    422,
    'document_with_macros',
    'Die Datei enthält Makros, also Programme. Bitte ohne Makros speichern, am besten als PDF.',
  );
}
