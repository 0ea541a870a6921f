import { addDays, berlinDay, berlinTime, berlinTimestamp, daysBetween } from './berlin-time.ts';

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
])('%s %s on the clock is %s', (day, clock, time) => {
  expect(berlinTime(day, clock).toISOString()).toBe(time);
});

test('days are counted on the calendar, also when a day has 23 or 25 hours', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-11-01', '2026-10-24')).toBe(-8);
});
