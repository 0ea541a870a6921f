import { randomUUID } from 'node:crypto';
import { addDays, berlinDay, berlinDayOf, ZONE } from '../time/berlin-time.ts';
import { squadRule, type ArchivedTeam, type EditableTeam, type SeasonChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { nextVersion } from '../editing/versions.ts';
import { AppError, conflict } from '../errors.ts';
import type { ImportPlan } from '../imports/import-routes.ts';
import { rowsAsTheyAre, SETTINGS_ID, type TakenRow } from '../imports/import-runs.ts';
import { reportOf, type PlannedRow } from '../imports/report.ts';
import { slugFrom } from '../rich-text/slug.ts';
import { shownTeam } from './shown-team.ts';
import { createTeamsRepository, shownSeason } from './teams.repository.ts';

/** A team as it is kept: its address may change, its id does not. */
export type KeptTeam = ArchivedTeam & { id: string };

type Club = { season: string; version: number };
type Training = { id: string; title: string; version: number; follows: boolean };

const DAY = berlinDayOf('start_at');
const MOST_SLUG = 40;
/** Later tables are of the next season, whose first matches are in August. */
const LAST_TABLE = 40;
/** Trainings end some weeks before the last day of a season, or after it. */
const TRAININGS_END = { before: -60, after: 60 };
/**
 * In SQL: series of trainings that end with the season. One that was over when it was made has the dates before a
 * change or a deletion.
 */
const ENDING = `type = 'training' AND rrule IS NOT NULL AND series_id IS NULL AND active AND deleted_at IS NULL
  AND last_day BETWEEN ? AND ? AND ${berlinDayOf('created_at')} <= last_day`;
/**
 * In SQL: of each weekday another series that ends later has the team and start and no other place, or takes its place
 * in the week after it, as where it was changed from a date on.
 */
const FOLLOWED = `(NOT all_day AND NOT EXISTS (
  SELECT 1 FROM weekly_trainings AS own WHERE own.series_id = events.id AND NOT EXISTS (
    SELECT 1 FROM weekly_trainings AS other JOIN events AS series ON series.id = other.series_id
    WHERE other.series_id <> own.series_id AND other.active AND other.deleted_at IS NULL
      AND lower(other.team) = lower(own.team) AND other.last_day > own.last_day
      AND (
        other.day_of_week = own.day_of_week AND other.start_time = own.start_time
          AND coalesce(lower(nullif(other.location, '')) = lower(nullif(own.location, '')), true)
        OR series.title = events.title
          AND CAST(other.first_day AS date) - own.last_day BETWEEN 1 AND 7 * own.every_weeks
      )
  ))) AS follows`;

/** How many of something go into the archive; none is nothing to report. */
const archivedCount = (field: string, count = 0) => (count > 0 ? [{ field, before: '–', after: String(count) }] : []);

/**
 * Plans the change of season: what goes into the archive, and what goes on. Throws 400 and 409 for a season that cannot
 * end so.
 */
export async function planSeasonChange(db: Database, { name, lastDay, next }: SeasonChange): Promise<ImportPlan> {
  const slug = slugFrom(name, 'saison', MOST_SLUG);
  const firstDay = await findFirstDay(db, { slug, lastDay });
  if (next.trim() === name.trim())
    throw new AppError(400, 'invalid_input', 'Die neue Saison braucht einen anderen Namen.', { field: 'next' });
  // An older database may have more than are shown.
  const teams = await createTeamsRepository(db).findAll(() => undefined);
  const counts = await countMatches(db, { firstDay, lastDay });
  const trainings = await findTrainings(db, lastDay);
  const club = await db('settings').first<Club | undefined>('season', 'version');
  const goesOn = club && isOf(club, name);
  // Nobody is asked for the first day.
  const period = `Ins Archiv kommt, was vom ${germanDay(firstDay)} bis zum ${germanDay(lastDay)} gespielt wurde.`;
  const warnings = [period, ...(club && !goesOn && !isOf(club, next) ? [stayingText(club)] : [])];
  const rows: PlannedRow[] = [
    ...teams.map((team): PlannedRow => {
      const { squad } = shownTeam(team);
      const changes = [
        ...archivedCount('Spiele im Archiv', counts.get(team.slug)),
        ...archivedCount('Spieler im Archiv', squad.length),
        ...(team.leagueTable && endsWith(team, lastDay)
          ? [{ field: 'Tabelle', before: `vom ${germanDay(team.leagueTable.asOf)}`, after: 'im Archiv' }]
          : []),
        { field: 'Saison', before: team.season ?? '–', after: next },
      ];
      return { key: team.id, state: 'changed', title: team.name, changes, version: team.version };
    }),
    ...(goesOn ? [clubRow(club, next)] : []),
    ...trainings.map(({ id, title, version, follows }): PlannedRow => ({
      key: id,
      state: follows ? 'kept' : 'new',
      title: follows ? `${title}, geht schon weiter` : `${title}, weiter ab ${germanDay(addDays(lastDay, 1))}`,
      changes: [],
      version,
    })),
  ];

  return {
    report: reportOf({ rows, problems: [], warnings }),
    async write(editor) {
      const by = { created_by: editor?.id ?? null, updated_by: editor?.id ?? null };
      const id = randomUUID();
      const archived = teams.map((team) => toArchived(endsWith(team, lastDay) ? team : { ...team, leagueTable: null }));
      await db('seasons').insert({
        id,
        slug,
        name,
        first_day: firstDay,
        last_day: lastDay,
        archived_teams: JSON.stringify(archived),
        ...by,
      });
      const taken: TakenRow[] = [{ key: 'season', rowId: id, taken: {}, before: null }];
      const before = await rowsAsTheyAre(db, 'teams', teams);
      for (const team of teams) {
        const photoSeason = team.photoSeason ?? (await shownSeason(db, team.season)) ?? name.trim();
        const change = { season: next, photoSeason: team.imageUrl ? photoSeason : null };
        await createTeamsRepository(db).update(
          team.id,
          { ...change, ...(endsWith(team, lastDay) && { leagueTable: null }), version: team.version },
          editor,
        );
        taken.push({ key: team.id, table: 'teams', rowId: team.id, taken: {}, before: before.get(team.id) ?? null });
      }
      if (goesOn) {
        // After the teams: photos of those without a season of their own are of the club's, which ends.
        const row = await rowsAsTheyAre(db, 'settings', [{ id: SETTINGS_ID, version: club.version }]);
        await db('settings').update({ season: next, ...nextVersion(club, editor) });
        const before = row.get(SETTINGS_ID) ?? null;
        taken.push({ key: 'settings', table: 'settings', rowId: SETTINGS_ID, taken: {}, before });
      }
      for (const training of trainings.filter(({ follows }) => !follows)) {
        const rowId = await goOn(db, training, { lastDay, editorId: editor?.id ?? null });
        taken.push({ key: training.id, table: 'events', rowId, taken: {}, before: null });
      }
      return taken;
    },
  };
}

/** Whether the club is in that season, or says none. It keeps any other: somebody has entered that on purpose. */
function isOf({ season }: Club, name: string): boolean {
  return ['', name.trim()].includes(season.trim());
}

/** Said because the home page and the teams show it, and few know where it is written. */
function stayingText({ season }: Club): string {
  return `In den Einstellungen bleibt als Saison des Vereins „${season}“. Ändern lässt sie sich dort.`;
}

function clubRow({ season, version }: Club, next: string): PlannedRow {
  const changes = [{ field: 'Saison', before: season || '–', after: next }];
  return { key: 'settings', state: 'changed', title: 'Einstellungen', changes, version };
}

/** Whether a team's table, if it has one, is of the season that ends on that day. */
function endsWith({ leagueTable }: EditableTeam, lastDay: string): boolean {
  return !leagueTable || leagueTable.asOf <= addDays(lastDay, LAST_TABLE);
}

/** The day after the season before, or that of the first match; a year without either. */
async function findFirstDay(db: Database, { slug, lastDay }: { slug: string; lastDay: string }): Promise<string> {
  if (lastDay > addDays(berlinDay(new Date()), 31))
    throw new AppError(400, 'invalid_input', 'Dieser Tag liegt noch zu weit vor uns.', { field: 'lastDay' });
  const seasons = await db('seasons')
    .whereNull('deleted_at')
    .orderBy('last_day', 'desc')
    .select<{ slug: string; day: string }[]>('slug', db.raw('last_day::text AS day'));
  if (seasons.some((season) => season.slug === slug))
    throw conflict('season_exists', 'Diese Saison ist schon im Archiv.', { field: 'name' });
  const [last] = seasons;
  if (last && last.day >= lastDay)
    throw new AppError(400, 'invalid_input', 'Die letzte Saison im Archiv endet erst danach.', { field: 'lastDay' });
  if (last) return addDays(last.day, 1);
  const row = await db('events')
    .where({ type: 'match', deleted_at: null })
    .whereRaw(`${DAY} <= ?`, [lastDay])
    .first<{ day: string | null }>(db.raw(`min(${DAY})::text AS day`));
  return row?.day ?? addDays(lastDay, -364);
}

async function countMatches(db: Database, days: { firstDay: string; lastDay: string }): Promise<Map<string, number>> {
  const rows = await db('events')
    .where({ type: 'match', deleted_at: null })
    .whereRaw(`${DAY} BETWEEN :firstDay AND :lastDay`, days)
    .groupBy('team')
    .select<{ team: string; count: number }[]>('team', db.raw('count(*)::int AS count'));
  return new Map(rows.map(({ team, count }) => [team, count]));
}

function findTrainings(db: Database, lastDay: string): Promise<Training[]> {
  return db('events')
    .whereRaw(ENDING, [addDays(lastDay, TRAININGS_END.before), addDays(lastDay, TRAININGS_END.after)])
    .orderBy(['start_at', 'id'])
    .select<Training[]>('id', 'title', 'version', db.raw(FOLLOWED));
}

/**
 * The same series without an end, from its first weekday behind the season and behind its own last day on. Returns its
 * id.
 */
async function goOn(
  db: Database,
  { id }: Training,
  { lastDay, editorId }: { lastDay: string; editorId: string | null },
) {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `INSERT INTO events (type, title, description, team, group_name, start_at, end_at, all_day, color, location, active,
       except_holidays, except_school_holidays, rrule, last_day, search_text, created_by, updated_by)
     SELECT type, title, description, team, group_name,
       (start_at AT TIME ZONE '${ZONE}' + later) AT TIME ZONE '${ZONE}',
       (end_at AT TIME ZONE '${ZONE}' + later) AT TIME ZONE '${ZONE}',
       all_day, color, location, active, except_holidays, except_school_holidays,
       regexp_replace(rrule, ';UNTIL=[^;]*', ''), 'infinity', search_text, CAST(:editorId AS uuid), CAST(:editorId AS uuid)
     FROM events, LATERAL (
       SELECT weeks * interval '7 days' AS later FROM (
         SELECT coalesce(CAST(substring(rrule FROM 'INTERVAL=([0-9]+)') AS integer), 1) AS every
       ) AS rule, LATERAL (
         SELECT every * CAST(ceil(CAST(greatest(CAST(:lastDay AS date), last_day) + 1 - ${DAY} AS numeric) / (7 * every)) AS integer) AS weeks
       ) AS way
     ) AS shift
     WHERE id = :id
     RETURNING id`,
    { id, lastDay, editorId },
  );
  return rows[0]?.id ?? '';
}

/** The team as visitors see it today: players who may not be named now are not named in the archive. */
function toArchived(team: EditableTeam): KeptTeam {
  const { id, slug, name, matchName, subtitle, squad, leagueTable = null } = shownTeam(team);
  const group = squadRule(team).isYoung ? 'youth' : (team.group ?? 'active');
  return { id, slug, name, matchName, subtitle, group, squad, leagueTable };
}

function germanDay(day: string): string {
  return day.split('-').toReversed().join('.');
}
