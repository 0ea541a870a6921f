import ICAL from 'ical.js';
import { berlinTimestamp, ZONE } from '../time/berlin-time.ts';
import { toPlainText } from '../contract/index.ts';
import { isSeries, toClubEvent, type EventRow, type SeriesRow } from './event-row.ts';
import type { Feed } from './read-feed.ts';
import { seriesDate } from './series-dates.ts';
import { isAsPlanned } from './series-exceptions.ts';

const CATEGORY = { training: 'Training', match: 'Spiel', event: 'Veranstaltung' } as const;
const MATCH_MS = 2 * 60 * 60 * 1000;

/** Since 1996; calendars that know the zone by its name use their own. */
const BERLIN = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

/** A calendar as RFC 5545 writes it. UIDs stay; SEQUENCE rises with every change (RFC 5546). */
export function writeCalendar({ name, events, exceptions, daysOff }: Feed): string {
  const calendar = emptyCalendar();
  addText(calendar, 'x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', ZONE);
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H'));
  const bySeries = new Map<string | null, EventRow[]>(exceptions.map(({ series_id: id }) => [id, []]));
  for (const row of exceptions) bySeries.get(row.series_id)?.push(row);
  for (const event of events) {
    const own = isSeries(event) && writeSeries(event, bySeries.get(event.id) ?? [], daysOff.get(event.id));
    for (const component of own || [writeEvent(event)]) calendar.addSubcomponent(component);
  }
  return `${calendar.toString()}\r\n`;
}

/** A single date, to be added to an existing calendar: one of a series has an id of its own and no rule. */
export function writeDate(row: EventRow): string {
  const calendar = emptyCalendar();
  // A changed date does not carry its series' count, so neither does one that is still as planned.
  calendar.addSubcomponent(writeEvent({ ...row, id: toClubEvent(row).id, date_changes: 0 }));
  return `${calendar.toString()}\r\n`;
}

function emptyCalendar(): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  const head = { version: '2.0', prodid: '-//Vereinsportal//Termine//DE', calscale: 'GREGORIAN', method: 'PUBLISH' };
  for (const [property, value] of Object.entries(head)) calendar.addPropertyWithValue(property, value);
  calendar.addSubcomponent(new ICAL.Component(ICAL.parse(BERLIN)));
  return calendar;
}

function writeSeries(
  series: SeriesRow,
  exceptions: readonly EventRow[],
  daysOff: readonly string[] = [],
): ICAL.Component[] {
  const planned = ({ original_day: day }: EventRow) => seriesDate(series, day ?? '').start_at;
  const master = writeEvent(withDateChanges(series, exceptions));
  master.addPropertyWithValue('rrule', ICAL.Recur.fromString(series.rrule));
  for (const gone of exceptions.filter((row) => row.deleted_at))
    addTime(master, 'exdate', planned(gone), series.all_day);
  const off = new Set<string | null>(daysOff);
  const ownDates = exceptions.filter(
    (row) => row.deleted_at || !off.has(row.original_day) || !isAsPlanned(row, series),
  );
  const own = new Set(ownDates.map(({ original_day: day }) => day));
  for (const day of daysOff.filter((each) => !own.has(each)))
    addTime(master, 'exdate', seriesDate(series, day).start_at, series.all_day);
  const changed = ownDates
    .filter((row) => !row.deleted_at)
    .map((row) => {
      // Not below the series' own, or it would count as older.
      const date = writeEvent({ ...row, id: series.id, date_changes: series.date_changes });
      addTime(date, 'recurrence-id', planned(row), series.all_day);
      return date;
    });
  return [master, ...changed];
}

/**
 * The series, as new as the last change of one of its dates: deleting or restoring a date, or a new day off, does not
 * touch the series' row.
 */
function withDateChanges(series: SeriesRow, exceptions: readonly EventRow[]): SeriesRow {
  const changes = [
    series.dates_changed_at ?? series.updated_at,
    ...[series, ...exceptions].map((row) => row.updated_at),
  ];
  const last = Math.max(...changes.map((change) => change.getTime()));
  return { ...series, updated_at: new Date(last) };
}

function writeEvent(row: EventRow): ICAL.Component {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', row.id);
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(row.updated_at, true));
  component.addPropertyWithValue('last-modified', ICAL.Time.fromJSDate(row.updated_at, true));
  component.addPropertyWithValue('sequence', row.version - 1 + row.date_changes);
  addTime(component, 'dtstart', row.start_at, row.all_day);
  const end = row.end_at ?? (row.type === 'match' ? new Date(row.start_at.getTime() + MATCH_MS) : null);
  if (end) addTime(component, 'dtend', end, row.all_day);
  addText(component, 'summary', summary(row));
  component.addPropertyWithValue('status', row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
  component.addPropertyWithValue('categories', CATEGORY[row.type]);
  const description = [reason(row), row.competition, row.description].filter(Boolean).join('\n');
  if (description) addText(component, 'description', description);
  if (row.location) addText(component, 'location', row.location);
  return component;
}

// Not every calendar shows STATUS.
function summary({ title, status, goals_home: home, goals_away: away, result_note: note }: EventRow): string {
  if (status === 'cancelled') return `Abgesagt: ${title}`;
  const score = home === null || away === null ? '' : ` ${home}:${away}`;
  return `${title}${score}${note ? ` (${note})` : ''}`;
}

// No value of STATUS says that a date was moved.
function reason({ status, reason: why }: EventRow): string | null {
  return status === 'moved' ? ['Verlegt', why].filter(Boolean).join(': ') : why;
}

/** The library escapes line feeds only; some readers take other signs of older rows for the end of a line. */
function addText(component: ICAL.Component, name: string, text: string): void {
  component.addPropertyWithValue(name, toPlainText(text));
}

function addTime(component: ICAL.Component, name: string, time: Date, allDay: boolean): void {
  // Not by the library of the time zone: a feed has thousands of days off.
  const [year = 0, month = 1, day = 1, hour, minute, second] = (berlinTimestamp(time).match(/\d+/g) ?? []).map(Number);
  const clock = allDay ? { isDate: true } : { hour, minute, second };
  const property = component.addPropertyWithValue(name, ICAL.Time.fromData({ year, month, day, ...clock }));
  if (!allDay) property.setParameter('tzid', ZONE);
}
