import { findPresentSlug } from '../content/present-team.ts';
import type { Database } from '../database/connect.ts';

/** The category by now, of a team whose slug was another when somebody kept the address; one that is on the list is what it says. */
export async function findPresentCategory(db: Database, category: string | undefined): Promise<string | undefined> {
  if (!category) return undefined;
  const listed = await db('article_categories').where({ slug: category }).whereNull('deleted_at').first('id');
  return listed ? category : ((await findPresentSlug(db, category)) ?? category);
}
