import type { NoticeLevel } from '@portal/api/contract';
import { addDays, dayOf, timeOf, weekdayIndex, type Day } from '@portal/shared-ui/calendar-days';

const SUNDAY = 6;

/** A usual notice, which ends on the same day or with the week. */
export type NoticeTemplate = { key: string; text: string; level: NoticeLevel; ends: 'today' | 'sunday' };

/** The usual notices, the most frequent first. */
export const noticeTemplates: readonly NoticeTemplate[] = [
  { key: 'plaetze-sonntag', text: 'Alle Plätze gesperrt bis Sonntag', level: 'warning', ends: 'sunday' },
  { key: 'plaetze-heute', text: 'Heute sind alle Plätze gesperrt', level: 'warning', ends: 'today' },
  { key: 'training-heute', text: 'Heute fällt das gesamte Training aus', level: 'warning', ends: 'today' },
  { key: 'spiele-sonntag', text: 'Alle Spiele bis Sonntag sind abgesagt', level: 'warning', ends: 'sunday' },
  { key: 'vereinsheim-heute', text: 'Das Vereinsheim ist heute geschlossen', level: 'info', ends: 'today' },
];

/** Query parameter of a new notice's form: the key of a template. */
export const TEMPLATE_PARAMETER = 'vorlage';

/** The end of a template's day, from today on. */
export function endOf({ ends }: Pick<NoticeTemplate, 'ends'>, now: number = Date.now()): string {
  const today = dayOf(now);
  return endOfDay(ends === 'today' ? today : sundayOf(today));
}

/** The last minute of a day in Berlin. */
export function endOfDay(day: Day): string {
  return timeOf(day, '23:59');
}

/** The Sunday of a day's week. */
export function sundayOf(day: Day): Day {
  return addDays(day, SUNDAY - weekdayIndex(day));
}
