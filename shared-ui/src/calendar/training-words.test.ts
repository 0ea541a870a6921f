import type { TrainingDate } from '@portal/api/contract';
import { nextLine, trainingNotice } from './training-words.ts';

const date = (given: Partial<TrainingDate> = {}): TrainingDate => ({
  id: '00000000-0000-4000-8000-000000000001_2026-11-26',
  startDate: '2026-11-26T19:00:00+01:00',
  endDate: '2026-11-26T20:30:00+01:00',
  location: 'Hauptplatz',
  status: 'planned',
  reason: null,
  ...given,
});

test.each<[Partial<TrainingDate>, string]>([
  [{ status: 'cancelled', reason: 'Platz gesperrt' }, 'Do., 26.11. fällt aus: Platz gesperrt'],
  [{ status: 'moved', startDate: '2026-12-03T20:00:00+01:00' }, 'Do., 03.12. um 20:00 Uhr, Hauptplatz'],
  [{ status: 'moved', location: null, reason: 'Pokal' }, 'Do., 26.11. um 19:00 Uhr: Pokal'],
])('says what is not as planned %#', (given, notice) => {
  expect(trainingNotice(date(given))).toBe(notice);
});

test('names the next date, unless a moved one is it', () => {
  const moved = date({ status: 'moved' });

  expect(nextLine(date(), [])).toBe('Nächstes Training: Do., 26.11.');
  expect([nextLine(moved, [moved]), nextLine(null, []), nextLine(undefined, [])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
