import { dayHeading, hoursLabel, shortDayLabel } from './event-words.ts';

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

test('a Termin that ends on another day says at what time, one of whole days does not', () => {
  const party = { startDate: '2026-12-31T20:00:00+01:00', endDate: '2027-01-01T03:00:00+01:00', allDay: false };
  expect(hoursLabel(party)).toBe('20:00 Uhr bis 01.01., 03:00 Uhr');
  const camp = { startDate: '2026-08-01T00:00:00+02:00', endDate: '2026-08-04T00:00:00+02:00', allDay: true };
  expect(hoursLabel(camp)).toBe('Ganztägig bis 03.08.');
});
