import type ICAL from 'ical.js';
import { berlinTime } from '../../time/berlin-time.ts';
import { IMPORT_LIMITS, toPlainLine } from '../../contract/index.ts';
import { cutText } from '../../imports/cut-text.ts';
import { unreadable } from '../../imports/import-errors.ts';
import { readCalendar, timeOf } from '../../imports/read-calendar.ts';
import { toClock } from './clock.ts';
import type { ReadFixtures } from './fixture.ts';

/** Separators of the two sides of a match. */
const BETWEEN = [' - ', ' – ', ' — ', ' : ', ' vs. ', ' vs ', ' gegen '];
const MOST = { id: 250, name: 80, location: 120 };

/**
 * The matches of a calendar that are still to come: past matches stay as they are here, and missing ones are not
 * cancelled. Throws 422 if it is no calendar.
 */
export function readIcal(text: string, now = new Date()): ReadFixtures {
  const events = readCalendar(text);
  if (!events) throw unreadable('Das ist kein Kalender im iCal-Format.');
  if (events.length > IMPORT_LIMITS.rows) throw unreadable('Der Kalender hat mehr als 20.000 Termine.');
  const read: ReadFixtures = { fixtures: [], problems: [] };
  for (const [index, component] of events.entries()) {
    const row = index + 1;
    const event = readEvent(component);
    if (typeof event === 'string') read.problems.push({ row, text: event });
    else if (event.startsAt >= now) read.fixtures.push({ row, ageClass: '', ...event.fixture });
  }
  return read;
}

/** Or the reason why it is no match. */
function readEvent(component: ICAL.Component) {
  const line = (name: string, most: number) => {
    const value = component.getFirstPropertyValue(name);
    return cutText(toPlainLine(typeof value === 'string' ? value : ''), most);
  };
  const title = line('summary', 300);
  const [host, guest, ...others] = sidesOf(title);
  const id = line('uid', MOST.id);
  const start = readTime(component);
  if (!start) return `„${title}“ hat keinen Beginn.`;
  if (!id) return `„${title}“ hat keine Kennung.`;
  if (component.hasProperty('rrule')) return `„${title}“ wiederholt sich und ist deshalb kein Spiel.`;
  if (!host || !guest || others.length > 0) return `„${title}“ nennt keine zwei Mannschaften.`;
  const location = line('location', MOST.location);
  return {
    startsAt: start.at,
    fixture: {
      id,
      host: cutText(host, MOST.name),
      guest: cutText(guest, MOST.name),
      start: start.clock,
      more: { ...(location && { location }), cancelled: line('status', 20) === 'CANCELLED' },
    },
  };
}

function sidesOf(title: string): string[] {
  const between = BETWEEN.find((separator) => title.includes(separator));
  return between === undefined ? [] : title.split(between).map((side) => side.trim());
}

/** A whole-day event is still to come until it is over. */
function readTime(component: ICAL.Component): { at: Date; clock: string } | undefined {
  const time = timeOf(component, 'dtstart');
  if (!time) return undefined;
  return time.clock === null
    ? { at: berlinTime(time.day, '23:59'), clock: time.day }
    : { at: time.at, clock: toClock(time.at) };
}
