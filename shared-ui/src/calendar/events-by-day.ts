import type { ClubEvent } from '@portal/api/contract';
import { addDays, type Day, dayOf } from './days.ts';

type Period = Pick<ClubEvent, 'startDate' | 'endDate'>;

/** The last day of an event; the end is exclusive, so that an event ending at midnight is not on the next day. */
export function lastDayOf({ startDate, endDate }: Period): Day {
  return dayOf(Math.max(Date.parse(startDate), Date.parse(endDate ?? startDate) - 1));
}

/** The events of each day; a longer one is on all of its days. */
export function eventsByDay<Event extends Period>(events: readonly Event[]): Map<Day, Event[]> {
  const days = new Map<Day, Event[]>();
  for (const event of events) {
    const last = lastDayOf(event);
    for (let day = dayOf(event.startDate); day <= last; day = addDays(day, 1)) {
      days.set(day, [...(days.get(day) ?? []), event]);
    }
  }
  return days;
}
