import type { Knex } from 'knex';
import type { ChildrenState } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { answered } from '../../editing/picture-answers.ts';
import { createLibraryRepository } from './library.repository.ts';
import type { createPictureBin } from './picture-bin.ts';

/** A picture that must not be shown; `isGone`: it was taken from visitors. */
type RefusedPicture = { id: string; sha256: string; children: ChildrenState; isGone: boolean };

/**
 * An address at which a picture was taken from visitors for lack of consent; `isFree`: nobody has answered anew since.
 */
type RefusedAddress = { url: string; left_at: Date; isFree: boolean };

/** The refusals to show pictures, which have to outlive everything that brings back former content. */
type Refusals = { pictures: readonly RefusedPicture[]; addresses: readonly RefusedAddress[] };

export async function findRefusals(db: Database): Promise<Refusals> {
  const pictures = await db('media')
    .whereIn('children', ['missing', 'withdrawn'])
    .select<RefusedPicture[]>(
      'id',
      db.raw(`split_part(sha256, ':', 1) AS sha256`),
      'children',
      db.raw(
        `children = 'withdrawn' OR EXISTS (SELECT 1 FROM media_addresses WHERE media_id = media.id AND withdrawn) AS "isGone"`,
      ),
    );
  const addresses = await db('media_addresses AS former')
    .leftJoin('media', 'media.id', 'former.media_id')
    .where('former.withdrawn', true)
    .select<RefusedAddress[]>(
      'former.url',
      'former.left_at',
      db.raw(`coalesce(media.children IN ('missing', 'withdrawn'), true) AS "isFree"`),
    );
  return { pictures, addresses };
}

/**
 * Repeats the refusals from before the content of the database was replaced; pictures that visitors would see against
 * them go into the bin. Returns the addresses whose files have to go.
 */
export async function keepRefusals(
  trx: Knex.Transaction,
  bin: Pick<ReturnType<typeof createPictureBin>, 'takeAway'>,
  { pictures, addresses }: Refusals,
): Promise<string[]> {
  const library = createLibraryRepository(trx);
  const gone: string[] = [];
  for (const { id, children, isGone, isDeleted } of await findAgain(trx, { pictures, addresses })) {
    const isSeen = isGone || (await library.findPublished([id])).length > 0;
    if (isSeen && !isDeleted) gone.push(await bin.takeAway(trx, id, { force: true, children }, null));
    else await trx('media').where({ id }).update(answered(children));
  }
  for (const { url, left_at } of addresses)
    await trx.raw(
      `INSERT INTO media_addresses (url, left_at, withdrawn)
       SELECT :url, :left_at, true WHERE NOT EXISTS (SELECT 1 FROM media WHERE url = :url)
       ON CONFLICT (url) DO UPDATE SET withdrawn = true`,
      { url, left_at },
    );
  return gone;
}

type FoundAgain = Pick<RefusedPicture, 'id' | 'children' | 'isGone'> & { isDeleted: boolean };

/** Pictures are the same by their id, their file or an address that they have or had. */
async function findAgain(trx: Database, { pictures, addresses }: Refusals): Promise<FoundAgain[]> {
  const urls = addresses.flatMap(({ url, isFree }) => (isFree ? [url] : []));
  const { rows } = await trx.raw<{ rows: FoundAgain[] }>(
    `SELECT media.id, media.deleted_at IS NOT NULL AS "isDeleted", said.children, said."isGone"
     FROM media
     JOIN LATERAL (
       SELECT children, "isGone" FROM (
         SELECT children, "isGone" FROM jsonb_to_recordset(:pictures::jsonb)
           AS refused (id uuid, sha256 text, children text, "isGone" boolean)
         WHERE refused.id = media.id OR refused.sha256 = split_part(media.sha256, ':', 1)
         UNION ALL SELECT 'withdrawn', true
         WHERE media.url = ANY (:urls)
           OR EXISTS (SELECT 1 FROM media_addresses WHERE media_id = media.id AND url = ANY (:urls))
       ) AS refused
       ORDER BY "isGone" DESC, children DESC LIMIT 1
     ) AS said ON true
     WHERE media.children IS DISTINCT FROM said.children OR (said."isGone" AND media.deleted_at IS NULL)
     ORDER BY media.id`,
    { pictures: JSON.stringify(pictures), urls },
  );
  return rows;
}
