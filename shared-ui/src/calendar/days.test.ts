import { addDays, addMonths, dayAfterKey, weekdayIndex, weeksOf } from './days.ts';

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
