import { addDays, berlinDay, berlinTime, dayNumber, daysBetween } from '../time/berlin-time.ts';
import {
  NIGHT_ENDS,
  type NewTrainingTime,
  type Repetition,
  type TrainingTimeChange,
  type Weekday,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Admit } from '../editing/own-teams.ts';
import { requireVersion, type Edited, type Editor } from '../editing/versions.ts';
import { AppError, notFound } from '../errors.ts';
import { emptyFields } from './event-fields.ts';
import { fieldsOf, insertRow, isSeries, updateRow, type EventFields, type SeriesRow } from './event-row.ts';
import { findEventRow } from './read-events.ts';
import { readTrainingTimes, type WeeklyTraining } from './read-training-times.ts';
import { describeRule, firstDayFrom, lastDayBefore, moveEnd, NO_END, shiftWeekday, writeRule } from './recurrence.ts';
import { shiftDays } from './series-dates.ts';
import { carryDates } from './series-exceptions.ts';
import { seriesFields } from './series-fields.ts';
import { withinSeriesLimit } from './series-limit.ts';
import { isTwice, onlyOne } from './taken-times.ts';

/** The colour of trainings in the calendar. */
const TRAINING_COLOR = '#15803d';
const WEEK_DAYS = 7;

/** Writes training times, which are stored as weekly series. */
export function editTrainingTimes(db: Database) {
  return {
    /**
     * Inserts a training time that begins at `since`. Throws 400 for an end that is not after the start, and for too
     * many series; 409 for one that exists already.
     */
    insert: (
      time: NewTrainingTime & { id?: string },
      author: Editor,
      since = berlinDay(new Date()),
    ): Promise<WeeklyTraining> =>
      withinSeriesLimit(db, async (trx) => {
        const { startTime, endTime = null, location, notes, active = true, dayOfWeek } = time;
        const fields: EventFields = {
          ...emptyFields({ type: 'training', startDate: berlinTime(since, startTime).toISOString() }),
          ...(await findPlace(trx, time.team)),
          title: titleOf(time.team),
          description: notes?.trim() || null,
          location: location?.trim() || null,
          end_at: endOn(since, startTime, endTime),
          color: TRAINING_COLOR,
          active,
          except_holidays: time.exceptHolidays ?? false,
          except_school_holidays: time.exceptSchoolHolidays ?? false,
        };
        const id = await insertRow(trx, seriesFields(fields, { until: null, weekdays: [dayOfWeek] }), author, time.id);
        return onlyOne(trx, await readTrainingTimes(trx).find(id));
      }),

    /**
     * Applies from today. Throws 400, 404, whatever `admit` throws, and 409 if the version is stale or the slot is
     * taken.
     */
    update: (
      id: string,
      { version, ...change }: TrainingTimeChange,
      author: Editor,
      admit: Admit<WeeklyTraining>,
    ): Promise<Edited<WeeklyTraining>> =>
      withinSeriesLimit(db, async (trx) => {
        const before = await readTrainingTimes(trx).find(id);
        admit(before);
        requireVersion(version, before, 'Die Trainingszeit wurde inzwischen von jemand anderem geändert.');
        const wasTwice = await isTwice(trx, before);
        await changeTime(trx, before, change, author);
        const after = await readTrainingTimes(trx).find(id);
        admit(after);
        return { before, after: wasTwice ? after : await onlyOne(trx, after) };
      }),

    /**
     * Keeps the series, so that deleting can be undone, and its past dates in the calendar. Throws 404, what `admit`
     * throws.
     */
    delete: (id: string, author: Editor, admit: Admit<WeeklyTraining>): Promise<void> =>
      withinSeriesLimit(db, async (trx) => {
        const time = await readTrainingTimes(trx).find(id);
        admit(time);
        const series = await takeApart(trx, time);
        const { start_at, end_at } = await keepPast(trx, series, author);
        const now = new Date();
        const deleted = { start_at, end_at, deleted_at: now, updated_at: now, updated_by: author?.id ?? null };
        await trx('events').where({ id: series.id }).update(deleted);
      }),

    /** Takes a deletion back. Throws 404, what `admit` throws, and 409 where another has taken its place. */
    restore: (id: string, author: Editor, admit: Admit<WeeklyTraining>): Promise<WeeklyTraining> =>
      withinSeriesLimit(db, async (trx) => {
        const deleted = await trx('weekly_trainings')
          .where({ id })
          .whereNotNull('deleted_at')
          .first<{ series_id: string } | undefined>('series_id');
        if (!deleted) throw notFound('Diese Trainingszeit gibt es nicht.');
        await trx('events')
          .where({ id: deleted.series_id })
          .update({ deleted_at: null, updated_at: new Date(), updated_by: author?.id ?? null });
        const time = await readTrainingTimes(trx).find(id);
        admit(time);
        return onlyOne(trx, time);
      }),
  };
}

