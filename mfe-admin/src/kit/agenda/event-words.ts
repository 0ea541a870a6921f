import type { EditableEvent } from '@portal/api/contract';
import { addDays, clockOf, type Day, dayOf } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { dayAndMonth, hoursOfDay, shortDay } from '@portal/shared-ui/event-words';
import { lastDayOf } from '@portal/shared-ui/events-by-day';

type Times = Pick<EditableEvent, 'startDate' | 'endDate' | 'allDay'>;

/**
 * „19:00 – 20:30 Uhr“, „19:00 Uhr“ with an open end, „Ganztägig“; over several days „20:00 Uhr bis 29.11., 03:00 Uhr“.
 */
export function hoursLabel({ startDate, endDate, allDay }: Times): string {
  const [first, last] = [dayOf(startDate), lastDayOf({ startDate, endDate })];
  if (endDate === null || last === first) return hoursOfDay({ startDate, endDate, allDay });
  if (allDay) return `Ganztägig bis ${dayAndMonth(last)}`;
  return `${clockOf(startDate)} Uhr bis ${dayAndMonth(last)}, ${clockOf(endDate)} Uhr`;
}

/** „Heute“, „Morgen“, else „Samstag, 21. November“, with the year when it is another. */
export function dayHeading(day: Day, today: Day): string {
  if (day === today) return `Heute, ${dayLabel(day)}`;
  if (day === addDays(today, 1)) return `Morgen, ${dayLabel(day)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? dayLabel(day) : `${dayLabel(day)} ${day.slice(0, 4)}`;
}

/** „Sa., 21.11.2026“. */
export function shortDayLabel(day: Day): string {
  return `${shortDay(day)}${day.slice(0, 4)}`;
}

/** „3 : 1“, or null while there is no result. */
export function scoreLabel({ goalsHome, goalsAway }: Pick<EditableEvent, 'goalsHome' | 'goalsAway'>): string | null {
  return goalsHome === null || goalsAway === null ? null : `${goalsHome} : ${goalsAway}`;
}
