/** A day in Berlin, `YYYY-MM-DD`. */
export type Day = string;
/** What a clock in Berlin shows, `HH:MM`. */
export type Clock = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });
const longDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const fullDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const monthName = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The day in Berlin at a time (ISO 8601 or ms since 1970). */
export function dayOf(time: string | number): Day {
  return wall.format(new Date(time)).slice(0, 10);
}

/** `19:30`, the clock in Berlin at a time. */
export function clockOf(time: string | number): Clock {
  return wall.format(new Date(time)).slice(11, 16);
}

/** The time at which a clock in Berlin shows this, ISO 8601 with the offset of then. */
export function timeOf(day: Day, clock: Clock = '00:00'): string {
  const shown = Date.parse(`${day}T${clock}:00Z`);
  const minutes = offsetAt(shown - offsetAt(shown) * MINUTE_MS);
  const [sign, size] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${clock}:00${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** The day so many days later. */
export function addDays(day: Day, count: number): Day {
  return new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: Day): number {
  return (new Date(utc(day)).getUTCDay() + 6) % 7;
}

/** „Samstag, 21. November". */
export function dayLabel(day: Day): string {
  return longDay.format(utc(day));
}

/** „Sa., 21.11.2026". */
export function shortDayLabel(day: Day): string {
  return fullDay.format(utc(day));
}

/** „November 2026" for `2026-11`. */
export function monthLabel(month: string): string {
  return monthName.format(utc(`${month}-01`));
}

/** The month so many months after `2026-11`. */
export function addMonths(month: string, count: number): string {
  const date = new Date(utc(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The weeks of `2026-11`, Monday first; days of other months are null. */
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayIndex(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, week * 7 + day)),
  );
  return weeks
    .map((week) => week.map((day) => (day.startsWith(month) ? day : null)))
    .filter((week) => week.some(Boolean));
}

function offsetAt(time: number): number {
  return (Date.parse(`${wall.format(time).replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000) / MINUTE_MS;
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00Z`);
}
