import { berlinDay, berlinTime, berlinTimestamp } from '../../time/berlin-time.ts';

/** When a match begins, as clocks in Berlin show it: `2026-11-21 15:00`, or only its day. */
export function toClock(time: Date, isDayOnly = false): string {
  return isDayOnly ? berlinDay(time) : berlinTimestamp(time).slice(0, 16).replace('T', ' ');
}

/** What {@link toClock} has written. */
export function fromClock(clock: string): Date {
  const [day = '', time = '00:00'] = clock.split(' ');
  return berlinTime(day, time);
}

/** Whether the time of the day is known. */
export function hasTime(clock: string): boolean {
  return clock.includes(' ');
}
