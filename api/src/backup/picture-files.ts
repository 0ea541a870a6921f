import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Database } from '../database/connect.ts';

/**
 * The part of the media that backups need: pictures and documents by key, and marks for those that are being stored.
 * Keys of documents begin with `documents/`.
 */
export type PictureFiles = {
  storage: {
    put: (key: string, bytes: Buffer) => Promise<void>;
    open: (key: string) => Promise<Readable>;
    delete: (key: string) => Promise<void>;
  };
  /** Deleted pictures, and how they are removed from their public address. */
  hidden: { open: (key: string) => Promise<Readable> };
  bin: { hide: () => Promise<void> };
  /**
   * Notes the refusals of pictures; the returned function applies them again to the rows that are there by then, and
   * returns the addresses that `removeFile` has to empty.
   */
  noteRefusals: (trx: Knex.Transaction) => Promise<() => Promise<string[]>>;
  removeFile: (url: string) => Promise<void>;
  /** A marked key without a row is removed at the next start. */
  incoming: { mark: (key: string) => Promise<void>; unmark: (key: string) => Promise<void> };
  /** Removes the rows of pictures that came with the portal and are shown nowhere; returns their keys. */
  forgetUnused: (trx: Database) => Promise<string[]>;
};

const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(jpg|png|webp)$/;
const DOCUMENTS = 'documents/';
/** The addresses of documents as the library writes them. */
const DOCUMENT = /\/(documents\/\d{4}\/\d{2}\/[0-9a-f-]{36}(?:-[0-9a-f]{8})?\.(?:pdf|docx|odt))/g;
/** Addresses have at most 500 characters; without a limit, a text full of beginnings would take quadratic time. */
const ADDRESS = /\/(?:banner-)?objects\/([A-Za-z0-9/_.-]{1,480}\.(?:jpg|png|webp))/g;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The pictures and documents that a text names anywhere. */
export function filesIn(text: string): string[] {
  const pictures = [...text.matchAll(ADDRESS)].map(([, key = '']) => key).filter((key) => KEY.test(key));
  return [...pictures, ...[...text.matchAll(DOCUMENT)].map(([, key = '']) => key)];
}

/**
 * Whether this is the address of a picture, as the library writes it: any other address in a row may lead out of the
 * folder.
 */
export function isPictureAddress(address: string): boolean {
  const key = /^\/(?:banner-)?objects\/(.{1,480})$/.exec(address)?.[1] ?? '';
  return KEY.test(key) && !isDocument(key);
}

/** Whether this is where the bytes of a document lie, as the library writes it. */
export function isDocumentAddress(address: string): boolean {
  return filesIn(address).some((key) => isDocument(key) && address === `/${key}`);
}

/** Whether a key is that of a document. */
export function isDocument(key: string): boolean {
  return key.startsWith(DOCUMENTS);
}

/** The files of the library and those of the documents as one. */
export function withDocuments(
  pictures: PictureFiles,
  documents: Pick<PictureFiles, 'storage' | 'incoming'>,
): PictureFiles {
  const at = (key: string) =>
    isDocument(key) ? { ...documents, own: key.slice(DOCUMENTS.length) } : { ...pictures, own: key };
  return {
    ...pictures,
    storage: {
      put: (key, bytes) => at(key).storage.put(at(key).own, bytes),
      open: (key) => at(key).storage.open(at(key).own),
      delete: (key) => at(key).storage.delete(at(key).own),
    },
    incoming: {
      mark: (key) => at(key).incoming.mark(at(key).own),
      unmark: (key) => at(key).incoming.unmark(at(key).own),
    },
  };
}

/** Whether a file is what its name says: it will be served from our own origin, so nothing else may pass. */
export function isFileOfOurs(key: string, bytes: Buffer): boolean {
  if (!isDocument(key)) return isPicture(key, bytes);
  const begin = key.endsWith('.pdf') ? PDF : ZIP;
  return filesIn(`/${key}`).includes(key) && bytes.subarray(0, begin.length).equals(begin);
}

function isPicture(key: string, bytes: Buffer): boolean {
  const [, extension] = KEY.exec(key) ?? [];
  if (extension === 'jpg') return bytes.subarray(0, 3).equals(JPEG);
  if (extension === 'png') return bytes.subarray(0, 8).equals(PNG);
  if (extension !== 'webp') return false;
  const head = bytes.toString('latin1', 0, 12);
  return head.startsWith('RIFF') && head.endsWith('WEBP');
}
