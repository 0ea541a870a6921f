import type { FastifyRequest } from 'fastify';
import type { IncomingFolder } from '../library/incoming-folder.ts';
import { invalidForm, oneLine, readVersion, receiveParts, type ReceivedFile } from '../uploads/upload-form.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';

const LONGEST_TITLE = 120;
const EXPECTED = { thing: 'Die Datei', file: 'Die Datei', maxBytes: DOCUMENT_LIMITS.uploadBytes };

/** The received form: the file, its title, and the version that it replaces. */
type DocumentForm = ReceivedFile & { title: string; version?: number };

/** Reads the form of a document like that of a picture. */
export async function receiveDocument(request: FastifyRequest, incoming: IncomingFolder): Promise<DocumentForm> {
  const form: Omit<DocumentForm, keyof ReceivedFile> = { title: '' };
  const file = await receiveParts(request, incoming, EXPECTED, (field, value) => {
    if (field === 'title') form.title = readTitle(value);
    else if (field === 'version') form.version = readVersion(value);
    else return false;
    return true;
  });
  return { ...form, ...file };
}

function readTitle(value: unknown): string {
  const title = oneLine(String(value));
  if (title.length <= LONGEST_TITLE) return title;
  throw invalidForm(`Der Titel ist zu lang (höchstens ${LONGEST_TITLE} Zeichen).`);
}
