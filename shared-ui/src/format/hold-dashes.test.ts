import { holdDashes } from './hold-dashes.ts';

test('a dash between two names does not begin a line', () => {
  expect(holdDashes('SV II – SV Bechtheim')).toBe('SV II\u00A0– SV Bechtheim');
});

test('ranges and hyphens are left alone', () => {
  expect(holdDashes('Hangen-Weisheim, 2024–26')).toBe('Hangen-Weisheim, 2024–26');
});
