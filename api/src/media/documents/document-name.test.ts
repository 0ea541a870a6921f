import { titleFrom } from './document-name.ts';

test.each([
  ['Satzung_2026.pdf', 'Satzung 2026'],
  ['Vereins\u00adheim.pdf', 'Vereins\u00adheim'],
  ['.pdf', 'Datei'],
  ['\u00ad\u2800.pdf', 'Datei'],
])('a file %j is called %j', (name, title) => {
  expect(titleFrom(name)).toBe(title);
});
