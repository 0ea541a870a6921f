import { dayOf } from '@portal/shared-ui/calendar-days';
import type { ClubEvent } from '@portal/api/contract';

/** The calendar's query parameters. */
export const calendarNames = {
  view: 'ansicht',
  month: 'monat',
  day: 'tag',
  team: 'team',
  type: 'art',
  event: 'termin',
} as const;

/** The address that shows an event in the calendar with its details open. */
export function eventPath({ id, startDate }: Pick<ClubEvent, 'id' | 'startDate'>): string {
  const day = dayOf(startDate);
  return `/kalender?${calendarNames.month}=${day.slice(0, 7)}&${calendarNames.day}=${day}&${calendarNames.event}=${id}`;
}
