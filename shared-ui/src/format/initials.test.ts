import { initials } from './initials.ts';

test.each([
  ['SV Horchheim', 'SVH'],
  ['1. FC Nackenheim II', 'FCN'],
  ['TSG Pfeddersheim', 'TSG'],
  ['Wormatia Worms', 'WW'],
  ['1921', '19'],
])('abbreviates %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
