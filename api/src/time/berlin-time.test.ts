import fc from 'fast-check';
import {
  addDays,
  berlinDay,
  berlinTime,
  berlinTimestamp,
  dayNumber,
  daysBetween,
  inBerlin,
  numberedDay,
  shiftTime,
} from './berlin-time.ts';

test.each([
  ['2026-07-01T17:00:00.000Z', '2026-07-01T19:00:00+02:00'],
  ['2026-12-01T17:00:00.000Z', '2026-12-01T18:00:00+01:00'],
])('%s reads %s in Berlin', (time, text) => {
  expect(berlinTimestamp(new Date(time))).toBe(text);
});

test('the day changes at midnight in Berlin', () => {
  expect(berlinDay(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
  expect(berlinDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});

test.each([
  ['2026-03-28', '19:00', '2026-03-28T18:00:00.000Z'],
  ['2026-03-29', '19:00', '2026-03-29T17:00:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '02:30:15', '2026-10-25T00:30:15.000Z'],
])('%s %s on the clock is %s', (day, clock, time) => {
  expect(berlinTime(day, clock).toISOString()).toBe(time);
});

test('days are counted on the calendar, also when a day has 23 or 25 hours', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-11-01', '2026-10-24')).toBe(-8);
});

/** Mostly around the hours in which the clocks change, as they have and as they will. */
const changes = ['1916-04-30', '1945-05-24', '1980-04-06', '2026-03-29', '2026-10-25', '2199-10-27'];
const anyTime = fc.oneof(
  fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -86_400, max: 2 * 86_400 }))
    .map(([day, seconds]) => new Date(Date.parse(`${day}T00:00:00Z`) + seconds * 1000)),
);

test('whatever the time, it is told as the library of the zone tells it', () => {
  fc.assert(
    fc.property(anyTime, (time) => {
      const told = inBerlin(time).startOf('second');
      expect(berlinDay(time)).toBe(told.toISODate());
      expect(berlinTimestamp(time)).toBe(told.toISO({ suppressMilliseconds: true }));
      expect(numberedDay(dayNumber(berlinDay(time)))).toBe(told.toISODate());
    }),
    { numRuns: 500 },
  );
});

test('whatever time is shifted, the clock shows the same some days later; an hour more where summer time skips it', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -800, max: 800 }), (time, days) => {
      const shifted = inBerlin(shiftTime(time, days));
      const clock = shifted.setZone('utc', { keepLocalTime: true });
      const isSkipped = shifted.minus({ hours: 1 }).offset === shifted.offset - 60;
      const shown = isSkipped ? [clock, clock.minus({ hours: 1 })] : [clock];
      const wanted = `${addDays(berlinDay(time), days)} ${inBerlin(time).toFormat('HH:mm:ss')}`;
      expect(shown.map((each) => each.toFormat('yyyy-MM-dd HH:mm:ss'))).toContain(wanted);
    }),
    // In 1916 summer time skipped the last hour of a day.
    { numRuns: 500, examples: [[new Date('1916-05-01T21:00:00Z'), -1]] },
  );
});

test('a time that the clock shows twice is the first', () => {
  expect(shiftTime(new Date('2026-10-18T00:30:00Z'), 7).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(shiftTime(new Date('2026-11-01T01:30:00Z'), -7).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});
