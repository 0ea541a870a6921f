import type { ComingDay, PublicationTime } from '../src/backup/demo-files.ts';
import { addDays, berlinDay, DAY_MS } from '../src/time/berlin-time.ts';
import { WEEKDAYS, type Weekday } from '../src/contract/index.ts';

/** A weekday's number as `Date` counts: Sunday is 0. */
const numberOf = (weekday: Weekday) => (WEEKDAYS.indexOf(weekday) + 1) % 7;

const HOUR = 3_600_000;
const WEEK = 7;

const MOST_WEEKS = 60;
/** Seasonal content keeps this distance (days) to the latest news, which tell their own story. */
const QUIET_DAYS = 16;

/** The point in time, seen from `now`, always before it. */
export function publicationDate(time: PublicationTime, now: Date): Date {
  if ('hoursAgo' in time) return new Date(now.getTime() - time.hoursAgo * HOUR);
  if ('weeksBack' in time) return lastWeekday(time.weekday, time.at, time.weeksBack, now);
  for (let year = now.getUTCFullYear(); ; year -= 1) {
    const date = onNearest(time.weekday, germanTime(`${year}-${time.day}`, time.at));
    if (date.getTime() < now.getTime() - QUIET_DAYS * DAY_MS) return date;
  }
}

function lastWeekday(weekday: Weekday, at: string, weeksBack: number, now: Date): Date {
  const today = germanTime(now.toISOString().slice(0, 10), at);
  const back = (today.getUTCDay() - numberOf(weekday) + 7) % 7;
  const date = new Date(today.getTime() - (back + 7 * weeksBack) * DAY_MS);
  return date < now ? date : new Date(date.getTime() - 7 * DAY_MS);
}

function onNearest(weekday: Weekday | undefined, date: Date): Date {
  if (!weekday) return date;
  const ahead = (numberOf(weekday) - date.getUTCDay() + 7) % 7;
  return new Date(date.getTime() + (ahead > 3 ? ahead - 7 : ahead) * DAY_MS);
}

/** Winter time all year: an hour more or less does no harm here. */
function germanTime(day: string, at: string): Date {
  return new Date(`${day}T${at}:00+01:00`);
}

/** The last Sunday with matches that are over; the latest news tell of it, and of the derby a week later. */
export function lastMatchDay(now: Date): string {
  return berlinDay(publicationDate({ weeksBack: 0, weekday: 'sunday', at: '19:10' }, now));
}

/** So many Sundays with matches from `from` on, back in time or ahead; none in winter and in summer. */
export function matchDays(from: string, direction: 'back' | 'ahead', count: number): string[] {
  const step = direction === 'back' ? -WEEK : WEEK;
  return Array.from({ length: MOST_WEEKS }, (_, week) => addDays(from, step * week))
    .filter((day, index) => index === 0 || !isBreak(day))
    .slice(0, count);
}

function isBreak(day: string): boolean {
  const date = day.slice(5);
  return date > '12-14' || date < '02-21' || (date > '06-06' && date < '08-07');
}

/** The day as `YYYY-MM-DD`. */
export function comingDay({ weekday, plus = 0, ...time }: ComingDay, now: Date): string {
  const day =
    'ahead' in time ? onWeekday(addDays(berlinDay(now), time.ahead), weekday) : nextDayOfYear(time.date, weekday, now);
  return addDays(day, plus);
}

/** The next day of the year (`MM-DD`) that is not more than a month past, moved on to the weekday. */
function nextDayOfYear(date: string, weekday: Weekday, now: Date): string {
  const today = berlinDay(now);
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((start) => onWeekday(`${start}-${date}`, weekday));
  return days.find((day) => day >= addDays(today, -30)) ?? `${year + 1}-${date}`;
}

/** The day itself or the next that is on this weekday. */
export function onWeekday(day: string, weekday: Weekday): string {
  return addDays(day, (numberOf(weekday) - new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK) % WEEK);
}
