import type { Knex } from 'knex';
import type { User } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { picturesInText, publishedPictures } from '../editing/picture-answers.ts';
import { AppError } from '../errors.ts';
import { guardOfTable } from './picture-guards.ts';

/** SQL of the column that says which team a row is about. */
const TEAM_OF = { articles: 'category', albums: 'team', teams: 'slug' } as const;

const tables = Object.keys(TEAM_OF) as (keyof typeof TEAM_OF)[];

/** SQL of the pictures (`id`) in content about the teams `:own`. */
const PICTURES_OF_TEAMS = publishedPictures(
  tables.map((table) => ({
    ...guardOfTable(table),
    published: `deleted_at IS NULL AND ${TEAM_OF[table]} = ANY(:own)`,
  })),
);

/** A trainer and the slugs of the own teams. */
export type Trainer = { user: Pick<User, 'id'>; own: readonly string[] };

/** Narrows a query of `media` to what a trainer has uploaded or the own teams show. */
export function picturesFor({ user, own }: Trainer): (query: Knex.QueryBuilder) => void {
  return (query) =>
    void query.whereRaw(`(media.uploaded_by = :user OR media.id IN (${PICTURES_OF_TEAMS}))`, {
      user: user.id,
      own: [...own],
    });
}

/** Throws 403 for content with a picture that this trainer may not use. */
export async function requireOwnPictures(db: Database, { user, own }: Trainer, written: object): Promise<void> {
  const { rows } = await db.raw<{ rows: object[] }>(
    `SELECT 1 FROM (${picturesInText(':text')}) AS written
     WHERE written.uploaded_by IS DISTINCT FROM :user AND written.id NOT IN (${PICTURES_OF_TEAMS}) LIMIT 1`,
    { text: JSON.stringify(written), user: user.id, own: [...own] },
  );
  if (rows.length > 0)
    throw new AppError(
      403,
      'picture_of_others',
      'Mindestens eines der Bilder hat jemand anderes hochgeladen. Bitte ein eigenes nehmen oder in der Redaktion fragen.',
    );
}
