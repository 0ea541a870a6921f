import type { ClubEvent, EventStatus, EventType } from '@portal/api/contract';
import { clockOf, type Day } from './days.ts';

/** The specification's words for the types of Termine (section 2 "Today's events widget"). */
export const eventTypes: Readonly<Record<EventType, string>> = { training: 'Training', match: 'Spiel', event: 'Event' };

/** What is said of a Termin that is as planned, and of one that is not. */
export const eventStates: Readonly<Record<EventStatus, string>> = {
  planned: 'Geplant',
  cancelled: 'Abgesagt',
  moved: 'Verlegt',
};

/** The default colour of a Termin (specification, section 2). */
export const EVENT_COLOR = '#dc2626';

/** `19:00 – 20:30 Uhr`, `19:00 Uhr` with an open end, `Ganztägig`, of a Termin that is over on the same day. */
export function hoursOfDay({
  allDay,
  startDate,
  endDate,
}: Pick<ClubEvent, 'allDay' | 'startDate' | 'endDate'>): string {
  if (allDay) return 'Ganztägig';
  return endDate ? `${clockOf(startDate)} – ${clockOf(endDate)} Uhr` : `${clockOf(startDate)} Uhr`;
}

/** `28.11.` */
export function dayAndMonth(day: Day): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.`;
}
