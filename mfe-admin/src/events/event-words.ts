import type { EditableEvent, EventStatus, EventType } from '@portal/api/contract';
import { addDays, type Day } from '@portal/shared-ui/calendar-days';
import { clockOf, dayLabel, dayOf } from './berlin-days.ts';

/** The specification's words for the types of Termine (section 2 "Today's events widget"). */
export const typeLabels: Readonly<Record<EventType, string>> = { training: 'Training', match: 'Spiel', event: 'Event' };

export const statusLabels: Readonly<Record<EventStatus, string>> = {
  planned: 'Geplant',
  cancelled: 'Abgesagt',
  moved: 'Verlegt',
};

type Times = Pick<EditableEvent, 'startDate' | 'endDate' | 'allDay'>;

/** The last day of an event; the end is exclusive, so that what ends at midnight is not on the next day. */
export function lastDayOf({ startDate, endDate }: Pick<Times, 'startDate' | 'endDate'>): Day {
  return dayOf(Math.max(Date.parse(startDate), Date.parse(endDate ?? startDate) - 1));
}

/** „19:00 – 20:30 Uhr", „19:00 Uhr" with an open end, „Ganztägig", „bis 29.11." for several days. */
export function hoursLabel({ startDate, endDate, allDay }: Times): string {
  const [first, last] = [dayOf(startDate), lastDayOf({ startDate, endDate })];
  if (last > first) return `${allDay ? 'Ganztägig' : `ab ${clockOf(startDate)} Uhr`} bis ${shortDate(last)}`;
  if (allDay) return 'Ganztägig';
  return endDate ? `${clockOf(startDate)} – ${clockOf(endDate)} Uhr` : `${clockOf(startDate)} Uhr`;
}

/** „Heute", „Morgen", else „Samstag, 21. November", with the year when it is another. */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return `Heute, ${dayLabel(day)}`;
  if (day === addDays(today, 1)) return `Morgen, ${dayLabel(day)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? dayLabel(day) : `${dayLabel(day)} ${day.slice(0, 4)}`;
}

/** „3 : 1", or null while there is no result. */
export function scoreLabel({ goalsHome, goalsAway }: Pick<EditableEvent, 'goalsHome' | 'goalsAway'>): string | null {
  return goalsHome === null || goalsAway === null ? null : `${goalsHome} : ${goalsAway}`;
}

function shortDate(day: Day): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.`;
}
