import { addDays, berlinDay } from '../../src/berlin-time/berlin-time.ts';
import { publicationDate } from '../publication-date.ts';

const MOST_WEEKS = 60;
const WEEK = 7;

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

/** The next day of the year (`MM-DD`) that is not more than a month past, moved ahead to the weekday (0: Sunday). */
export function nextDayOfYear(date: string, weekday: number, now: Date): string {
  const today = berlinDay(now);
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((start) => onWeekday(`${start}-${date}`, weekday));
  return days.find((day) => day >= addDays(today, -30)) ?? `${year + 1}-${date}`;
}

/** The day itself or the next that is on this weekday (0: Sunday). */
export function onWeekday(day: string, weekday: number): string {
  return addDays(day, (weekday - new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK) % WEEK);
}
