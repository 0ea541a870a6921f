import type {
  ChildrenState,
  MediaChange,
  MediaDetail,
  MediaItem,
  MediaPage,
  MediaQuery,
  Upload,
  User,
} from '../../contract/index.ts';
import { picturesFor, type Trainer } from '../../content/own-pictures.ts';
import { PEOPLE_GUARDS, PICTURE_GUARDS } from '../../content/picture-guards.ts';
import type { Database } from '../../database/connect.ts';
import { matching, type Narrow, findPageOf } from '../../editing/admin-list.ts';
import { toColumns, toFields, type Row } from '../../editing/columns.ts';
import { answered, OPEN, publishedPictures, WAITING_FOR_ANSWER } from '../../editing/picture-answers.ts';
import { deleteExpired } from '../../editing/expired.ts';
import { nextVersion, staleVersion, type Edited, type Editor } from '../../editing/versions.ts';
import { AppError, notFound } from '../../errors.ts';
import { fileOf, searchText } from './media.repository.ts';
import { findUses, IS_LOGO, PICTURE_USES } from './picture-places.ts';

const PER_PAGE = 48;
/** How long a deleted picture can come back. */

const ORDER = {
  newest: 'media.created_at DESC, media.id',
  oldest: 'media.created_at, media.id',
  name: 'lower(media.name), media.created_at DESC, media.id',
  largest: 'media.bytes DESC, media.id',
} as const;
const NO_USE = 'NOT EXISTS (SELECT 1 FROM uses WHERE uses.url = media.url)';

/** Read as text, the day stays the same in every time zone. */
const CONSENT_DATE = "to_char(media.consent_date, 'YYYY-MM-DD') AS consent_date";

type MediaRow = Row & {
  sha256: string;
  url: string;
  type: string;
  name: string;
  alt: string;
  credit: string | null;
  children: ChildrenState | null;
  version: number;
};

/** The file of a picture, as a replacement changes it. */
type PictureContent = Omit<Upload, 'id' | 'alt' | 'children'> & { sha256: string };

