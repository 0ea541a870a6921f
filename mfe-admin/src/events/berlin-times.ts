import { type Day, timeOnClock } from '@portal/shared-ui/calendar-days';

/** What a clock in Berlin shows, `HH:MM`. */
export type Clock = string;

const MINUTE_MS = 60_000;

/** The time at which a clock in Berlin shows this, ISO 8601 with the offset of then. */
export function timeOf(day: Day, clock: Clock = '00:00'): string {
  const minutes = timeOnClock(day, clock).offset / MINUTE_MS;
  const [sign, size] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${clock}:00${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
