/** A day in Berlin, `YYYY-MM-DD`. */
export type Day = string;
/** A month, `YYYY-MM`. */
export type Month = string;
/** The time on a clock in Berlin, `HH:MM`. */
export type Clock = string;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

/** The day in Berlin at a time (ISO 8601 or ms since 1970). */
export function dayOf(time: string | number): Day {
  return wall.format(new Date(time)).slice(0, 10);
}

/** `19:30`, the clock in Berlin at a time (ISO 8601 or ms since 1970). */
export function clockOf(time: string | number): string {
  return wall.format(new Date(time)).slice(11, 16);
}

/** How far the clocks of Berlin are ahead of UTC at a whole second, both in ms. */
export function offsetAt(time: number): number {
  return Date.parse(`${wall.format(time).replace(' ', 'T')}Z`) - time;
}

/** The time at which a clock in Berlin shows this, ISO 8601 with the offset of then. */
export function timeOf(day: Day, clock: Clock = '00:00'): string {
  const shown = Date.parse(`${day}T${clock}:00Z`);
  const minutes = offsetAt(shown - offsetAt(shown)) / MINUTE_MS;
  const [sign, size] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${clock}:00${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** The day so many days later. */
export function addDays(day: Day, count: number): Day {
  return new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The month so many months later. */
export function addMonths(month: Month, count: number): Month {
  const date = new Date(utc(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: Day): number {
  return (new Date(utc(day)).getUTCDay() + 6) % 7;
}

/** The weeks of a month, Monday first; days of other months are null. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayIndex(first));
  return [0, 7, 14, 21, 28, 35]
    .map((start) => WEEK.map((index) => addDays(monday, start + index)))
    .map((week) => week.map((day) => (day.startsWith(month) ? day : null)))
    .filter((week) => week.some(Boolean));
}

const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayIndex(day)),
  End: (day) => addDays(day, 6 - weekdayIndex(day)),
  PageUp: (day) => inMonth(addMonths(day.slice(0, 7), -1), day),
  PageDown: (day) => inMonth(addMonths(day.slice(0, 7), 1), day),
};

/** The day a key leads to in a grid of days (ARIA Authoring Practices, "Grid"); undefined for any other key. */
export function dayAfterKey(day: Day, key: string): Day | undefined {
  return Object.hasOwn(moves, key) ? moves[key]?.(day) : undefined;
}

/** The same day in another month, or that month's last. */
function inMonth(month: Month, day: Day): Day {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00Z`);
}
