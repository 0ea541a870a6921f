import type { EditableEvent } from '@portal/api/contract';
import { addDays, type Day } from '@portal/shared-ui/calendar-days';
import { dayOf } from './berlin-days.ts';
import { lastDayOf } from './event-words.ts';

/** The Termine of each day; one that lasts longer is on all of its days. */
export function eventsByDay(events: readonly EditableEvent[]): Map<Day, EditableEvent[]> {
  const days = new Map<Day, EditableEvent[]>();
  for (const event of events) {
    const last = lastDayOf(event);
    for (let day = dayOf(event.startDate); day <= last; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}
