import { rm } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { ChildrenAnswer, toPlainText } from '../../contract/index.ts';
import { AppError } from '../../errors.ts';
import { readToEnd } from '../../http/sent-file.ts';
import { cutText } from '../../imports/cut-text.ts';
import type { IncomingFolder } from '../library/incoming-folder.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';

const NAME_LENGTH = 200;
const FORM_LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 16 * 1024 };
const VERSION = /^\d{1,9}$/;

/** A received file at `path`, and its original name. */
export type ReceivedFile = { path: string; name: string };

type UploadForm = ReceivedFile & { alt: string; isLogo?: boolean; version?: number; children?: ChildrenAnswer };

/** What a form brings, in German as a sentence begins with it, and how large it may be. */
type Expected = { thing: string; file: string; maxBytes: number };

const PICTURE: Expected = { thing: 'Das Bild', file: 'Die Bilddatei', maxBytes: PICTURE_LIMITS.uploadBytes };

/** Reads the form of a picture. */
export async function receiveForm(request: FastifyRequest, incoming: IncomingFolder): Promise<UploadForm> {
  const form: Omit<UploadForm, keyof ReceivedFile> = { alt: '' };
  const file = await receiveParts(request, incoming, PICTURE, (field, value) => {
    if (field === 'alt') form.alt = readAlt(value);
    else if (field === 'purpose') form.isLogo = readPurpose(value);
    else if (field === 'version') form.version = readVersion(value);
    else if (field === 'children') form.children = readChildren(value);
    else return false;
    return true;
  });
  return { ...form, ...file };
}

/**
 * Reads a form with one file; when it is refused or breaks off, its file is removed again. `readField` says whether it
 * knows the field.
 */
export async function receiveParts(
  request: FastifyRequest,
  incoming: IncomingFolder,
  expected: Expected,
  readField: (field: string, value: unknown) => boolean,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw invalidForm(`${expected.thing} muss als Formular mit dem Feld „file“ kommen.`);
  // The parts of a client that has hung up while it waited would never end.
  if (request.raw.destroyed) throw invalidForm('Die Übertragung ist abgebrochen.');
  giveUpInSilence(request);
  let path: string | undefined;
  let name = '';
  try {
    for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: expected.maxBytes } })) {
      if (part.type === 'file') {
        path = await receiveFile(part, incoming, expected);
        name = readName(part.filename);
      } else if (!readField(part.fieldname, part.value))
        throw invalidForm(`Das Feld „${part.fieldname.slice(0, 40)}“ ist hier unbekannt.`);
    }
    if (path === undefined) throw invalidForm(`${expected.file} im Feld „file“ fehlt.`);
    await request.server.requireStill(request);
    return { path, name };
  } catch (error) {
    readToEnd(request.raw);
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

async function receiveFile(
  { fieldname, file }: MultipartFile,
  incoming: IncomingFolder,
  expected: Expected,
): Promise<string> {
  if (fieldname !== 'file') {
    file.resume();
    throw invalidForm(`${expected.file} gehört in das Feld „file“.`);
  }
  const path = await incoming.receive(file);
  if (!file.truncated) return path;
  await rm(path, { force: true });
  const megabytes = expected.maxBytes / 1024 / 1024;
  throw new AppError(413, 'file_too_large', `${expected.thing} ist zu groß (höchstens ${megabytes} MB).`);
}

/** A name to read and to search, never a path. */
function readName(filename: string | undefined): string {
  return cutText(oneLine(filename ?? ''), NAME_LENGTH);
}

function readAlt(value: unknown): string {
  const alt = oneLine(String(value));
  if (alt.length <= PICTURE_LIMITS.altLength) return alt;
  throw invalidForm(`Der Alternativtext ist zu lang (höchstens ${PICTURE_LIMITS.altLength} Zeichen).`);
}

function readPurpose(value: unknown): boolean {
  if (value === 'logo') return true;
  throw invalidForm('Das Feld „purpose“ kennt nur „logo“.');
}

/** The version that a replacement was made for. */
export function readVersion(value: unknown): number {
  if (VERSION.test(String(value))) return Number(value);
  throw invalidForm('Das Feld „version“ muss eine Zahl sein.');
}

function readChildren(value: unknown): ChildrenAnswer {
  if (Value.Check(ChildrenAnswer, value)) return value;
  throw invalidForm('Das Feld „children“ kennt „none“, „consent“ und „missing“.');
}

/** A text without line breaks and doubled blanks. */
export function oneLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim();
}

/** 400: a form that is not as it should be. */
export function invalidForm(message: string): AppError {
  return new AppError(400, 'invalid_form', message);
}
