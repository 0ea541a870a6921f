import { berlinDay } from '../time/berlin-time.ts';
import type { ChangeScope, EditableEvent, EventChange, NewEvent } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { requireOwnTeams, type OwnTeams } from '../editing/own-teams.ts';
import { nextVersion, requireVersion, type Edited, type Editor } from '../editing/versions.ts';
import { changeSeries, splitSeries, cutSeries, findCut, joinSeries } from './change-series.ts';
import { invalidEvent } from './event-errors.ts';
import { changeFields, emptyFields, type TeamNames } from './event-fields.ts';
import { findTwin, takeFromTwin, writeTwin } from './own-derby.ts';
import {
  parseEventId,
  unknownEvent,
  isSeries,
  toEditableEvent,
  type EventRow,
  type SeriesRow,
  insertRow,
  updateRow,
} from './event-row.ts';
import { findEventRow } from './read-events.ts';
import { firstDayFrom } from './recurrence.ts';
import { seriesFields } from './series-fields.ts';
import { withinSeriesLimit } from './series-limit.ts';
import { hasTakenTime, requireFreeTimes } from './taken-times.ts';

/** The editor, and the teams they may edit. */
export type Writer = { author: Editor; teams: OwnTeams };

type Reach = { eventId: string; scope: ChangeScope | undefined };

/** Writing of single events, of series and of their dates. */
export function editEvents(db: Database) {
  /** The row to write, locked, and the series when it is one of its dates. */
  async function lock(trx: Database, eventId: string) {
    const { id, day } = parseEventId(eventId);
    await trx('events').where({ id }).forUpdate().first('id');
    const row = await findEventRow(trx, eventId);
    const series = day ? await findEventRow(trx, id) : row;
    return { row, day, series: isSeries(series) ? series : null };
  }

  return {
    /**
     * Throws 400 for fields that contradict each other, 403 for teams of others, 409 for a weekly training that exists
     * already.
     */
    async insert(
      { id: given, repeat, ...event }: NewEvent & { id?: string },
      { author, teams }: Writer,
    ): Promise<EditableEvent> {
      return withinSeriesLimit(db, async (trx) => {
        const fields = changeFields(emptyFields(event), event, await teamNames(trx));
        requireOwnTeams(teams, fields.team);
        const id = await insertRow(trx, repeat ? seriesFields(fields, repeat) : fields, author, given);
        await requireFreeTimes(trx, id);
        return toEditableEvent(await takeFromTwin(trx, await findEventRow(trx, id)));
      });
    },

    /**
     * Returns what was changed: the date, the series, or the new series with scope following. Throws 400, 403,
     * 404, 409.
     */
    async update(eventId: string, { scope, version, ...change }: EventChange, { author, teams }: Writer) {
      return withinSeriesLimit(db, async (trx): Promise<Edited<EditableEvent>> => {
        const { row, series } = await lock(trx, eventId);
        requireOwnTeams(teams, row.team, change.team === undefined ? row.team : change.team);
        const before = toEditableEvent(row);
        requireVersion(version, before, 'Der Termin wurde inzwischen von jemand anderem geändert.');
        const names = await teamNames(trx);
        const from = series && firstReached(series, { eventId, scope });
        if (from) requireOwnTeams(teams, series.team);
        const { day: named } = parseEventId(eventId);
        // A status set for the series from this date on also applies to this date, even if it had one of its own.
        if (from && named && change.status)
          await trx('events')
            .where({ series_id: series.id, original_day: named, deleted_at: null })
            .update({ status: series.status, reason: series.reason, moved_from: series.moved_from });
        const twin = await findTwin(trx, row);
        const wasTaken = await hasTakenTime(trx, (series ?? row).id);
        let changedId = eventId;
        if (!series || !from) await updateOne(trx, row, change, names, author);
        else if (from === firstDay(series)) {
          await changeSeries(trx, series, named ?? from, change, names, author);
          changedId = series.id;
        } else changedId = (await splitSeries(trx, series, from, change, names, author)).id;
        const { id, day } = parseEventId(changedId);
        if (!day && !wasTaken) await requireFreeTimes(trx, id);
        const written = await findEventRow(trx, changedId);
        const alongside = twin && (await writeTwin(trx, twin, { before: row, after: written, author }));
        return { before, after: toEditableEvent(written), ...(alongside && { alongside }) };
      });
    },

    /** Keeps everything, so that deleting can be undone; dates from one on are cut off the series. Throws 403, 404. */
    async delete(eventId: string, scope: ChangeScope | undefined, { author, teams }: Writer): Promise<void> {
      await withinSeriesLimit(db, async (trx) => {
        const { row, series } = await lock(trx, eventId);
        requireOwnTeams(teams, row.team);
        const from = series && firstReached(series, { eventId, scope });
        if (from) requireOwnTeams(teams, series.team);
        const deleted = { deleted_at: new Date(), updated_by: author?.id ?? null, updated_at: new Date() };
        if (series && !from) {
          await insertRow(trx, { ...row, ...deleted, version: row.version + 1 }, author);
          await countDateChange(trx, series.id);
        } else if (series && from && from !== firstDay(series))
          await cutSeries(trx, series, from, await teamNames(trx), author);
        else
          await trx('events')
            .where({ id: row.series_id ?? row.id })
            .update(deleted);
      });
    },

    /**
     * Undoes a deletion with its scope. Returns the same as `update`. Throws 403, 404 for an event that is not deleted,
     * 409 where another training has its time.
     */
    async restore(eventId: string, scope: ChangeScope | undefined, { author, teams }: Writer): Promise<EditableEvent> {
      return withinSeriesLimit(db, async (trx) => {
        const { id, day } = parseEventId(eventId);
        const cut = day && scope === 'following' ? await findCut(trx, id, day) : undefined;
        if (cut) {
          const { row, series } = await lock(trx, id);
          requireOwnTeams(teams, row.team, cut.team);
          if (series) await joinSeries(trx, series, cut, author);
          return toEditableEvent(await findEventRow(trx, id));
        }
        const isDate = day !== null && (scope ?? 'this') === 'this';
        const row = await trx<EventRow>('events')
          .where(isDate ? { series_id: id, original_day: day } : { id, series_id: null })
          .whereNotNull('deleted_at')
          .whereNull('cut_from')
          .forUpdate()
          .first('id', 'team', 'version');
        if (!row) throw unknownEvent();
        requireOwnTeams(teams, row.team);
        await trx('events')
          .where({ id: row.id })
          .update({ deleted_at: null, ...nextVersion(row, author) });
        if (isDate) await countDateChange(trx, id);
        else await requireFreeTimes(trx, id);
        return toEditableEvent(await takeFromTwin(trx, await findEventRow(trx, isDate ? eventId : id)));
      });
    },
  };
}

