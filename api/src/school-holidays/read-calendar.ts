import ICAL from 'ical.js';
import { addDays } from '../berlin-time/berlin-time.ts';
import { CALENDAR_LIMITS, type NewSchoolHoliday } from '../contract/index.ts';
import { AppError } from '../errors.ts';

const MOST_LETTERS = 80;
const LONGEST_DAYS = 100;
const DAY_SECONDS = 86_400;
/** As days are entered. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];

/** The periods of a calendar of whole days, each once, by their first day. Throws 422 for what is no such calendar. */
export function readSchoolHolidays(calendar: string): NewSchoolHoliday[] {
  const events = parse(calendar).getAllSubcomponents('vevent');
  if (events.length === 0) throw unreadable('Darin stehen keine Termine.');
  if (events.length > CALENDAR_LIMITS.periods)
    throw unreadable(`Darin stehen mehr als ${CALENDAR_LIMITS.periods} Termine. Ein Ferienkalender hat viel weniger.`);
  const periods = events.map(toPeriod);
  const byDays = new Map(periods.map((period) => [`${period.firstDay} ${period.lastDay}`, period]));
  return [...byDays.values()].toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));
}

function parse(calendar: string): ICAL.Component {
  try {
    const component = new ICAL.Component(ICAL.parse(calendar.trim()) as unknown[]);
    if (component.name === 'vcalendar') return component;
  } catch {
    // The library says in English what is wrong in a line; nobody here can mend it.
  }
  throw unreadable('Das ist kein Kalender im iCal-Format.');
}

function toPeriod(component: ICAL.Component): NewSchoolHoliday {
  const { name, startDate, endDate } = readEvent(component);
  if (!startDate?.isDate || startDate.year < FIRST_YEAR || startDate.year > LAST_YEAR)
    throw unreadable(`„${name}“ ist kein ganzer Tag.`);
  const firstDay = dayOf(startDate);
  const days = endDate ? endDate.subtractDate(startDate).toSeconds() / DAY_SECONDS : 1;
  if (!(days <= LONGEST_DAYS)) throw unreadable(`„${name}“ dauert mehr als ${LONGEST_DAYS} Tage.`);
  return { name, firstDay, lastDay: addDays(firstDay, Math.max(0, Math.ceil(days) - 1)) };
}

function readEvent(component: ICAL.Component) {
  try {
    const { startDate, endDate, summary } = new ICAL.Event(component);
    const name = (summary ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, MOST_LETTERS);
    return { name: name || 'Ferien', startDate, endDate };
  } catch {
    throw unreadable('Ein Termin darin hat keinen Tag.');
  }
}

function dayOf({ year, month, day }: ICAL.Time): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function unreadable(message: string): AppError {
  return new AppError(422, 'invalid_calendar', message, { field: 'calendar' });
}
