import type { ClubEvent, EventStatus, EventType } from '@portal/api/contract';
import { clockOf, weekdayIndex, type Day } from './days.ts';

/** The words for the types of events; „Heute“ has those of the specification. */
export const eventTypes: Readonly<Record<EventType, string>> = {
  training: 'Training',
  match: 'Spiel',
  event: 'Veranstaltung',
};

/** The labels of events as planned, and of others. */
export const eventStates: Readonly<Record<EventStatus, string>> = {
  planned: 'Geplant',
  cancelled: 'Abgesagt',
  moved: 'Verlegt',
};

/** The default colour of an event (docs/specification.md#2-screens-and-routes). */
export const EVENT_COLOR = '#dc2626';

/** `19:00 – 20:30 Uhr`, `19:00 Uhr` with an open end, `Ganztägig`, of an event that is over on the same day. */
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

const WEEKDAYS = ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.', 'So.'];

/** `Sa., 28.11.` */
export function shortDay(day: Day): string {
  return `${WEEKDAYS[weekdayIndex(day)]}, ${dayAndMonth(day)}`;
}
