import { addDays, BERLIN_TODAY, berlinDay, berlinTime } from '../time/berlin-time.ts';
import {
  type EditableTrainingTime,
  type PageOf,
  type TrainingContact,
  type TrainingDate,
  type TrainingTimeQuery,
  type Weekday,
  WEEKDAYS,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Narrow } from '../editing/admin-list.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { findDates } from './dates-in-range.ts';
import { toClubEvent, type EventRow } from './event-row.ts';
import { weekdayOf } from './recurrence.ts';

const MOST_SHOWN = 500;
const MOST_DATES = 3_000;
/** How far ahead the next date is looked for: beyond the summer holidays. */
const AHEAD_DAYS = 60;
/** How far ahead cancellations are listed. */
const CHANGES_DAYS = 14;
/** How long a training without an end goes on, in ms. */
const OPEN_MS = 2 * 60 * 60 * 1000;

const BY_WEEKDAY = `array_position(ARRAY[${WEEKDAYS.map((day) => `'${day}'`).join(', ')}], weekly_trainings.day_of_week)`;
// The first line of the searched text is the team's name, folded: sorted alike on every server.
const BY_TEAM = `split_part(weekly_trainings.search_text, chr(10), 1), ${BY_WEEKDAY}, weekly_trainings.start_time`;

/** Not over; and of two that an editor has not yet told apart, only the one that was entered as a training time. */
const RUNNING = `weekly_trainings.last_day >= ${BERLIN_TODAY} AND NOT EXISTS (
  SELECT 1 FROM weekly_trainings AS waiting
  WHERE waiting.perhaps_same = weekly_trainings.series_id AND waiting.day_of_week = weekly_trainings.day_of_week
    AND waiting.active AND waiting.deleted_at IS NULL)`;

/** By its slug, as in the calendar: a deleted team may have had the name. */
const OF_TEAM = `weekly_trainings.series_id IN (
  SELECT events.id FROM events JOIN teams ON teams.slug = events.team
  WHERE teams.slug = ? AND teams.deleted_at IS NULL)`;

/** A training time, and the series it is a weekday of. */
export type WeeklyTraining = EditableTrainingTime & {
  seriesId: string;
  firstDay: string;
  /** The series that stands for it until an editor has decided. */
  perhapsSame: string | null;
};

/** Weekly training times, Monday first, then by start (docs/specification.md#5-validation-rules). */
export function readTrainingTimes(db: Database) {
  const times = createContentRepository<WeeklyTraining, never, never>(db, {
    table: 'weekly_trainings',
    searched: [],
    order: `${BY_WEEKDAY}, weekly_trainings.start_time, weekly_trainings.team, weekly_trainings.id`,
    list: {
      filters: {
        team: (rows, team) => void rows.where({ 'weekly_trainings.team': team }),
        dayOfWeek: (rows, day) => void rows.where({ 'weekly_trainings.day_of_week': day }),
        active: (rows, active) => void rows.where({ 'weekly_trainings.active': active }),
      },
      sorts: { team: `${BY_TEAM}, weekly_trainings.id` },
    },
    unknown: 'Diese Trainingszeit gibt es nicht.',
    stale: 'Die Trainingszeit wurde inzwischen von jemand anderem geändert.',
  });

  return {
    find: (id: string): Promise<WeeklyTraining> => times.find(id),

    /** The times that visitors see, of a team by its slug or of all; also those that begin in the next weeks. */
    async findActive(team?: string, now = new Date()): Promise<WeeklyTraining[]> {
      const shown: Narrow = (rows) => {
        void rows.where('active', true).whereRaw(RUNNING);
        if (team !== undefined) void rows.whereRaw(OF_TEAM, [team]);
      };
      const all = await times.findAll(shown, MOST_SHOWN);
      const soon = addDays(berlinDay(now), AHEAD_DAYS);
      const begun = all.filter(({ firstDay }) => firstDay <= soon);
      const contacts = await findContacts(db);
      const dated = await withDates(db, firstOfTheirKind(begun), now);
      return dated.map((time) => {
        const contact = contacts.get(time.team);
        return contact ? { ...time, contact } : time;
      });
    },

    /** `teams`: names of those a trainer may see; null for all. */
    async findPage(query: TrainingTimeQuery, teams: readonly string[] | null): Promise<PageOf<WeeklyTraining>> {
      const mine: Narrow = (rows) => {
        void rows.whereRaw(RUNNING);
        if (teams) void rows.whereIn('weekly_trainings.team', [...teams]);
      };
      const page = await times.findPage(query, mine);
      return { ...page, items: await withDates(db, page.items, new Date()) };
    },
  };
}

/** The trainers who have agreed to be asked, by the names of teams. */
async function findContacts(db: Database): Promise<ReadonlyMap<string, TrainingContact>> {
  const teams = await db('teams')
    .whereNull('deleted_at')
    .whereRaw(
      `(trainer ->> 'contactConsent')::boolean AND coalesce(trainer ->> 'phone', trainer ->> 'email') IS NOT NULL`,
    )
    .select<{ team: string; name: string; phone: string | null; email: string | null }[]>(
      'name AS team',
      ...['name', 'phone', 'email'].map((part) => db.raw('trainer ->> ? AS ??', [part, part])),
    );
  return new Map(teams.map(({ team, ...contact }) => [team, contact]));
}

/** Where a series continues another one, the one that begins first stands for both. */
function firstOfTheirKind(times: readonly WeeklyTraining[]): WeeklyTraining[] {
  const says = ({ team, dayOfWeek, startTime, endTime, location, notes }: WeeklyTraining) =>
    [team, dayOfWeek, startTime, endTime, location, notes].join('\n');
  const first = new Map<string, string>();
  for (const time of times) {
    const known = first.get(says(time));
    if (known === undefined || time.firstDay < known) first.set(says(time), time.firstDay);
  }
  return times.filter((time) => first.get(says(time)) === time.firstDay);
}

/** Adds their dates of the next weeks; `passing-time.ts` announces the end of today's. */
async function withDates(db: Database, times: WeeklyTraining[], now: Date): Promise<WeeklyTraining[]> {
  const today = berlinDay(now);
  const period = { start: berlinTime(today), end: berlinTime(addDays(today, AHEAD_DAYS)) };
  const dates = await findDates(db, { ...period, type: 'training', most: MOST_DATES, keep: 'soonest' });
  const byTime = new Map<string, EventRow[]>();
  for (const date of dates) {
    if (!date.series_id || !date.original_day) continue;
    const own = key(date.series_id, weekdayOf(date.original_day));
    byTime.set(own, [...(byTime.get(own) ?? []), date]);
  }
  const soon = berlinTime(addDays(today, CHANGES_DAYS));
  return times.map((time) => {
    const own = byTime.get(key(time.perhapsSame ?? time.seriesId, time.dayOfWeek)) ?? [];
    const next = own.find((date) => date.status !== 'cancelled' && endOf(date) > now);
    return {
      ...time,
      nextDate: next ? toTrainingDate(next) : null,
      changes: own.filter(({ status, start_at }) => status !== 'planned' && start_at < soon).map(toTrainingDate),
    };
  });
}

function endOf({ start_at: start, end_at: end }: EventRow): Date {
  return end ?? new Date(start.getTime() + OPEN_MS);
}

function key(seriesId: string, weekday: Weekday): string {
  return `${seriesId} ${weekday}`;
}

function toTrainingDate(row: EventRow): TrainingDate {
  const { id, startDate, endDate, location, status, reason } = toClubEvent(row);
  return { id, startDate, endDate, location, status, reason };
}
