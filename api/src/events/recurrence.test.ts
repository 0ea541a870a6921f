import fc from 'fast-check';
import ICAL from 'ical.js';
import { addDays, berlinDay, berlinTime, daysBetween, inBerlin } from '../time/berlin-time.ts';
import type { EventRow, SeriesRow } from './event-row.ts';
import { countDays, describeRule, hasDay, weekdayOf, writeRule } from './recurrence.ts';
import { seriesDates } from './series-dates.ts';
import { WEEKDAYS } from '../contract/index.ts';

/** A series as it is stored: it begins on a day of its rule. */
const anySeries = fc
  .record({
    first: fc.oneof(
      fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days)),
      fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2027-12-31', '2028-02-29'),
    ),
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    length: fc.option(fc.integer({ min: 1, max: 24 * 60 })),
    days: fc.integer({ min: 0, max: 731 }),
    others: fc.uniqueArray(fc.constantFrom(...WEEKDAYS)),
    interval: fc.integer({ min: 1, max: 8 }),
    allDay: fc.boolean(),
  })
  .map(({ first, minute, length, days, others, interval, allDay }) => {
    const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const start = berlinTime(first, allDay ? '00:00' : clock);
    const end = length === null ? null : new Date(start.getTime() + length * 60_000);
    const last_day = addDays(first, days);
    const rule = { weekdays: [...new Set([weekdayOf(berlinDay(start)), ...others])], interval };
    return {
      id: 'series',
      rrule: writeRule(rule, last_day, allDay),
      last_day,
      start_at: start,
      end_at: allDay ? berlinTime(addDays(first, 1)) : end,
    } as SeriesRow;
  });

/** All days from the start on, one after another, as a calendar that reads our feeds expands the rule. */
function expandedWhole({ rrule, start_at, last_day }: SeriesRow): string[] {
  const rule = ICAL.Recur.fromString(rrule);
  rule.until = ICAL.Time.fromDateString(last_day);
  const dates = rule.iterator(ICAL.Time.fromDateString(berlinDay(start_at)));
  const days: string[] = [];
  for (let date = dates.next(); date; date = dates.next()) days.push(date.toString());
  return days;
}

/** The first when clocks show the time twice. */
function shift(time: Date, days: number): Date {
  const shifted = inBerlin(time).plus({ days });
  const earlier = shifted.minus({ hours: 1 });
  return (earlier.hour === shifted.hour ? earlier : shifted).toJSDate();
}

const times = ({ original_day, start_at, end_at }: EventRow) => [original_day, start_at, end_at];

test('a rule is expanded as RFC 5545 has it', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      const days = expandedWhole(series);
      expect(countDays(series, '1900-01-01')).toBe(days.length);
      const middle = days[Math.floor(days.length / 2)] ?? '';
      expect(countDays(series, middle)).toBe(days.filter((day) => day >= middle).length);
      expect(describeRule(series.rrule).interval).toBe(ICAL.Recur.fromString(series.rrule).interval);
      for (const day of days.slice(0, 3))
        expect([hasDay(series, day), hasDay(series, addDays(day, 1))]).toEqual([true, days.includes(addDays(day, 1))]);
    }),
    { numRuns: 100 },
  );
});

test('a window has the dates that the whole series has in it, at the same time on the clock', () => {
  const window = fc.record({ begin: fc.integer({ min: -400, max: 800 }), length: fc.integer({ min: 0, max: 400 }) });
  fc.assert(
    fc.property(anySeries, window, fc.integer({ min: 1, max: 50 }), (series, { begin, length }, most) => {
      const first = berlinDay(series.start_at);
      const from = addDays(first, begin);
      const to = addDays(from, length);
      const whole = expandedWhole(series)
        .filter((day) => day >= from && day <= to)
        .map((day) => {
          const days = daysBetween(first, day);
          return [day, shift(series.start_at, days), series.end_at && shift(series.end_at, days)];
        });

      const dates = (keep: 'soonest' | 'latest', limit = 1_000) =>
        seriesDates([series], { from, to, most: limit, keep }).map(times);

      expect(dates('soonest')).toEqual(whole);
      expect(dates('latest')).toEqual(whole.toReversed());
      expect(dates('soonest', most)).toEqual(whole.slice(0, most));
      expect(dates('latest', most)).toEqual(whole.toReversed().slice(0, most));
    }),
    { numRuns: 100 },
  );
});

test('a date in the far future costs no step on the way', () => {
  const series = {
    rrule: 'FREQ=WEEKLY;BYDAY=TU',
    start_at: berlinTime('2026-11-24'),
    end_at: null,
    last_day: '+275000-01-01',
  };

  expect(hasDay(series, '9999-12-28')).toBe(true);
  expect(countDays(series, '2026-11-24')).toBeGreaterThan(14_000_000);
});
