import { eventsByDay } from './events-by-day.ts';

test('puts a Termin on every day it lasts, but not on the one it ends at midnight', () => {
  const camp = { startDate: '2026-11-20T00:00:00+01:00', endDate: '2026-11-22T00:00:00+01:00' };
  const open = { startDate: '2026-11-21T23:30:00+01:00', endDate: null };

  expect([...eventsByDay([camp, open])]).toEqual([
    ['2026-11-20', [camp]],
    ['2026-11-21', [camp, open]],
  ]);
});
