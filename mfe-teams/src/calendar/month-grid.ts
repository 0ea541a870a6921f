import { endOfWeek, getWeeksInMonth, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import type { ClubEvent } from '@portal/api/contract';
import { addDays, dayOf, type Day } from '../berlin/days.ts';
import type { Month } from './calendar-view.ts';

const GERMAN = 'de-DE';
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The weeks of a month, Monday first; days of other months are left out. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = parseDate(`${month}-01`);
  const monday = startOfWeek(first, GERMAN);
  return Array.from({ length: getWeeksInMonth(first, GERMAN) }, (_, week) =>
    WEEK.map((day) => {
      const date = monday.add({ weeks: week, days: day });
      return date.month === first.month ? date.toString() : null;
    }),
  );
}

const moves: Readonly<Record<string, (day: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (day) => day.subtract({ days: 1 }),
  ArrowRight: (day) => day.add({ days: 1 }),
  ArrowUp: (day) => day.subtract({ weeks: 1 }),
  ArrowDown: (day) => day.add({ weeks: 1 }),
  Home: (day) => startOfWeek(day, GERMAN),
  End: (day) => endOfWeek(day, GERMAN),
  PageUp: (day) => day.subtract({ months: 1 }),
  PageDown: (day) => day.add({ months: 1 }),
};

/** The day a key leads to in a grid of days (ARIA Authoring Practices, "Grid"); undefined for any other key. */
export function dayAfterKey(day: Day, key: string): Day | undefined {
  return Object.hasOwn(moves, key) ? moves[key]?.(parseDate(day)).toString() : undefined;
}

/** The Termine of each day; one that lasts longer is on all of its days. */
export function eventsByDay(events: readonly ClubEvent[]): Map<Day, ClubEvent[]> {
  const days = new Map<Day, ClubEvent[]>();
  for (const event of events) {
    // The end is exclusive: what ends at midnight is not on the next day.
    const last = dayOf(Math.max(Date.parse(event.startDate), Date.parse(event.endDate ?? event.startDate) - 1));
    for (let day = dayOf(event.startDate); day <= last; day = addDays(day, 1)) {
      days.set(day, [...(days.get(day) ?? []), event]);
    }
  }
  return days;
}
