import { clubEvent } from '../../test/factories.ts';
import { dayAfterKey, eventsByDay, weeksOf } from './month-grid.ts';

test('lays a month out in weeks from Monday, without the days of others', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
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

test('puts a Termin on every day it lasts, but not on the one it ends at midnight', () => {
  const camp = clubEvent({
    startDate: '2026-11-20T00:00:00+01:00',
    endDate: '2026-11-22T00:00:00+01:00',
    allDay: true,
  });
  const open = clubEvent({ startDate: '2026-11-21T23:30:00+01:00', endDate: null });
  const days = eventsByDay([camp, open]);
  expect([...days]).toEqual([
    ['2026-11-20', [camp]],
    ['2026-11-21', [camp, open]],
  ]);
});
