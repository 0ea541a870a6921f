import { clockOf, dayOf } from '@portal/shared-ui/calendar-days';
import { timeOf } from './berlin-times.ts';

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
