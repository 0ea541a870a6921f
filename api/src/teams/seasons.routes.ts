import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { berlinDayOf, OVER_AT } from '../time/berlin-time.ts';
import {
  Season,
  SeasonArchive,
  SeasonChange,
  SeasonSlug,
  type ArchivedMatch,
  type ArchivedTeam,
  type EditableTeam,
  type NewTeam,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { notFound } from '../errors.ts';
import { importRoutes } from '../imports/import-routes.ts';
import { planSeasonChange, type KeptTeam } from './change-season.ts';
import { groupByName, shownArchivedTeam } from './shown-team.ts';

type Options = {
  /** Keeps a backup, or throws. */
  keepBackup: () => Promise<unknown>;
};

const MOST_SEASONS = 100;
const MOST_MATCHES = 2_000;

/** Seasons that are over, and the way from one to the next: after a backup, in one step that can be undone. */
export const seasonRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { keepBackup }) => {
  app.get(
    '/api/seasons',
    { schema: { response: { 200: Type.Array(Season) } }, config: { publicCache: ['seasons'] } },
    () =>
      findSeasons(app.db)
        .limit(MOST_SEASONS)
        .then((rows) => rows.map((row) => toFields<Season>(row))),
  );

  app.get(
    '/api/seasons/:slug',
    {
      schema: { params: Type.Object({ slug: SeasonSlug }), response: { 200: SeasonArchive } },
      config: { publicCache: ['events', 'seasons', 'teams'] },
    },
    async ({ params: { slug } }) => {
      const row = await findSeasons(app.db).where({ slug }).first('archived_teams');
      if (!row) throw notFound('Diese Saison ist nicht im Archiv.');
      const { archivedTeams, ...season } = toFields<Season & { archivedTeams: KeptTeam[] }>(row);
      const teams = await asShownToday(app.db, archivedTeams);
      const matches = await findMatches(app.db, season);
      return { ...season, teams: [...teams, ...(await findOthers(app.db, teams, matches))], matches };
    },
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

function findSeasons(db: Database) {
  return db('seasons')
    .whereNull('deleted_at')
    .orderBy('last_day', 'desc')
    .select('slug', 'name', db.raw('first_day::text'), db.raw('last_day::text'));
}

type PresentTeam = Pick<EditableTeam, 'id' | 'slug' | 'name' | 'ageGroup' | 'group' | 'showsSquad'> & {
  deletedAt: Date | null;
};

/**
 * Matches follow their team to a new address; what was kept of it does so here, and its squad follows what the club
 * shows today.
 */
async function asShownToday(db: Database, kept: readonly KeptTeam[]): Promise<ArchivedTeam[]> {
  const rows = await db('teams')
    .whereIn(
      'id',
      kept.map(({ id }) => id),
    )
    .select('id', 'slug', 'name', 'age_group', 'group', 'shows_squad', 'deleted_at');
  const teams = new Map(rows.map((row: object) => toFields<PresentTeam>(row)).map((team) => [team.id, team]));
  return kept.map(({ id, ...team }) => {
    const present = teams.get(id);
    return shownArchivedTeam(
      { ...team, slug: present?.slug ?? team.slug },
      present?.deletedAt ? null : (present ?? null),
    );
  });
}

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
