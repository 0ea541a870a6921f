import type { Database } from '../../database/connect.ts';
import { MAY_BE_SHOWN } from '../../editing/picture-answers.ts';
import { IS_LOGO, keyOf } from './picture-places.ts';

/** Browsers are told of no more. */
const MOST_WITHDRAWN = 500;

/** Addresses that pictures had before they were replaced or deleted. */
export function createFormerAddresses(db: Database) {
  return {
    /** `pictureId`: where the address leads from now on, null for nowhere. */
    async add(url: string, pictureId: string | null): Promise<void> {
      await db('media_addresses').insert({ url, media_id: pictureId });
    },

    /** All addresses that a picture had. */
    findOf: (pictureId: string): Promise<string[]> =>
      db('media_addresses').where({ media_id: pictureId }).orderBy('url').pluck('url'),

    /** The picture is taken from visitors for lack of consent: whatever becomes of it, their copies have to go. */
    async withdraw(pictureId: string): Promise<void> {
      await db('media_addresses').where({ media_id: pictureId }).update({ withdrawn: true });
    },

    /** Keys of pictures that were taken from visitors for lack of consent, the latest first. */
    findWithdrawn: (): Promise<string[]> =>
      db('media_addresses')
        .where({ withdrawn: true })
        .orderBy('left_at', 'desc')
        .limit(MOST_WITHDRAWN)
        .pluck('url')
        .then((urls: string[]) => urls.map(keyOf)),

    /**
     * The address of the picture that was at `url` before. Nobody learns the new address of one without consent; only
     * users who may see drafts learn that of an unanswered one.
     */
    findCurrent: async (url: string, { seesDrafts = false } = {}): Promise<string | undefined> => {
      const row = await db('media_addresses')
        .join('media', 'media.id', 'media_addresses.media_id')
        .where({ 'media_addresses.url': url, 'media.deleted_at': null })
        .whereRaw(`(${MAY_BE_SHOWN} OR (media.children IS NULL AND ${seesDrafts ? 'true' : IS_LOGO}))`)
        .first<{ url: string } | undefined>('media.url');
      return row?.url;
    },

    /** The present addresses of the pictures that were at these addresses before; null for those that are gone. */
    findPresent: async (urls: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
      const rows = await db('media_addresses AS former')
        .leftJoin('media', (join) => join.on('media.id', 'former.media_id').onNull('media.deleted_at'))
        .whereRaw('former.url = ANY (?::text[])', [[...urls]])
        .select<{ former: string; present: string | null }[]>({ former: 'former.url', present: 'media.url' });
      return new Map(rows.map(({ former, present }) => [former, present]));
    },

    /** Addresses whose file is still there. */
    async findWithFile(): Promise<string[]> {
      const rows = await db('media_addresses').where({ file_removed: false }).select<{ url: string }[]>('url');
      return rows.map(({ url }) => url);
    },

    /** Addresses given up in the last `seconds`. */
    async findRecent(seconds: number): Promise<string[]> {
      const rows = await db('media_addresses')
        .where('left_at', '>', db.raw("now() - ? * interval '1 second'", [seconds]))
        .select<{ url: string }[]>('url');
      return rows.map(({ url }) => url);
    },

    async markRemoved(url: string): Promise<void> {
      await db('media_addresses').where({ url }).update({ file_removed: true });
    },
  };
}
