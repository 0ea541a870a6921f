import { addDays, addMonths, weekdayIndex, type Day } from './berlin-days.ts';

const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayIndex(day)),
  End: (day) => addDays(day, 6 - weekdayIndex(day)),
  PageUp: (day) => `${addMonths(day.slice(0, 7), -1)}-01`,
  PageDown: (day) => `${addMonths(day.slice(0, 7), 1)}-01`,
};

/** The day a key leads to in a grid of days (ARIA Authoring Practices, "Grid"); undefined for any other key. */
export function dayAfterKey(day: Day, key: string): Day | undefined {
  return Object.hasOwn(moves, key) ? moves[key]?.(day) : undefined;
}
