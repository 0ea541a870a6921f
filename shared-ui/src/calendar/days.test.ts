import { addDays, addMonths, clockOf, dayAfterKey, dayOf, offsetAt, timeOf, weekdayIndex, weeksOf } from './days.ts';

const HOUR_MS = 3_600_000;

test('days and months are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('a week begins on Monday', () => {
  expect(weekdayIndex('2026-11-23')).toBe(0);
  expect(weekdayIndex('2026-11-22')).toBe(6);
});

test('lays a month out in weeks from Monday, without the days of others', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2026-11-20'],
  ['ArrowRight', '2026-11-22'],
  ['ArrowUp', '2026-11-14'],
  ['ArrowDown', '2026-11-28'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-21'],
  ['PageDown', '2026-12-21'],
  ['Enter', undefined],
  ['toString', undefined],
])('%s leads from Saturday 21 November to %s', (key, day) => {
  expect(dayAfterKey('2026-11-21', key)).toBe(day);
});

test('a month that is shorter is entered on its last day', () => {
  expect(dayAfterKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
  expect(dayAfterKey('2026-12-31', 'PageUp')).toBe('2026-11-30');
});

test('knows day and clock of Berlin, whatever the zone of the machine', () => {
  expect(dayOf('2026-11-20T23:30:00Z')).toBe('2026-11-21');
  expect(clockOf('2026-07-01T17:05:00Z')).toBe('19:05');
  expect(clockOf('2026-11-20T23:00:00Z')).toBe('00:00');
});

test.each([
  ['before the clocks go forward', '2026-03-29T00:59:59Z', 1],
  ['after it', '2026-03-29T01:00:00Z', 2],
  ['before the clocks go back', '2026-10-25T00:59:59Z', 2],
  ['after it', '2026-10-25T01:00:00Z', 1],
])('knows how far Berlin is ahead of UTC %s: %s', (_, time, hours) => {
  expect(offsetAt(Date.parse(time))).toBe(hours * HOUR_MS);
});

test.each([
  ['2026-11-21', '19:00', '2026-11-21T19:00:00+01:00'],
  ['2026-07-01', '00:00', '2026-07-01T00:00:00+02:00'],
  ['2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '00:30', '2026-10-25T00:30:00+02:00'],
  ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
])('%s at %s is %s, and back', (day, clock, time) => {
  expect(timeOf(day, clock)).toBe(time);
  expect([dayOf(time), clockOf(time)]).toEqual([day, clock]);
});
