import type { Database } from '../database/connect.ts';

/**
 * The slug that the team of a former one has by now; undefined when none had it, it was deleted, or another team has
 * that one now.
 */
export async function findPresentSlug(db: Database, former: string | null): Promise<string | undefined> {
  const row = await db('former_team_slugs')
    .join('teams', 'teams.id', 'former_team_slugs.team_id')
    .whereNull('teams.deleted_at')
    .where('former_team_slugs.slug', former)
    .whereNotExists((other) => {
      void other.from('teams AS other').where('other.slug', former).whereNull('other.deleted_at');
    })
    .first<{ slug: string } | undefined>('teams.slug');
  return row?.slug;
}

/**
 * A query whose `team` is the slug that the team has by now: addresses of calendar and fixtures that people have kept
 * name a former one.
 */
export async function ofPresentTeam<Query extends { team?: string }>(db: Database, query: Query): Promise<Query> {
  const slug = query.team && (await findPresentSlug(db, query.team));
  return slug ? { ...query, team: slug } : query;
}
