import { holdDashes } from './hold-dashes.ts';

test('a dash between two names does not begin a line', () => {
  expect(holdDashes('FSV II – SV Bechtheim')).toBe('FSV II\u00A0– SV Bechtheim');
});

test('ranges and hyphens are left alone', () => {
  expect(holdDashes('Hangen-Weisheim, 2024–26')).toBe('Hangen-Weisheim, 2024–26');
});
