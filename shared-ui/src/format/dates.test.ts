import { formatDate, formatDateTime } from './dates.ts';

describe('formatDate', () => {
  test('writes the long German form', () => {
    expect(formatDate('2024-03-05T12:00:00Z')).toBe('5. März 2024');
  });

  test('takes the day in Berlin, whatever the offset it was written with', () => {
    expect(formatDate('2024-12-31T23:30:00Z')).toBe('1. Januar 2025');
    expect(formatDate('2024-12-31T18:30:00-06:00')).toBe('1. Januar 2025');
  });

  test.each([null, undefined, '', 'gestern'])('says Unbekannt for %p', (value) => {
    expect(formatDate(value)).toBe('Unbekannt');
  });
});

describe('formatDateTime', () => {
  test('writes weekday, day, month and time as the club does', () => {
    expect(formatDateTime('2026-11-21T14:00:00Z')).toBe('Sa., 21. November, 15:00 Uhr');
  });

  test('knows summer time and midnight', () => {
    expect(formatDateTime('2026-07-01T22:00:00Z')).toBe('Do., 2. Juli, 00:00 Uhr');
  });

  test('says Unbekannt for a broken time', () => {
    expect(formatDateTime('bald')).toBe('Unbekannt');
  });
});
