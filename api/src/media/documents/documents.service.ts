import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeAndSize } from '../../contract/file-size.ts';
import type { DocumentDeletion, DocumentType, MediaUse } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import type { Editor } from '../../editing/versions.ts';
import { AppError, conflict } from '../../errors.ts';
import { sha256Of } from '../../crypto/sha256.ts';
import { isStorageAway, type ObjectStorage } from '../../storage/object-storage.ts';
import { createIncomingFolder } from '../library/incoming-folder.ts';
import { createObjectWriter, newObject } from '../library/object-writer.ts';
import { createWorkQueue } from '../pictures/work-queue.ts';
import type { ReceivedFile } from '../uploads/upload-form.ts';
import { checkDocument } from './check-document.ts';
import { titleFrom } from './document-name.ts';
import { renewDescriptions } from './document-uses.ts';
import { createDocumentsRepository, fileOfKey, keyOfFile } from './documents.repository.ts';

/** The folder of uploads that wait to be checked, below DATA_DIR. */
const INCOMING = 'incoming-documents';

/** Stores documents: file and row, or neither. */
export type DocumentService = ReturnType<typeof createDocumentService>;

/**
 * Documents in `storage`, described in the table `documents`. They are checked one at a time, so that at most one is in
 * memory.
 */
export function createDocumentService(parts: { db: Database; dataDir: string; storage: ObjectStorage }) {
  const { db, dataDir, storage } = parts;
  const documents = createDocumentsRepository(db);
  const incoming = createIncomingFolder(join(dataDir, INCOMING));
  const writer = createObjectWriter({ db, storage, incoming, isKnown: (key) => documents.hasFile(key) });
  const queue = createWorkQueue({ atOnce: 1, waiting: 50, failsAll: isStorageAway });

  const store = async ({ path, name, title }: ReceivedFile & { title: string }, editor: Editor): Promise<string> => {
    const { bytes, type, sha256 } = await read(path);
    return writer.write(newObject(type), async ({ id, key, trx, put }) => {
      const known = createDocumentsRepository(trx);
      // An answer got lost, and the file came again.
      const same = await known.lockSame(sha256, editor);
      if (same) return same;
      const file = { file: fileOfKey(key), name, bytes: bytes.length, sha256 };
      await known.insert(id, type, title || titleFrom(name), file, editor);
      await put(bytes);
      return id;
    });
  };

  const replace = async (
    id: string,
    { path, name, version }: ReceivedFile & { version?: number },
    editor: Editor,
  ): Promise<void> => {
    const { bytes, type, sha256 } = await read(path);
    if (await documents.hasContent(id, sha256)) return; // as above
    const from = await writer.write(newObject(type, id), async ({ key, trx, put }) => {
      const known = createDocumentsRepository(trx);
      const row = await known.lock(id, version);
      if (row.type !== type) throw otherType(row.type);
      const file = { file: fileOfKey(key), name, bytes: bytes.length, sha256 };
      await known.replace(row, file, editor);
      await renewDescriptions(trx, `/dateien/${row.slug}.${type}`, typeAndSize({ type, bytes: bytes.length }));
      await put(bytes);
      return keyOfFile(row.file);
    });
    // Files that cannot be removed now are tidied up later.
    await storage.delete(from).catch(() => undefined);
  };

  return {
    storage,
    incoming,

    /** Stores a document once per person and answers its id. @throws AppError 415, 422 or 503 with a German sentence */
    store: (file: ReceivedFile & { title: string }, editor: Editor): Promise<string> =>
      queue.run(() => store(file, editor), editor?.id),

    /** Puts another file behind a document's address. @throws AppError 404, 409, 415, 422 or 503 */
    replace: (id: string, file: ReceivedFile & { version?: number }, editor: Editor): Promise<void> =>
      queue.run(() => replace(id, file, editor), editor?.id),

    /** @throws AppError 404, or 409 with `usedIn` while something links to it */
    async delete(id: string, { force = false }: DocumentDeletion, editor: Editor): Promise<void> {
      const { usedIn } = await documents.find(id);
      if (usedIn.length > 0 && !force) throw inUse(usedIn);
      await documents.delete(id, editor);
    },

    deleteExpired: () => documents.deleteExpired(),
    findKnown: (keys: readonly string[]) => documents.findKnown(keys),

    /** Removes the unfinished work of a killed process. */
    cleanUp: (): Promise<void> => writer.settleLeftovers(),
  };
}

async function read(path: string): Promise<{ bytes: Buffer; type: DocumentType; sha256: string }> {
  const bytes = await readFile(path);
  const type = await checkDocument(bytes);
  return { bytes, type, sha256: sha256Of(bytes) };
}

/** The address says what is there. */
function otherType(type: DocumentType): AppError {
  return new AppError(
    422,
    'other_document_type',
    `Die Adresse endet auf „.${type}“: Ersetzen lässt sich die Datei nur durch eine andere ${type.toUpperCase()}-Datei.`,
  );
}

/** More would fill the window. */
const MOST_NAMED = 5;

function inUse(usedIn: readonly MediaUse[]): AppError {
  const places = usedIn.length === 1 ? 'einer Stelle' : `${usedIn.length} Stellen`;
  const named = usedIn.slice(0, MOST_NAMED).map(({ title }) => `„${title}“`);
  return conflict('document_in_use', `Auf die Datei führt noch ein Link an ${places}: ${named.join(', ')}.`, {
    usedIn,
  });
}
