import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { berlinDayOf, OVER_AT } from '../time/berlin-time.ts';
import {
  EditableSeason,
  Season,
  SeasonArchive,
  SeasonChange,
  SeasonSlug,
  SeasonSquadsChange,
  type ArchivedMatch,
  type ArchivedTeam,
  type EditableTeam,
  type NewTeam,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { importRoutes } from '../imports/import-routes.ts';
import { createArchiveRepository } from './archive.repository.ts';
import { planSeasonChange } from './change-season.ts';
import { groupByName } from './shown-team.ts';

type Options = {
  /** Keeps a backup, or throws. */
  keepBackup: () => Promise<unknown>;
};

const MOST_SEASONS = 100;
const MOST_MATCHES = 2_000;

const BySlug = Type.Object({ slug: SeasonSlug });

/** Seasons that are over, and the way from one to the next: after a backup, in one step that can be undone. */
export const seasonRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { keepBackup }) => {
  const archive = createArchiveRepository(app.db);
  const onRequest = app.requireRole('admin');

  app.get(
    '/api/seasons',
    { schema: { response: { 200: Type.Array(Season) } }, config: { publicCache: ['seasons'] } },
    async () => (await archive.findAll()).slice(0, MOST_SEASONS),
  );

  app.get(
    '/api/seasons/:slug',
    {
      schema: { params: BySlug, response: { 200: SeasonArchive } },
      config: { publicCache: ['events', 'seasons', 'teams'] },
    },
    async ({ params: { slug } }) => {
      const { teams, ...season } = await archive.find(slug);
      const matches = await findMatches(app.db, season);
      return { ...season, teams: [...teams, ...(await findOthers(app.db, teams, matches))], matches };
    },
  );

  app.get('/api/admin/seasons', { schema: { response: { 200: Type.Array(EditableSeason) } }, onRequest }, () =>
    archive.findAllEditable(),
  );

  app.get(
    '/api/admin/seasons/:slug',
    { schema: { params: BySlug, response: { 200: EditableSeason } }, onRequest },
    ({ params: { slug } }) => archive.findEditable(slug),
  );

  app.patch(
    '/api/seasons/:slug',
    { schema: { params: BySlug, body: SeasonSquadsChange, response: { 200: EditableSeason } }, onRequest },
    (request) => request.changed(archive.update(request.params.slug, request.body, request.user)),
  );

  importRoutes(app, {
    kind: 'season',
    role: 'admin',
    table: 'seasons',
    body: SeasonChange,
    read: ({ name, next }) => ({ title: `Saison ${name} → ${next}` }),
    plan: (db, _source, change) => planSeasonChange(db, change),
    before: keepBackup,
  });
};

/**
 * Teams that have played but are not in the archive, as they were deleted before the season ended: nothing but their
 * names is known.
 */
async function findOthers(
  db: Database,
  known: readonly ArchivedTeam[],
  matches: readonly ArchivedMatch[],
): Promise<ArchivedTeam[]> {
  const slugs = new Set(matches.map(({ team }) => team));
  for (const { slug } of known) slugs.delete(slug);
  const rows = await db('teams')
    .whereIn('slug', [...slugs])
    .orderBy(['sort_order', 'id'])
    .select('slug', 'name', 'match_name', 'age_group', 'group');
  return rows.map((row: object) => {
    const { slug, name, matchName, ageGroup, group } = toFields<NewTeam & Pick<EditableTeam, 'slug' | 'matchName'>>(
      row,
    );
    return {
      slug,
      name,
      matchName,
      subtitle: null,
      group: group ?? groupByName({ name, ageGroup: ageGroup ?? null }),
      squad: [],
      leagueTable: null,
    };
  });
}

async function findMatches(db: Database, { firstDay, lastDay }: Season): Promise<ArchivedMatch[]> {
  const day = berlinDayOf('start_at');
  const rows = await db('events')
    .where({ type: 'match', deleted_at: null })
    .whereRaw(`${day} BETWEEN ? AND ? AND ${OVER_AT} <= now()`, [firstDay, lastDay])
    .orderBy(['start_at', 'id'])
    .limit(MOST_MATCHES)
    .select(
      'team',
      db.raw(`${day}::text AS day`),
      'opponent',
      'home',
      'competition',
      db.raw(`status = 'cancelled' AS cancelled`),
      'goals_home',
      'goals_away',
      'result_note',
    );
  return rows.map((row: object) => toFields<ArchivedMatch>(row));
}
