import { dayHeading, shortDayLabel } from './event-words.ts';

test('a day is written short with its weekday', () => {
  expect(shortDayLabel('2026-11-21')).toBe('Sa., 21.11.2026');
});

test.each([
  ['2026-12-31', 'Heute, Donnerstag, 31. Dezember'],
  ['2027-01-01', 'Morgen, Freitag, 1. Januar'],
  ['2026-12-30', 'Mittwoch, 30. Dezember'],
  ['2027-01-02', 'Samstag, 2. Januar 2027'],
])('seen from 31 December 2026, %s is headed „%s“', (day, heading) => {
  expect(dayHeading(day, '2026-12-31')).toBe(heading);
});
