import { documentKind } from '../../content/kinds/with-own-code.ts';
import {
  type DocumentChange,
  type DocumentQuery,
  type DocumentType,
  type Download,
  type EditableDocument,
  type ListedDocument,
} from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { usualSorts } from '../../editing/admin-list.ts';
import { createContentRepository, type ContentKind } from '../../editing/content-repository.ts';
import { deleteExpired } from '../../editing/expired.ts';
import { nextVersion, staleVersion, type Edited, type Editor } from '../../editing/versions.ts';
import { notFound } from '../../errors.ts';
import { fold } from '../../rich-text/fold.ts';
import { freeSlug } from '../../rich-text/slug.ts';
import { findDocumentUses } from './document-uses.ts';

/** Where the bytes of a document lie, and what they are. */
export type StoredDocument = {
  id: string;
  slug: string;
  type: DocumentType;
  title: string;
  file: string;
  bytes: number;
  sha256: string;
  version: number;
};

/** The file of a document, as a replacement changes it. */
type DocumentFile = { file: string; name: string; bytes: number; sha256: string };

const FOLDER = '/documents/';
const MOST_SHOWN = 500;
const ADDRESS = "'/dateien/' || documents.slug || '.' || documents.type AS url";

const KIND: ContentKind = {
  ...documentKind,
  computed: [ADDRESS],
  searched: ['title', 'description', 'group', 'name'],
  order: 'documents.sort_order, documents.id',
  list: {
    filters: { onDownloads: (query, isShown) => void query.where({ on_downloads: isShown }) },
    sorts: { ...usualSorts('documents'), largest: 'documents.bytes DESC, documents.id' },
  },
  unknown: 'Diese Datei gibt es nicht (mehr).',
  stale: 'Die Datei wurde inzwischen von jemand anderem geändert.',
};

/** The key of a document's bytes in the storage. */
export function keyOfFile(file: string): string {
  return file.slice(FOLDER.length);
}

/** Where the bytes under a key are said to lie. */
export function fileOfKey(key: string): string {
  return FOLDER + key;
}

/** Documents and what is known about them; inside a transaction it is built from `trx`. */
export function createDocumentsRepository(db: Database) {
  const rows = createContentRepository<ListedDocument, never, DocumentChange>(db, KIND);

  async function find(id: string): Promise<EditableDocument> {
    const document = await rows.find(id);
    const uploader = await db('documents')
      .join('users', 'users.id', 'documents.created_by')
      .where({ 'documents.id': id })
      .first<{ name: string } | undefined>('users.name');
    return {
      ...document,
      uploadedBy: uploader?.name ?? null,
      usedIn: await findDocumentUses(db, document.url),
    };
  }

  /** Throws 404, and 409 for a stale version. */
  async function lock(id: string, version: number | undefined): Promise<StoredDocument> {
    const row = await db<StoredDocument>('documents').where({ id }).whereNull('deleted_at').forUpdate().first();
    if (!row) throw notFound(KIND.unknown);
    if (version !== undefined && version !== row.version) throw staleVersion(KIND.stale, await find(id));
    return row;
  }

  return {
    find,
    lock,

    findPage: (asked: DocumentQuery) => rows.findPage(asked),

    reorder: rows.reorder,

    async update(id: string, change: DocumentChange, editor: Editor): Promise<Edited<EditableDocument>> {
      const before = await find(id);
      const { before: locked } = await rows.update(id, change, editor);
      return { before: { ...before, ...locked }, after: await find(id) };
    },

    delete: (id: string, editor: Editor) => rows.delete(id, editor),

    async restore(id: string, editor: Editor): Promise<EditableDocument> {
      await rows.restore(id, editor);
      return find(id);
    },

    /** The documents of the page „Downloads“, group by group. */
    findDownloads: (): Promise<Download[]> =>
      rows.findFirst((query) => void query.where({ on_downloads: true }), MOST_SHOWN),

    /** The document at an address. */
    async findServed(slug: string, type: DocumentType): Promise<StoredDocument | undefined> {
      return db<StoredDocument>('documents').where({ slug, type }).whereNull('deleted_at').first();
    },

    /**
     * The document that this person made from the same file before. Only inside a transaction: until its end nobody
     * adds one.
     */
    async lockSame(sha256: string, editor: Editor): Promise<string | undefined> {
      await db.raw('LOCK TABLE documents IN SHARE ROW EXCLUSIVE MODE');
      const same = await db('documents')
        .where({ sha256, created_by: editor?.id ?? null })
        .whereNull('deleted_at')
        .first<{ id: string } | undefined>('id');
      return same?.id;
    },

    /** After {@link lockSame}, so that nobody takes the address. */
    async insert(
      this: void,
      id: string,
      type: DocumentType,
      title: string,
      file: DocumentFile,
      editor: Editor,
    ): Promise<void> {
      const author = { created_by: editor?.id ?? null, updated_by: editor?.id ?? null };
      await db('documents').insert({
        id,
        type,
        title,
        ...file,
        ...author,
        slug: await freeSlug(db, 'documents', title, 'datei'),
        search_text: fold(`${title}\n${file.name}`),
        sort_order: db.raw('(SELECT coalesce(max(sort_order), 0) + 1 FROM documents)'),
      });
    },

    async hasContent(id: string, sha256: string): Promise<boolean> {
      return (await db('documents').where({ id, sha256, deleted_at: null }).first('id')) !== undefined;
    },

    async replace(row: StoredDocument, file: DocumentFile, editor: Editor): Promise<void> {
      const { title, description, group } = await rows.find(row.id);
      const words = [title, description, group, file.name].filter(Boolean);
      await db('documents')
        .where({ id: row.id })
        .update({
          ...file,
          search_text: fold(words.join('\n')),
          filed_at: db.fn.now(),
          ...nextVersion(row, editor),
        });
    },

    /** Whether a document, deleted or not, has its bytes under this key. */
    async hasFile(key: string): Promise<boolean> {
      return (
        (await db('documents')
          .where({ file: fileOfKey(key) })
          .first('id')) !== undefined
      );
    },

    /** The keys among these that a document has, deleted ones included. */
    async findKnown(keys: readonly string[]): Promise<Set<string>> {
      const files = await db('documents').whereIn('file', keys.map(fileOfKey)).pluck<string[]>('file');
      return new Set(files.map(keyOfFile));
    },

    /** Removes for good those that nobody restored in time; returns their keys. */
    deleteExpired: async (): Promise<string[]> => (await deleteExpired(db, 'documents', 'file')).map(keyOfFile),
  };
}