/** The series has one date more or less, which its own version does not show. */
async function countDateChange(trx: Database, seriesId: string): Promise<void> {
  await trx('events').where({ id: seriesId }).increment('date_changes', 1);
}

async function updateOne(
  trx: Database,
  row: EventRow,
  { repeat, ...change }: Omit<EventChange, 'scope' | 'version'>,
  names: TeamNames,
  author: Editor,
): Promise<void> {
  const fields = changeFields(row, change, names);
  if (!row.series_id) await updateRow(trx, row, repeat ? seriesFields(fields, repeat) : fields, author);
  else {
    if (repeat) throw invalidEvent('repeat', 'Die Wiederholung gehört zur ganzen Serie.');
    if (fields.type === 'match') throw invalidEvent('type', 'Spiele wiederholen sich nicht.');
    const { series_id, original_day, version } = row;
    await insertRow(trx, { ...fields, series_id, original_day, version: version + 1 }, author);
  }
}

/** The first day of a series that a write reaches; null when it reaches only one date. */
function firstReached(series: SeriesRow, { eventId, scope = 'this' }: Reach): string | null {
  const { day } = parseEventId(eventId);
  if (day === null || scope === 'all') return firstDay(series);
  return scope === 'following' ? day : null;
}

function firstDay(series: SeriesRow): string {
  const start = berlinDay(series.start_at);
  return firstDayFrom(series, start) ?? start;
}

/** Names of all teams on a scoreboard. */
export async function teamNames(db: Database): Promise<TeamNames> {
  const teams = await db('teams')
    .whereNull('deleted_at')
    .select<{ slug: string; match_name: string }[]>('slug', 'match_name');
  return new Map(teams.map((team) => [team.slug, team.match_name]));
}
