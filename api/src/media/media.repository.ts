import type { Upload } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';

type MediaRow = Upload & { sha256: string; uploaded_by: string | null };

/** A picture that is about to be stored; `sha256` is that of the file somebody sent (hex). */
export type NewPicture = Upload & { sha256: string; uploadedBy: string | null };

const COLUMNS: (keyof Upload)[] = ['id', 'url', 'alt', 'width', 'height', 'color', 'type', 'bytes'];

/** Pictures and what is known about them; inside a transaction it is built from `trx`. */
export function createMediaRepository(db: Database) {
  return {
    /** The picture that this person made from the same file before. */
    async findSame({ sha256, uploadedBy }: Pick<NewPicture, 'sha256' | 'uploadedBy'>): Promise<Upload | undefined> {
      const row = await db<MediaRow>('media')
        .select(COLUMNS)
        .where({ sha256 })
        .whereRaw('uploaded_by is not distinct from ?', [uploadedBy])
        .orderBy('created_at')
        .first();
      return row;
    },

    async updateAlt(id: string, alt: string): Promise<void> {
      await db('media').where({ id }).update({ alt });
    },

    /** Undefined when the same person has stored the same file in the meantime. */
    async insert({ uploadedBy, ...picture }: NewPicture): Promise<Upload | undefined> {
      const [row] = await db<MediaRow>('media')
        .insert({ ...picture, uploaded_by: uploadedBy })
        .onConflict(['uploaded_by', 'sha256'])
        .ignore()
        .returning(COLUMNS);
      return row;
    },

    async existsByUrl(url: string): Promise<boolean> {
      return (await db('media').where({ url }).first('id')) !== undefined;
    },
  };
}
