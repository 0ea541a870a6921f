import { isFarMonth } from './far-month.ts';

test('search engines read thirteen months back and ahead', () => {
  const isFar = (month: string) => isFarMonth(month, '2026-11-28');
  expect(['2025-10', '2026-11', '2027-12'].map(isFar)).toEqual([false, false, false]);
  expect(['2025-09', '2028-01', '2000-01', '2099-12'].map(isFar)).toEqual([true, true, true, true]);
});
