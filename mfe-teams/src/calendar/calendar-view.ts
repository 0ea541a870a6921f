import type { ClubEvent, EventType } from '@portal/api/contract';
import { addDays, addMonths, type Day, type Month } from '@portal/shared-ui/calendar-days';
import { eventTypes } from '@portal/shared-ui/event-words';
import { calendarNames } from '../event/event-path.ts';
import { ALL } from '../filter/all.ts';

/** The view of `/kalender`. `month` '' is the current one; `day`, `team`, `type` and `event` '' are none. */
export type CalendarView = {
  view: 'month' | 'list';
  month: Month;
  day: Day;
  team: string;
  type: EventType | '';
  event: string;
};

/** The values of `art`; in the address they are German. */
const typeWords: Readonly<Record<EventType, string>> = { training: 'training', match: 'spiel', event: 'event' };

/** The types to choose from: value in the address and what people read. */
export const typeOptions = (Object.keys(eventTypes) as EventType[]).map((type) => ({
  value: typeWords[type],
  type,
  label: eventTypes[type],
}));

/** Reads an address leniently: invalid values are left out. */
export function readCalendar(query: URLSearchParams): CalendarView {
  const read = (name: keyof typeof calendarNames, pattern: RegExp) => {
    const value = query.get(calendarNames[name]) ?? '';
    return pattern.test(value) ? value : '';
  };
  const day = read('day', /^20\d\d-\d\d-\d\d$/);
  const team = read('team', /^[a-z0-9]+(-[a-z0-9]+)*$/).slice(0, 60);
  return {
    view: query.get(calendarNames.view) === 'liste' ? 'list' : 'month',
    month: read('month', /^20\d\d-(0[1-9]|1[0-2])$/),
    day: Number.isNaN(Date.parse(`${day}T00:00Z`)) ? '' : day,
    team: team === ALL ? '' : team,
    type: typeOptions.find(({ value }) => value === query.get(calendarNames.type))?.type ?? '',
    event: read('event', /^[\da-f-]{36}(_[\d-]{10})?$/),
  };
}

/** The shortest address of a view: `/kalender` for the current month without restrictions. */
export function calendarPath({ view, month, day, team, type, event }: CalendarView): string {
  const query = new URLSearchParams();
  const set = (name: keyof typeof calendarNames, value: string) => value && query.set(calendarNames[name], value);
  set('view', view === 'list' ? 'liste' : '');
  set('month', month);
  set('day', day);
  set('team', team);
  set('type', type && typeWords[type]);
  set('event', event);
  const text = query.toString();
  return text ? `/kalender?${text}` : '/kalender';
}

/** The events that a view shows, by start; a match of two own teams once, unless one of them is chosen. */
export function shownEvents(events: readonly ClubEvent[], { team, type }: CalendarView): ClubEvent[] {
  return events
    .filter((event) => (team ? event.team === team : !event.toldTwice) && (!type || event.type === type))
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
}

/** First and last day of a month. */
export function monthDays(month: Month): { first: Day; last: Day } {
  const first = `${month}-01`;
  return { first, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}
