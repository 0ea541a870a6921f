import type { ChildrenState, Upload } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { fold } from '../../rich-text/fold.ts';

type MediaRow = Upload & {
  name: string;
  search_text: string;
  sha256: string;
  uploaded_by: string | null;
  children: ChildrenState | null;
  deleted_at: Date | null;
};

/** A picture that is about to be stored; `sha256` is that of the file somebody sent (hex), `name` its original name. */
export type NewPicture = Upload & { name: string; sha256: string; uploadedBy: string | null };

/** The file behind a `sha256`: that of a picture which got another file has its id behind it. */
export function fileOf(sha256: string): string {
  return sha256.split(':', 1)[0] ?? '';
}

/** The searched text. */
export function searchText(...texts: (string | null)[]): string {
  return fold(texts.filter(Boolean).join('\n'));
}

const COLUMNS: (keyof Upload)[] = ['id', 'url', 'alt', 'width', 'height', 'color', 'type', 'bytes', 'children'];

/** Pictures and what is known about them; inside a transaction it is built from `trx`. */
export function createMediaRepository(db: Database) {
  return {
    /** The picture that this person made from the same file before, and whether it is deleted. */
    async findSame({
      sha256,
      uploadedBy,
    }: Pick<NewPicture, 'sha256' | 'uploadedBy'>): Promise<{ same: Upload; isDeleted: boolean } | undefined> {
      const row = await db<MediaRow>('media')
        .select([...COLUMNS, 'deleted_at'])
        .where({ sha256 })
        .whereRaw('uploaded_by is not distinct from ?', [uploadedBy])
        .orderBy('created_at')
        .first();
      if (!row) return undefined;
      const { deleted_at: deletedAt, ...same } = row;
      return { same, isDeleted: deletedAt !== null };
    },

    async hasContent(id: string, sha256: string): Promise<boolean> {
      return (await db('media').where({ id, sha256, deleted_at: null }).first('id')) !== undefined;
    },

    /** Sets the description of a picture that has none. */
    async fillAlt(id: string, alt: string): Promise<void> {
      const added = `\n${searchText(alt)}`;
      await db('media')
        .where({ id, alt: '' })
        .update({ alt, search_text: db.raw('search_text || ?', [added]), version: db.raw('version + 1') });
    },

    /** Sets the answer about children for a picture that has none. */
    async fillChildren(id: string, children: ChildrenState): Promise<void> {
      await db('media').where({ id, children: null }).update({ children });
    },

    /** Whether consent for the picture in this file was withdrawn, whoever had sent it. */
    async isWithdrawn(sha256: string): Promise<boolean> {
      const copies = db('media')
        .where({ children: 'withdrawn' })
        .whereRaw('starts_with(sha256, ?)', [fileOf(sha256)]);
      return (await copies.first('id')) !== undefined;
    },

    /** Undefined when the same person has stored the same file in the meantime. */
    async insert({ uploadedBy, ...picture }: NewPicture): Promise<Upload | undefined> {
      const [row] = await db<MediaRow>('media')
        .insert({ ...picture, search_text: searchText(picture.name, picture.alt), uploaded_by: uploadedBy })
        .onConflict(['uploaded_by', 'sha256'])
        .ignore()
        .returning(COLUMNS);
      return row;
    },

    /** Whether a picture that is not deleted has this address. */
    async isShownAt(url: string): Promise<boolean> {
      return (await db('media').where({ url, deleted_at: null }).first('id')) !== undefined;
    },

    /** The addresses among `urls` that a picture has; with `deleted` a deleted one. */
    async findKnown(urls: readonly string[], { deleted = false } = {}): Promise<Set<string>> {
      const rows = await db('media')
        .whereIn('url', urls)
        .modify((query) => void (deleted && query.whereNotNull('deleted_at')))
        .select<{ url: string }[]>('url');
      return new Set(rows.map(({ url }) => url));
    },

    /** The picture that this person sent under this key before. */
    async findByKey(uploadedBy: string, key: string): Promise<Upload | undefined> {
      return db<MediaRow>('media')
        .select(COLUMNS)
        .whereNull('deleted_at')
        .whereIn('id', db('upload_keys').where({ uploaded_by: uploadedBy, key }).select('media_id'))
        .first();
    },

    async rememberKey(uploadedBy: string, key: string, id: string): Promise<void> {
      await db('upload_keys').insert({ uploaded_by: uploadedBy, key, media_id: id }).onConflict().ignore();
    },

    /** A lost connection is retried within hours, not days. */
    async forgetOldKeys(): Promise<void> {
      await db('upload_keys').where('created_at', '<', db.raw("now() - interval '2 days'")).delete();
    },
  };
}