/** Pictures as editors see them; inside a transaction it is built from `trx`. */
export function createLibraryRepository(db: Database) {
  async function find(id: string, trainer: Trainer | null = null): Promise<MediaDetail> {
    const row = await db('media')
      .leftJoin('users', 'users.id', 'media.uploaded_by')
      .where({ 'media.id': id, 'media.deleted_at': null })
      .modify(shownTo(trainer))
      .first<(MediaRow & { uploader: string | null }) | undefined>(
        'media.*',
        { uploader: 'users.name' },
        db.raw(CONSENT_DATE),
      );
    if (!row) throw unknownPicture();
    const usedIn = await findUses(db, row.url);
    const item = toItem({ ...row, uses: usedIn.length }, trainer);
    // Drafts of others are among them.
    return { ...item, uploadedBy: row.uploader, usedIn: trainer ? [] : usedIn };
  }

  /** Throws 404, and 409 for a stale version. */
  async function lock(id: string, version: number | undefined): Promise<MediaRow> {
    const row = await db<MediaRow>('media').where({ id, deleted_at: null }).forUpdate().first();
    if (!row) throw unknownPicture();
    if (version === undefined || version === row.version) return row;
    throw staleVersion('Das Bild wurde inzwischen von jemand anderem geändert.', await find(id));
  }

  return {
    find,
    lock,

    /** Removes for good the portal's own pictures that are shown nowhere; returns the addresses. */
    async deleteUnusedOfPortal(): Promise<string[]> {
      const { rows } = await db.raw<{ rows: { url: string }[] }>(
        `WITH uses AS (${PICTURE_USES}) DELETE FROM media WHERE uploaded_by IS NULL AND ${NO_USE} RETURNING url`,
      );
      return rows.map(({ url }) => url);
    },

    /** Throws 403 unless this user has uploaded all of these; unknown ids are ignored. */
    async requireUploadedBy(user: Pick<User, 'id'>, ids: readonly string[]): Promise<void> {
      const others = db('media').whereIn('id', ids).whereRaw('uploaded_by IS DISTINCT FROM ?', [user.id]);
      if (await others.first('id'))
        throw new AppError(
          403,
          'picture_of_others',
          'Das Bild hat jemand anderes hochgeladen. Was dazu gesagt ist, ändert die Redaktion.',
        );
    },

    async findPage(
      { page = 1, limit = PER_PAGE, sort = 'newest', ...filter }: MediaQuery,
      trainer: Trainer | null = null,
    ): Promise<MediaPage> {
      const pictures = () =>
        db('media').with('uses', db.raw(PICTURE_USES)).modify(narrow(filter)).modify(shownTo(trainer));
      const rows = pictures()
        .select<Row[]>(
          'media.*',
          db.raw(CONSENT_DATE),
          db.raw('(SELECT count(*)::int FROM uses WHERE uses.url = media.url) AS uses'),
        )
        .orderByRaw(ORDER[sort]);
      return findPageOf(rows, pictures(), { page, limit }, (row: Row) => toItem(row, trainer));
    },

    /** Only inside a transaction. Throws 404, and 409 for a stale version. */
    async update(
      id: string,
      { version, ...change }: MediaChange,
      editor: Editor,
      trainer: Trainer | null = null,
    ): Promise<Edited<MediaDetail>> {
      const row = await lock(id, version);
      const before = await find(id, trainer);
      const columns = { ...toColumns(change), ...(change.name !== undefined && { name: change.name.trim() }) };
      const { name, alt, credit } = { ...row, ...columns };
      const search_text = searchText(name, alt, credit);
      await db('media')
        .where({ id })
        .update({ ...columns, search_text, ...nextVersion(row, editor) });
      return { before, after: await find(id, trainer) };
    },

    /** `children`: what can be seen in the new file; null: nobody has said. */
    async replace(
      row: MediaRow,
      content: PictureContent,
      children: ChildrenState | null,
      editor: Editor,
    ): Promise<void> {
      await db('media')
        .where({ url: row.url })
        .update({ ...content, ...answered(children), ...nextVersion(row, editor) });
    },

    /** The pictures among `ids` that visitors see; `isOpen`: only where nothing unanswered is shown. */
    async findPublished(ids: readonly string[], { isOpen = false } = {}): Promise<string[]> {
      return db('media')
        .whereIn('id', ids)
        .whereRaw(`id IN (${publishedPictures(isOpen ? PEOPLE_GUARDS : PICTURE_GUARDS)})`)
        .pluck('id');
    },

    /**
     * Only inside a transaction: those that were made of the same file as `id` and are not deleted, itself included;
     * the deleted ones are withdrawn from now on. Throws 404.
     */
    async withdrawCopies(id: string): Promise<string[]> {
      const { sha256 } = await lock(id, undefined);
      const copies = () => db('media').whereRaw('starts_with(sha256, ?)', [fileOf(sha256)]);
      await copies().whereNotNull('deleted_at').update(answered('withdrawn'));
      return copies().whereNull('deleted_at').orderBy('id').pluck('id');
    },

    /** Throws 404. */
    async findDeleted(id: string): Promise<{ url: string; type: string }> {
      const row = await db<MediaRow>('media').where({ id }).whereNotNull('deleted_at').first('url', 'type');
      if (!row) throw unknownPicture();
      return row;
    },

    findAllDeleted: (): Promise<{ id: string; url: string }[]> =>
      db('media').whereNotNull('deleted_at').select('id', 'url'),

    /** Only inside a transaction: until its end nobody can restore the picture. */
    async isStillDeleted(id: string, url: string): Promise<boolean> {
      return (await db('media').where({ id, url }).whereNotNull('deleted_at').forUpdate().first('id')) !== undefined;
    },

    /** Only inside a transaction. Throws 404. */
    async lockDeleted(id: string): Promise<MediaRow> {
      const row = await db<MediaRow>('media').where({ id }).whereNotNull('deleted_at').forUpdate().first();
      if (!row) throw unknownPicture();
      return row;
    },

    async setDeleted(
      row: MediaRow,
      state: { url: string; deleted_at: Date | null } & Partial<ReturnType<typeof answered>>,
      editor: Editor,
    ): Promise<void> {
      await db('media')
        .where({ url: row.url })
        .update({ ...state, ...nextVersion(row, editor) });
    },

    /** Returns the addresses of those that nobody restored in time. */
    deleteExpired: (): Promise<string[]> => deleteExpired(db, 'media', 'url'),
  };
}

function narrow({ search, url, kind, use, missing, deleted = false }: MediaQuery): Narrow {
  return (query) => {
    void query.modify(matching(search, 'media.search_text'));
    void (deleted ? query.whereNotNull('media.deleted_at') : query.whereNull('media.deleted_at'));
    if (url) void query.where({ 'media.url': url });
    if (kind === 'photo') void query.where('media.type', 'image/jpeg');
    if (kind === 'graphic') void query.whereNot('media.type', 'image/jpeg');
    if (use) void query.whereRaw(use === 'unused' ? NO_USE : `NOT (${NO_USE})`);
    if (missing === 'alt') void query.where('media.alt', '');
    if (missing === 'consent') void query.whereIn('media.children', ['missing', 'withdrawn']);
    if (missing === 'answer') void query.whereRaw(`${OPEN} AND NOT (${IS_LOGO})`);
    if (missing === 'shown') void query.whereRaw(WAITING_FOR_ANSWER);
  };
}

/** What a trainer may see; null: an editor sees everything. Trainers have no bin. */
function shownTo(trainer: Trainer | null): Narrow {
  return (query) => void (trainer && query.whereNull('media.deleted_at').modify(picturesFor(trainer)));
}

// A deleted picture has no address but one for editors; only editors and its uploader see where the paper lies.
function toItem(row: Row, trainer: Trainer | null): MediaItem {
  const isWithPaper = !trainer || row['uploaded_by'] === trainer.user.id;
  const item = { ...toFields<MediaItem>(row), ...(!isWithPaper && { consentNote: null, consentDate: null }) };
  return row['deleted_at'] ? { ...item, url: `/api/admin/media/${item.id}/file` } : item;
}

function unknownPicture(): AppError {
  return notFound('Dieses Bild gibt es nicht (mehr).');
}
