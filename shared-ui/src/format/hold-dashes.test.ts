import { holdDashes } from './hold-dashes.ts';

test('a dash between two names does not begin a line', () => {
  expect(holdDashes('SV II – SV Bergheide')).toBe('SV II\u00A0– SV Bergheide');
});

test('ranges and hyphens are left alone', () => {
  expect(holdDashes('Hinter-Waldheim, 2024–26')).toBe('Hinter-Waldheim, 2024–26');
});
