import { BERLIN_TODAY } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { conflict, type AppError } from '../errors.ts';
import { readTrainingTimes, type WeeklyTraining } from './read-training-times.ts';
import { NO_END } from './recurrence.ts';

/** Returns it unless another is the same. Throws 409. */
export async function onlyOne(trx: Database, time: WeeklyTraining): Promise<WeeklyTraining> {
  if (!(await isTwice(trx, time))) return time;
  throw taken('startTime');
}

/**
 * Whether another series already trains at a weekday, time and place of this one; false if it is no series of
 * trainings.
 */
export async function hasTakenTime(trx: Database, seriesId: string): Promise<boolean> {
  const times = await trx('weekly_trainings').where({ series_id: seriesId, deleted_at: null }).pluck<string[]>('id');
  for (const id of times) if (await isTwice(trx, await readTrainingTimes(trx).find(id))) return true;
  return false;
}

/** Throws 409 where another series has the training of a weekday of this one. */
export async function requireFreeTimes(trx: Database, seriesId: string): Promise<void> {
  if (await hasTakenTime(trx, seriesId)) throw taken('startDate');
}

function taken(field: 'startTime' | 'startDate'): AppError {
  return conflict(
    'time_taken',
    'Diese Trainingszeit gibt es schon. Trainiert eine zweite Gruppe zur selben Zeit, gib für beide einen Ort an.',
    { field },
  );
}

/**
 * Whether another has its team or group, weekday and start on days of its own, and no other place. Pairs that wait for
 * an editor's decision do not count. `withinSeriesLimit` lets one write at a time.
 */
export async function isTwice(trx: Database, time: WeeklyTraining): Promise<boolean> {
  const { id, team, dayOfWeek, startTime, firstDay, until, everyWeeks = 1, location } = time;
  if (!time.active || time.perhapsSame) return false;
  const same = await trx('weekly_trainings')
    .where({ active: true, deleted_at: null, perhaps_same: null, day_of_week: dayOfWeek, start_time: startTime })
    .whereNot({ id })
    .whereRaw(`last_day >= ${BERLIN_TODAY} AND last_day >= :firstDay AND first_day::date <= :until`, {
      firstDay,
      until: until ?? NO_END,
    })
    // Two that take turns, each every other week, are two.
    .whereRaw(`${spelled('team')} = ${spelled(':team')} AND least(every_weeks, :everyWeeks) = 1`, { team, everyWeeks })
    .whereRaw(`coalesce(nullif(${spelled('location')}, '') = nullif(${spelled(':location')}, ''), true)`, { location })
    .first('id');
  return same !== undefined;
}

/** SQL of a text in lower case with single spaces, for comparison. */
function spelled(text: string): string {
  return `lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;
}
