import { DAY_MS, addDays, berlinDay, berlinTime, daysBetween, sameLength } from '../time/berlin-time.ts';
import type { EventChange } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { invalidEvent } from './event-errors.ts';
import type { EventFields } from './event-row.ts';

/** The maximum length of an event, whole days of the changes to summer and winter time included. */
export const LONGEST_DAYS = 367;
const MOST_PERIOD_DAYS = 400;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
const [BEGIN, END] = [berlinTime(`${FIRST_YEAR}-01-01`), berlinTime(`${LAST_YEAR + 1}-01-01`)];

type Times = Pick<EventFields, 'start_at' | 'end_at' | 'all_day'>;
type Change = Pick<EventChange, 'startDate' | 'endDate' | 'allDay'>;

/** A time from outside. Throws 400 outside the years of the club, as clocks in Berlin show them. */
export function readTime(time: string, field: string): Date {
  const date = new Date(time);
  if (isInClubYears(date)) return date;
  throw invalidEvent(field, `Das Feld „${field}“ muss zwischen ${FIRST_YEAR} und ${LAST_YEAR} liegen.`);
}

/** False for an invalid time. */
export function isInClubYears(time: Date): boolean {
  return time >= BEGIN && time < END;
}

/** A period from outside, both ends included. Throws 400 when it ends before it begins or is longer than 400 days. */
export function readPeriod(start: string, end: string): { start: Date; end: Date } {
  const period = { start: readTime(start, 'start'), end: readTime(end, 'end') };
  const length = period.end.getTime() - period.start.getTime();
  if (length >= 0 && length <= MOST_PERIOD_DAYS * DAY_MS) return period;
  throw invalidPeriod(
    length < 0 ? 'Das Ende liegt vor dem Beginn.' : `Der Zeitraum hat höchstens ${MOST_PERIOD_DAYS} Tage.`,
  );
}

/** 400 for a period that is invalid or too long. */
export function invalidPeriod(message: string): AppError {
  return new AppError(400, 'invalid_period', message, { field: 'end' });
}

/** A new start without a new end keeps the length. Throws 400 when the end is not after the start. */
export function changeTimes(before: Times, change: Change): Times {
  const allDay = change.allDay ?? before.all_day;
  const start = change.startDate === undefined ? before.start_at : readTime(change.startDate, 'startDate');
  const end = change.endDate === undefined ? keptEnd(before, start, allDay) : readEnd(change.endDate);
  const times = allDay ? wholeDays(start, end) : { start_at: start, end_at: end, all_day: false };
  if (times.end_at && times.end_at <= times.start_at)
    throw invalidEvent('endDate', 'Das Ende muss nach dem Beginn liegen.');
  if (times.end_at && times.end_at.getTime() - times.start_at.getTime() > LONGEST_DAYS * DAY_MS)
    throw invalidEvent('endDate', 'Ein Termin dauert höchstens ein Jahr.');
  return times;
}

function readEnd(endDate: string | null): Date | null {
  return endDate === null ? null : readTime(endDate, 'endDate');
}

function keptEnd(before: Times, start: Date, allDay: boolean): Date | null {
  if (!before.end_at || allDay !== before.all_day) return null;
  const days = daysBetween(berlinDay(before.start_at), berlinDay(before.end_at));
  // Within one day, compare elapsed time: in the night the clocks go back, wall-clock times repeat.
  if (!allDay && days === 0) return new Date(start.getTime() + before.end_at.getTime() - before.start_at.getTime());
  if (!allDay) return sameLength(before.start_at, before.end_at, start);
  return berlinTime(addDays(berlinDay(start), days));
}

/** Extends a time from the midnight before its start to the first midnight that is not before its end. */
function wholeDays(start: Date, end: Date | null): Times {
  const first = berlinDay(start);
  const last = end && end > start ? berlinDay(new Date(end.getTime() - 1)) : end ? addDays(first, -1) : first;
  return { start_at: berlinTime(first), end_at: berlinTime(addDays(last, 1)), all_day: true };
}