/** A training time after a change, from today on. */
export async function changeTime(
  trx: Database,
  before: WeeklyTraining,
  change: Omit<TrainingTimeChange, 'version'>,
  author: Editor,
): Promise<void> {
  const series = await takeApart(trx, before);
  const after = { ...before, ...change };
  const differs = (field: 'team' | 'dayOfWeek' | 'startTime' | 'endTime' | 'active') => after[field] !== before[field];
  const place = await findPlace(trx, after.team);
  // A deleted team may have the name of a present one; without a present one the training stays with it.
  const isHandedOver = differs('team') || (place.team !== null && place.team !== series.team);
  const isMoved = differs('dayOfWeek') || differs('startTime') || differs('endTime');
  const from = isMoved || isHandedOver || differs('active') ? await keepPast(trx, series, author) : series;
  const day = berlinDay(from.start_at);
  const newDay = addDays(day, daysAhead(before.dayOfWeek, after.dayOfWeek));
  const fields: EventFields = {
    ...fieldsOf(from),
    ...(isHandedOver && place),
    title: series.title === titleOf(before.team) ? titleOf(after.team) : series.title,
    description: after.notes?.trim() || null,
    location: after.location?.trim() || null,
    active: after.active,
    except_holidays: after.exceptHolidays ?? false,
    except_school_holidays: after.exceptSchoolHolidays ?? false,
    ...(isMoved && {
      start_at: berlinTime(newDay, after.startTime),
      end_at: endOn(newDay, after.startTime, after.endTime),
    }),
  };
  const daysInWeek = daysAhead('monday', after.dayOfWeek) - daysAhead('monday', before.dayOfWeek);
  const ended = { ...series, last_day: moveEnd(series, daysInWeek) };
  const to = { ...from, ...seriesFields(fields, ruleOf(ended, after.dayOfWeek), ended) };
  await updateRow(trx, series, to, author);
  const version = series.version + 1;
  await carryDates(trx, { from, to: { ...to, version }, since: null, days: daysBetween(day, newDay) });
}

/** The series of one weekday alone: it becomes one of its own where the series has several. */
export async function takeApart(trx: Database, { id, seriesId, dayOfWeek }: WeeklyTraining): Promise<SeriesRow> {
  const series = await findSeries(trx, seriesId);
  const { weekdays } = describeRule(series.rrule);
  const split = (weekday: Weekday) => {
    const letters = weekday.slice(0, 2).toUpperCase();
    // The id under which the view has known it.
    return trx.raw('SELECT split_weekday(:seriesId, :letters, weekday_id(:seriesId, :letters))', { seriesId, letters });
  };
  if (weekdays[0] === dayOfWeek) {
    for (const other of weekdays.slice(1)) await split(other);
    return findSeries(trx, seriesId);
  }
  await split(dayOfWeek);
  return findSeries(trx, id);
}

/**
 * Leaves the dates before today to a series of their own, which is over. Returns the other, as it begins today or
 * later; it is still to be written.
 */
async function keepPast(trx: Database, series: SeriesRow, author: Editor): Promise<SeriesRow> {
  const today = berlinDay(new Date());
  const start = berlinDay(series.start_at);
  const last = lastDayBefore(series, today);
  const next = firstDayFrom(series, today);
  if (last === undefined || next === undefined) return series;
  const rrule = writeRule(describeRule(series.rrule), last, series.all_day);
  const id = await insertRow(trx, { ...series, rrule, last_day: last, version: 1 }, author);
  await trx('events').where({ series_id: series.id }).where('original_day', '<', today).update({ series_id: id });
  return { ...series, ...shiftDays(series, dayNumber(next) - dayNumber(start)) };
}

async function findSeries(trx: Database, id: string): Promise<SeriesRow> {
  const row = await findEventRow(trx, id);
  if (!isSeries(row)) throw notFound('Diese Trainingszeit gibt es nicht.');
  return row;
}

/** The team of that name, else a group. */
async function findPlace(trx: Database, name: string): Promise<Pick<EventFields, 'team' | 'group_name'>> {
  const team = await trx('teams')
    .where({ name: name.trim() })
    .whereNull('deleted_at')
    .first<{ slug: string } | undefined>('slug');
  return team ? { team: team.slug, group_name: null } : { team: null, group_name: name.trim() };
}

function ruleOf({ rrule, last_day }: SeriesRow, weekday: Weekday): Repetition {
  const { interval } = describeRule(rrule);
  return { until: last_day === NO_END ? null : last_day, weekdays: [weekday], interval };
}

function titleOf(team: string): string {
  return `Training ${team.trim()}`;
}

function daysAhead(from: Weekday, to: Weekday): number {
  return Array.from({ length: WEEK_DAYS }, (_, days) => days).find((days) => shiftWeekday(from, days) === to) ?? 0;
}

/**
 * Late trainings end at midnight or in the night after the day. Throws 400 for another end that is not after the start.
 */
function endOn(day: string, startTime: string, endTime: string | null): Date | null {
  if (endTime === null) return null;
  if (endTime > startTime) return berlinTime(day, endTime);
  if (endTime < NIGHT_ENDS) return berlinTime(addDays(day, 1), endTime);
  throw new AppError(400, 'invalid_period', 'Das Ende muss nach dem Beginn liegen.', { field: 'endTime' });
}
