import { findPresentSlug } from '../content/present-team.ts';
import type { Database } from '../database/connect.ts';

/** Maps a team's former slug to its current one; categories on the list stay as they are. */
export async function findPresentCategory(db: Database, category: string | undefined): Promise<string | undefined> {
  if (!category) return undefined;
  const listed = await db('article_categories').where({ slug: category }).whereNull('deleted_at').first('id');
  return listed ? category : ((await findPresentSlug(db, category)) ?? category);
}
