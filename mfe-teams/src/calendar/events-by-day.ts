import type { ClubEvent } from '@portal/api/contract';
import { addDays, type Day } from '@portal/shared-ui/calendar-days';
import { dayOf } from '../berlin/days.ts';

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
