import { addMonths, clockOf, dayOf, shortDayLabel, timeOf, weekdayIndex, weeksOf } from './berlin-days.ts';

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

test('knows weekdays and months', () => {
  expect(weekdayIndex('2026-11-23')).toBe(0);
  expect(weekdayIndex('2026-11-22')).toBe(6);
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(shortDayLabel('2026-11-21')).toBe('Sa., 21.11.2026');
});

test('a month is weeks from Monday on, without days of others', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
});
