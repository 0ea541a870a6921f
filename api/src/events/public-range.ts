import type { preValidationHookHandler } from 'fastify';
import { isNearMonth } from '../answers/near-months.ts';
import { addDays, berlinDay, berlinTime, daysBetween, numberedDay, dayNumber } from '../time/berlin-time.ts';
import { monthEnd, monthOf } from './calendar-months.ts';
import { parseEventId } from './event-row.ts';
import { invalidPeriod, isInClubYears, readTime } from './event-times.ts';

/** Three months, and the day on which the next begins. */
const MOST_DAYS = 93;
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

type Range = { start: Date; end: Date };

/** The whole days in Berlin that a range from outside touches. Throws 400 when it is impossible or has more than 93. */
export function readPublicRange(start: string, end: string): Range {
  const range = { start: readTime(start, 'start'), end: readTime(end, 'end') };
  if (range.end < range.start) throw invalidPeriod('Das Ende liegt vor dem Beginn.');
  if (daysBetween(berlinDay(range.start), berlinDay(range.end)) >= MOST_DAYS)
    throw invalidPeriod(`Der Zeitraum hat höchstens ${MOST_DAYS} Tage.`);
  return wholeDays(range);
}

/**
 * Widens a range to whole days, before the query is checked and an answer is kept for it: otherwise every ms would be a
 * range of its own. An invalid range stays as it is, to be refused.
 */
export const roundRange: preValidationHookHandler = (request, _reply, done) => {
  const query = request.query as Record<string, unknown>;
  const [start, end] = [timeOf(query['start']), timeOf(query['end'])];
  if (start && end && start <= end) {
    const days = wholeDays({ start, end });
    Object.assign(query, { start: days.start.toISOString(), end: days.end.toISOString() });
  }
  done();
};

/**
 * Whether none of our pages asks for a range: they ask for whole months and for today, of all teams and types. Only
 * near months count: trainings without an end have thousands.
 */
export function isInventedRange({ query }: { query: unknown }): boolean {
  const { start, end, team, type } = query as Record<string, string | undefined>;
  if (!start || !end || team || type) return true;
  const [first, last] = [berlinDay(new Date(start)), berlinDay(new Date(end))];
  const today = berlinDay(new Date());
  // Around midnight a browser and the server are not on the same day.
  if (first === last) return Math.abs(daysBetween(today, first)) > 1;
  const month = monthOf(first);
  return first !== `${month}-01` || last !== monthEnd(month) || !isNearMonth(month, today);
}

/** Whether an id names a date that nobody looks up: a training without an end has one on thousands of days. */
export function isInventedDate({ params }: { params: unknown }): boolean {
  const { day } = parseEventId((params as { id: string }).id);
  return day !== null && !isNearMonth(monthOf(day), berlinDay(new Date()));
}

function wholeDays({ start, end }: Range): Range {
  const next = berlinTime(addDays(berlinDay(end), 1));
  return { start: berlinTime(berlinDay(start)), end: new Date(next.getTime() - 1) };
}

function timeOf(text: unknown): Date | undefined {
  const day = typeof text === 'string' && TIMESTAMP.exec(text)?.[1];
  if (!day) return undefined;
  const time = new Date(text);
  return isInClubYears(time) && numberedDay(dayNumber(day)) === day ? time : undefined;
}
