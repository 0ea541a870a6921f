import { LRUCache } from 'lru-cache';
import { DateTime, IANAZone } from 'luxon';

/** The club's time zone; also PostgreSQL's and RFC 5545's name for it. */
export const ZONE = 'Europe/Berlin';

/** SQL of the day in Berlin, of SQL of a point in time; one that may stand beside named bindings. */
export const berlinDayOf = (time: string) => `CAST(${time} AT TIME ZONE '${ZONE}' AS date)`;

/** SQL of today. */
export const BERLIN_TODAY = berlinDayOf('now()');

/** SQL of when a row of `events` is over; a match without an end lasts two hours. */
export const OVER_AT = "coalesce(events.end_at, events.start_at + interval '2 hours')";

const SECOND_MS = 1000;
/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;

/** Most event answers contain the same dates; formatting them took a third of the time. */
const timestamps = new LRUCache<number, string>({ max: 10_000 });

/** A point in time as a clock in Berlin shows it. */
export function inBerlin(time: Date): DateTime {
  return DateTime.fromJSDate(time, { zone: ZONE });
}

/** ISO 8601 with the offset of Berlin, `2026-11-21T15:00:00+01:00`; since 1893 it has been one to three whole hours. */
export function berlinTimestamp(time: Date): string {
  const ms = time.getTime();
  const known = timestamps.get(ms);
  if (known) return known;
  const offset = berlinOffset(ms);
  const timestamp = `${new Date(ms + offset).toISOString().slice(0, 19)}+0${offset / HOUR_MS}:00`;
  timestamps.set(ms, timestamp);
  return timestamp;
}

/** The day in Berlin, `2026-11-21`. */
export function berlinDay(time: Date): string {
  return new Date(time.getTime() + berlinOffset(time.getTime())).toISOString().slice(0, 10);
}

/**
 * The start of a day in Berlin, or the time that is given as on the clock: the first when clocks show it twice, an hour
 * later when summer time skips it.
 */
export function berlinTime(day: string, clock = '00:00'): Date {
  return new Date(timeOnClock(Date.parse(`${day}T${clock}Z`)));
}

/** The same time on the clock, to the second, so many days later. */
export function shiftTime(time: Date, days: number): Date {
  const clock = time.getTime() + berlinOffset(time.getTime()) + days * DAY_MS;
  return new Date(timeOnClock(Math.floor(clock / SECOND_MS) * SECOND_MS));
}

/**
 * The time as far after `start` on the clock as `end` is after `begin`: from ten to four stays so where the clocks
 * change between.
 */
export function sameLength(begin: Date, end: Date, start: Date): Date {
  return new Date(timeOnClock(clockOf(start) + clockOf(end) - clockOf(begin)));
}

/** `2026-11-21` and 7 give `2026-11-28`. */
export function addDays(day: string, days: number): string {
  return numberedDay(dayNumber(day) + days);
}

/** A day as a number: days since 1 January 1970, a Thursday. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00Z`) / DAY_MS;
}

/** The day with a number of {@link dayNumber}. */
export function numberedDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Twenty-four hours, in seconds and in ms; days on which the clocks change have one more or less. */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * SECOND_MS;
const MINUTE_MS = 60_000;

const berlin = IANAZone.create(ZONE);
/** The offsets of days in UTC on which the clocks do not change. */
const known = new LRUCache<number, number>({ max: 5_000 });

/** How far Berlin is ahead of UTC at a point in time, both in ms. Luxon's own answer takes a hundred times as long. */
function berlinOffset(time: number): number {
  const day = Math.floor(time / DAY_MS);
  const kept = known.get(day);
  if (kept !== undefined) return kept;
  const begin = berlin.offset(day * DAY_MS) * MINUTE_MS;
  if (begin !== berlin.offset((day + 1) * DAY_MS) * MINUTE_MS) return berlin.offset(time) * MINUTE_MS;
  known.set(day, begin);
  return begin;
}

/** The wall-clock time in Berlin at a point in time, ms of a clock that never changes. */
function clockOf(time: Date): number {
  return time.getTime() + berlinOffset(time.getTime());
}

/**
 * The point in time at which clocks in Berlin show `clock`, ms of a clock that never changes. A time that they show
 * twice is the first (RFC 5545, section 3.3.5), one that summer time skips is an hour later.
 */
function timeOnClock(clock: number): number {
  const before = berlinOffset(clock - DAY_MS);
  const first = clock - before;
  if (berlinOffset(first) === before) return first;
  const after = berlinOffset(clock + DAY_MS);
  return berlinOffset(clock - after) === after ? clock - after : first;
}
