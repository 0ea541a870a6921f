import type ICAL from 'ical.js';
import { addDays, DAY_SECONDS, daysBetween } from '../time/berlin-time.ts';
import { CALENDAR_LIMITS, type NewSchoolHoliday } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { cutText } from '../imports/cut-text.ts';
import { durationOf, readCalendar, timeOf } from '../imports/read-calendar.ts';

const MOST_LETTERS = 80;
const MOST_UID_LETTERS = 255;
const LONGEST_DAYS = 100;

/** A period as a calendar has it; `uid` is null where it does not tell the period from the others. */
export type CalendarPeriod = NewSchoolHoliday & { uid: string | null };

/** The periods of a calendar of whole days, each once, by their first day. Throws 422 for anything else. */
export function readSchoolHolidays(calendar: string): CalendarPeriod[] {
  const events = readCalendar(calendar)?.filter((event) => !isCancelled(event));
  if (!events) throw unreadable('Das ist kein Kalender im iCal-Format.');
  if (events.length === 0) throw unreadable('Darin stehen keine Termine.');
  if (events.length > CALENDAR_LIMITS.periods)
    throw unreadable(`Darin stehen mehr als ${CALENDAR_LIMITS.periods} Termine. Ein Ferienkalender hat viel weniger.`);
  const uids = events.map(uidOf);
  const periods = events.map((event, at) => {
    const uid = uids[at] ?? null;
    const isShared = uids.filter((other) => other === uid).length > 1;
    return { ...toPeriod(event), uid: isShared ? null : uid };
  });
  const byDays = new Map(periods.map((period) => [`${period.firstDay} ${period.lastDay}`, period]));
  return [...byDays.values()].toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));
}

function toPeriod(event: ICAL.Component): NewSchoolHoliday {
  const name = nameOf(event);
  const start = timeOf(event, 'dtstart');
  if (!start || start.clock !== null) throw unreadable(`„${name}“ ist kein ganzer Tag.`);
  if (event.hasProperty('rrule') || event.hasProperty('rdate'))
    throw unreadable(`„${name}“ wiederholt sich. Gebraucht wird ein Kalender, in dem alle Ferien einzeln stehen.`);
  const days = daysOf(event, start.day);
  if (!(days <= LONGEST_DAYS)) throw unreadable(`„${name}“ dauert mehr als ${LONGEST_DAYS} Tage.`);
  return { name, firstDay: start.day, lastDay: addDays(start.day, Math.max(0, Math.ceil(days) - 1)) };
}

function isCancelled(event: ICAL.Component): boolean {
  const status = event.getFirstPropertyValue('status');
  return typeof status === 'string' && status.toUpperCase() === 'CANCELLED';
}

/** Whole days, or parts of them; an event says either when it ends or how long it lasts, or nothing for one day. */
function daysOf(event: ICAL.Component, firstDay: string): number {
  if (!event.hasProperty('dtend')) return (durationOf(event) ?? DAY_SECONDS) / DAY_SECONDS;
  const end = timeOf(event, 'dtend');
  if (!end) return Number.NaN;
  return daysBetween(firstDay, end.day) + (end.clock === null || end.clock === '00:00' ? 0 : 1);
}

function uidOf(event: ICAL.Component): string | null {
  const uid = event.getFirstPropertyValue('uid');
  return typeof uid === 'string' ? cutText(uid.replace(/\p{C}/gu, ' ').trim(), MOST_UID_LETTERS) || null : null;
}

function nameOf(event: ICAL.Component): string {
  const summary = event.getFirstPropertyValue('summary');
  const name = typeof summary === 'string' ? cutText(summary.replace(/\p{C}/gu, ' ').trim(), MOST_LETTERS) : '';
  return name || 'Ferien';
}

function unreadable(message: string): AppError {
  return new AppError(422, 'invalid_calendar', message, { field: 'calendar' });
}
