import { endOf, sundayOf } from './notice-templates.ts';

test.each([
  ['today', '2026-11-26T18:00:00+01:00', '2026-11-26T23:59:00+01:00'],
  ['sunday', '2026-11-26T18:00:00+01:00', '2026-11-29T23:59:00+01:00'],
  ['sunday', '2026-11-29T08:00:00+01:00', '2026-11-29T23:59:00+01:00'],
  ['sunday', '2026-10-24T12:00:00+02:00', '2026-10-25T23:59:00+01:00'],
] as const)('what ends %s and is set at %s ends at %s', (ends, now, end) => {
  expect(endOf({ ends }, Date.parse(now))).toBe(end);
});

test('the week of a Monday ends six days later', () => {
  expect(sundayOf('2026-11-23')).toBe('2026-11-29');
});
