import ICAL from 'ical.js';
import { IANAZone, DateTime } from 'luxon';
import { berlinTime, ZONE } from '../time/berlin-time.ts';

/** When something begins or ends, as its calendar has it; `clock` is null for a whole day. */
export type CalendarTime = { day: string; clock: string | null; at: Date };

const READ = /^(?:uid|summary|dtstart|dtend|duration|location|status|rrule)[;:]/i;
const EDGE = /^(begin|end):(.*)$/i;
const MOST_LETTERS = 10_000;
/** The years that a day can have when it is entered by hand. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199];

/**
 * The events of a calendar (RFC 5545) with the properties that are read here; null if it is no calendar. Nothing else
 * reaches the library: it expands the rules of time zones without a limit, and for a line of megabytes or thousands of
 * events it takes minutes.
 */
export function readCalendar(text: string): ICAL.Component[] | null {
  const lines = linesOfEvents(text);
  if (!lines) return null;
  try {
    const [, , parts] = ICAL.parse(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')) as [
      string,
      unknown[],
      unknown[][],
    ];
    // Taken out of the calendar, an event does not search all the others.
    return parts.map((part) => new ICAL.Component(part));
  } catch {
    // The library's message is English, and names a line that users cannot correct.
    return null;
  }
}

/** The lines of the events in a calendar, without what lies inside those; null if the text is no calendar. */
function linesOfEvents(text: string): string[] | null {
  const lines: string[] = [];
  const open: string[] = [];
  let isCalendar = false;
  for (const line of text
    .trim()
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    const [, edge, name = ''] = EDGE.exec(line) ?? [];
    const part = name.trim().toLowerCase();
    if (edge?.toLowerCase() === 'begin') open.push(part);
    if (open.length > 0 && open[0] !== 'vcalendar') return null;
    isCalendar ||= open.length > 0;
    if (open.length === 2 && open[1] === 'vevent' && (edge ?? READ.test(line))) {
      if (line.length > MOST_LETTERS) return null;
      lines.push(line);
    }
    if (edge?.toLowerCase() === 'end' && open.pop() !== part) return null;
  }
  return isCalendar && open.length === 0 ? lines : null;
}

/**
 * When an event begins or ends; null if that is missing or not between 1900 and 2199. A time without a zone is German
 * time.
 */
export function timeOf(event: ICAL.Component, name: 'dtstart' | 'dtend'): CalendarTime | null {
  const time = valueOf(event, name);
  if (!(time instanceof ICAL.Time) || time.year < FIRST_YEAR || time.year > LAST_YEAR) return null;
  const [day = '', clock] = time.toString().replace('Z', '').split('T');
  if (time.isDate || clock === undefined) return { day, clock: null, at: berlinTime(day) };
  const zone = time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : zoneOf(event, name);
  const at =
    zone === ZONE ? berlinTime(day, clock.slice(0, 5)) : DateTime.fromISO(`${day}T${clock}`, { zone }).toJSDate();
  return { day, clock: clock.slice(0, 5), at };
}

/** How long an event lasts, seconds; null where that is not said. */
export function durationOf(event: ICAL.Component): number | null {
  const duration = valueOf(event, 'duration');
  return duration instanceof ICAL.Duration ? duration.toSeconds() : null;
}

function valueOf(event: ICAL.Component, name: string): unknown {
  try {
    return event.getFirstPropertyValue(name);
  } catch {
    return null;
  }
}

/** Outlook and others have their own names for zones; in the calendars of clubs here they mean German time. */
function zoneOf(event: ICAL.Component, name: string): string {
  const zone = event.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' && IANAZone.isValidZone(zone) ? zone : ZONE;
}
