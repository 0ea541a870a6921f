import { rm } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { IncomingFolder } from '../library/incoming-folder.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';

const NAME_LENGTH = 200;
const VERSION = /^\d{1,9}$/;

/** What came: the file at `path`, what it was called, and the fields. */
type UploadForm = { path: string; name: string; alt: string; version?: number };

/** Takes the form apart; when it is refused or breaks off, the file that came with it is gone again. */
export async function receiveForm(request: FastifyRequest, incoming: IncomingFolder): Promise<UploadForm> {
  if (!request.isMultipart()) throw invalidForm('Bitte das Bild als Formular mit dem Feld „file“ senden.');
  // The parts of a client that has hung up while it waited would never end.
  if (request.raw.destroyed) throw invalidForm('Die Übertragung ist abgebrochen.');
  giveUpInSilence(request);
  const form: Omit<UploadForm, 'path'> = { name: '', alt: '' };
  let path: string | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        path = await receiveFile(part, incoming);
        form.name = readName(part.filename);
      } else if (part.fieldname === 'alt') form.alt = readAlt(part.value);
      else if (part.fieldname === 'version') form.version = readVersion(part.value);
      else throw invalidForm(`Das Feld „${part.fieldname.slice(0, 40)}“ ist hier unbekannt.`);
    }
    if (path === undefined) throw invalidForm('Die Bilddatei im Feld „file“ fehlt.');
    return { ...form, path };
  } catch (error) {
    // A client that is still sending should read the refusal instead of a broken connection.
    request.raw.unpipe();
    request.raw.resume();
    if (path !== undefined) await rm(path, { force: true });
    throw error;
  }
}

/** A phone that lost its network sends nothing more; it must not keep its place in the queue. */
function giveUpInSilence({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(new Error('upload fell silent')), PICTURE_LIMITS.uploadSilenceMs);
  raw.on('data', () => timer.refresh());
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}

async function receiveFile({ fieldname, file }: MultipartFile, incoming: IncomingFolder): Promise<string> {
  if (fieldname !== 'file') {
    file.resume();
    throw invalidForm('Die Bilddatei gehört in das Feld „file“.');
  }
  const path = await incoming.receive(file);
  if (!file.truncated) return path;
  await rm(path, { force: true });
  const megabytes = PICTURE_LIMITS.uploadBytes / 1024 / 1024;
  throw new AppError(413, 'file_too_large', `Das Bild ist zu groß (höchstens ${megabytes} MB).`);
}

/** A name to read and to search, never a path. */
function readName(filename: string | undefined): string {
  return oneLine(filename ?? '').slice(0, NAME_LENGTH);
}

function readAlt(value: unknown): string {
  const alt = oneLine(String(value));
  if (alt.length <= PICTURE_LIMITS.altLength) return alt;
  throw invalidForm(`Der Alternativtext ist zu lang (höchstens ${PICTURE_LIMITS.altLength} Zeichen).`);
}

function readVersion(value: unknown): number {
  if (VERSION.test(String(value))) return Number(value);
  throw invalidForm('Das Feld „version“ muss eine Zahl sein.');
}

function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function invalidForm(message: string): AppError {
  return new AppError(400, 'invalid_form', message);
}
