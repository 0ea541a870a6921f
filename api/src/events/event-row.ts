import type { ClubEvent, EditableEvent } from '../contract/index.ts';
import { berlinTimestamp } from '../time/berlin-time.ts';
import { describeRule, NO_END } from './recurrence.ts';
import { notFound } from '../errors.ts';
import type { Database } from '../database/connect.ts';
import { nextVersion, type Editor } from '../editing/versions.ts';
import { fold } from '../rich-text/fold.ts';

/** What people decide about an event; the end is exclusive. */
export type EventFields = {
  type: ClubEvent['type'];
  title: string;
  description: string | null;
  team: string | null;
  /** Who trains where no team does. */
  group_name: string | null;
  start_at: Date;
  end_at: Date | null;
  all_day: boolean;
  color: string;
  location: string | null;
  status: ClubEvent['status'];
  reason: string | null;
  moved_from: Date | null;
  opponent: string | null;
  home: boolean | null;
  competition: string | null;
  goals_home: number | null;
  goals_away: number | null;
  result_note: string | null;
  /** For a series: whether it has dates at present, and whether it has none on public and on school holidays. */
  active: boolean;
  except_holidays: boolean;
  except_school_holidays: boolean;
};

const FIELDS = `
  type title description team group_name start_at end_at all_day color location active except_holidays
  except_school_holidays status reason moved_from opponent home competition goals_home goals_away result_note`
  .trim()
  .split(/\s+/) as (keyof EventFields)[];

/** The fields of a row, without the columns that locate it. */
export function fieldsOf(row: EventFields): EventFields {
  return Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as EventFields;
}

/** A row of `events`; days as text. A date of a series carries the series' rule. */
export type EventRow = EventFields & {
  id: string;
  series_id: string | null;
  original_day: string | null;
  rrule: string | null;
  last_day: string | null;
  version: number;
  /** For a series: how often dates were deleted or restored, or days off have changed. */
  date_changes: number;
  /** When days off have changed last. */
  dates_changed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** Whether the other own team's row of this match stands for both, where a query asks. */
  told_twice?: boolean;
};

/** A series with its rule. */
export type SeriesRow = EventRow & { rrule: string; last_day: string };

export function isSeries(row: EventRow): row is SeriesRow {
  return row.rrule !== null && row.series_id === null;
}

export function toClubEvent(row: EventRow): ClubEvent {
  const { series_id: seriesId, original_day: day } = row;
  return {
    id: seriesId && day ? dateId(seriesId, day) : row.id,
    seriesId,
    type: row.type,
    title: row.title,
    description: row.description,
    team: row.team,
    startDate: berlinTimestamp(row.start_at),
    endDate: row.end_at && berlinTimestamp(row.end_at),
    allDay: row.all_day,
    color: row.color,
    location: row.location,
    status: row.status,
    reason: row.reason,
    movedFrom: row.moved_from && berlinTimestamp(row.moved_from),
    opponent: row.opponent,
    home: row.home,
    competition: row.competition,
    goalsHome: row.goals_home,
    goalsAway: row.goals_away,
    // Hardly any match has one, and each page carries its events.
    ...(row.result_note !== null && { resultNote: row.result_note }),
    ...(row.told_twice && { toldTwice: true as const }),
  };
}

export function toEditableEvent(row: EventRow): EditableEvent {
  return {
    ...toClubEvent(row),
    rrule: row.rrule,
    repeat:
      row.rrule && row.last_day
        ? {
            ...describeRule(row.rrule),
            until: row.last_day === NO_END ? null : row.last_day,
            exceptHolidays: row.except_holidays,
            exceptSchoolHolidays: row.except_school_holidays,
          }
        : null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A row, and the day of one date when it is a series. */
type EventKey = { id: string; day: string | null };

/** `{uuid}` or `{uuid}_2026-11-24`. */
export function parseEventId(eventId: string): EventKey {
  const [id = '', day = null] = eventId.split('_');
  return { id, day };
}

/** The id of one date of a series: by the day it was planned for, so that it stays when that date is moved. */
function dateId(seriesId: string, day: string): string {
  return `${seriesId}_${day}`;
}

export function unknownEvent(): Error {
  return notFound('Diesen Termin gibt es nicht.');
}

type Place = Partial<Pick<EventRow, 'series_id' | 'original_day' | 'rrule' | 'last_day' | 'version' | 'deleted_at'>>;

/** The searched text of an event. */
export function searchText({ title, description, location, opponent, competition }: EventFields): string {
  return fold([title, description, location, opponent, competition].filter(Boolean).join('\n'));
}

/** Returns the id, which may be given. A date of a series replaces the row it may have already. */
export async function insertRow(trx: Database, row: EventFields & Place, author: Editor, id?: string): Promise<string> {
  const by = author?.id ?? null;
  const { series_id = null, original_day = null, rrule = null, last_day = null, version = 1, deleted_at = null } = row;
  const place = series_id ? { series_id, original_day } : { rrule, last_day };
  const columns = {
    ...(id && { id }),
    ...columnsOf(row),
    ...place,
    version,
    deleted_at,
    created_by: by,
    updated_by: by,
  };
  const insert = trx('events').insert(columns);
  if (series_id)
    void insert
      .onConflict(['series_id', 'original_day'])
      .merge({ ...columnsOf(row), version, deleted_at, updated_by: by, updated_at: new Date() });
  const [stored] = await insert.returning<{ id: string }[]>('id');
  return stored?.id ?? '';
}

const MOST_AT_ONCE = 500;

/** Inserts many single events, each with an id of its own. */
export async function insertRows(
  trx: Database,
  rows: readonly (EventFields & { id: string })[],
  author: Editor,
): Promise<void> {
  const by = { created_by: author?.id ?? null, updated_by: author?.id ?? null };
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
    await trx('events').insert(
      rows.slice(from, from + MOST_AT_ONCE).map((row) => ({ ...columnsOf(row), id: row.id, ...by })),
    );
}

/** Raises the version. */
export async function updateRow(
  trx: Database,
  before: EventRow,
  after: EventFields & Place,
  author: Editor,
): Promise<void> {
  const { rrule = null, last_day = null } = after;
  await trx('events')
    .where({ id: before.id })
    .update({ ...columnsOf(after), rrule, last_day, ...nextVersion(before, author) });
}

function columnsOf(row: EventFields) {
  const fields = fieldsOf(row);
  return { ...fields, search_text: searchText(fields) };
}
