import type { Day } from '@portal/shared-ui/calendar-days';

/** What a clock in Berlin shows, `HH:MM`. */
export type Clock = string;

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

function offsetAt(time: number): number {
  return (Date.parse(`${wall.format(time).replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000) / MINUTE_MS;
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00Z`);
}
