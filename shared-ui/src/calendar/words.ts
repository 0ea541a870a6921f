import type { Weekday } from '@portal/api/contract';
import type { Day, Month } from './days.ts';

/** The days of the week, Monday first. */
export const weekdays: readonly (readonly [day: Weekday, name: string])[] = [
  ['monday', 'Montag'],
  ['tuesday', 'Dienstag'],
  ['wednesday', 'Mittwoch'],
  ['thursday', 'Donnerstag'],
  ['friday', 'Freitag'],
  ['saturday', 'Samstag'],
  ['sunday', 'Sonntag'],
];

/** „Montag“. */
export function weekdayName(day: Weekday): string {
  return weekdays.find(([weekday]) => weekday === day)?.[1] ?? day;
}

const monthName = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const dayName = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** „November 2026“. */
export function monthLabel(month: Month): string {
  return monthName.format(new Date(`${month}-01T00:00Z`));
}

/** „Samstag, 21. November“. */
export function dayLabel(day: Day): string {
  return dayName.format(new Date(`${day}T00:00Z`));
}

/** „keine Termine“, „1 Termin“, „2 Termine“. */
export function eventCount(count: number): string {
  return count === 0 ? 'keine Termine' : `${count} ${count === 1 ? 'Termin' : 'Termine'}`;
}
