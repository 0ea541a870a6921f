import { buffer } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import type { DocumentType } from '../../contract/index.ts';
import { AppError } from '../../errors.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';
import { damaged, unknownType } from './refused-document.ts';

const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const DOCX_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** The entry that tells what an archive is: OpenDocument's comes first and uncompressed, Office Open XML's anywhere. */
const ODT_DESCRIPTION = 'mimetype';
const DOCX_DESCRIPTION = '[Content_Types].xml';
const MACRO_TYPE = /macroEnabled|vbaProject|ms-office\.activeX/i;
/** Relationship parts of a DOCX package (ECMA-376, part 2, 8.5). */
const RELATIONS = /\.rels$/i;
/** Parts that Word fetches when it opens a text; they may have macros that the text has not. */
const FETCHED = /\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)$/i;
/**
 * Targets outside the reader's own disks; a letter alone is a drive. Windows accepts both slashes, and `file:////host`
 * as a host (RFC 8089, E.3.2).
 */
const ELSEWHERE = /^(?:(?!file:)[a-z][a-z0-9+.-]+:|[\\/]{2}|file:[\\/]{2}(?:[^\\/]|[\\/]{2}))/i;
/** UTF-16, in which the words would not be found. */
const NOT_UTF8 = /^(\xff\xfe|\xfe\xff|\0)/;
const DAMAGED = 'Die Datei ist beschädigt.';

/**
 * Checks an archive and returns its type. Throws 415 if it is no text, 422 if it is damaged, oversized, or has or
 * fetches macros.
 */
export async function readOfficeType(file: Buffer): Promise<DocumentType> {
  const archive = await fromBufferPromise(file, { strictFileNames: true }).catch(refuse);
  if (archive.comment !== '') throw damaged('Die Datei enthält mehr als ein Dokument.');
  if (archive.entryCount > DOCUMENT_LIMITS.entries) throw oversized();
  const found = await readEntries(archive).catch(refuse);
  const contentTypes = attributesOf(found.get(DOCX_DESCRIPTION)).map((part) => part['ContentType'] ?? '');
  if (contentTypes.some((type) => MACRO_TYPE.test(type))) throw withMacros();
  if (found.get(ODT_DESCRIPTION) === ODT_TYPE && found.has('content.xml')) return 'odt';
  if (contentTypes.includes(DOCX_MAIN) && found.has('word/document.xml')) return 'docx';
  throw unknownType();
}

/** The names of all files; with the content of those that describe the archive or its parts, empty for all others. */
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
    const content = await readEntry(archive, entry);
    if (RELATIONS.test(name) && attributesOf(content).some(isFetched)) throw withFetched();
    found.set(name, content);
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

/** Unpacks a file; throws if it is larger or smaller than it claims. */
async function readEntry(archive: ZipFile, entry: Entry): Promise<string> {
  const content = await archive.openReadStreamPromise(entry);
  const { fileName: name } = entry;
  if (name !== ODT_DESCRIPTION && name !== DOCX_DESCRIPTION && !RELATIONS.test(name)) {
    for await (const _ of content);
    return '';
  }
  if (entry.uncompressedSize > DOCUMENT_LIMITS.descriptionBytes) throw oversized();
  const bytes = await buffer(content);
  if (NOT_UTF8.test(bytes.toString('latin1', 0, 2))) throw unknownType();
  return bytes.toString();
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes of each element, as a reader of XML knows them. Throws 422 if the text is not XML. */
function attributesOf(xml = ''): Attributes[] {
  const found: Attributes[] = [];
  if (xml === '') return found;
  const parser = new SaxesParser();
  const refuseDamaged = () => {
    throw damaged(DAMAGED);
  };
  parser.on('error', refuseDamaged);
  // DOCTYPE is forbidden (ECMA-376, part 2); a parser that honours it sees attributes that we would miss.
  parser.on('doctype', refuseDamaged);
  parser.on('opentag', ({ attributes }) => void found.push(attributes));
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  return found;
}

function isFetched({ Type = '', Target = '', TargetMode }: Attributes): boolean {
  return TargetMode === 'External' && FETCHED.test(Type.trim()) && ELSEWHERE.test(Target.trim());
}

/** Any other error is the archive's fault. */
function refuse(error: unknown): never {
  throw error instanceof AppError ? error : damaged(DAMAGED);
}

function oversized(): AppError {
  return damaged('Die Datei ist ausgepackt viel zu groß.');
}

function withFetched(): AppError {
  return new AppError(
    422,
    'document_with_macros',
    'Die Datei lädt beim Öffnen etwas aus dem Netz nach, das Programme enthalten kann. Bitte ohne diese Vorlage oder Verknüpfung speichern, am besten als PDF.',
  );
}

function withMacros(): AppError {
  return new AppError(
    422,
    'document_with_macros',
    'Die Datei enthält Makros, also Programme. Bitte ohne Makros speichern, am besten als PDF.',
  );
}
