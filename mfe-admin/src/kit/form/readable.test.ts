import { readable } from './readable.ts';

test.each<[string, unknown, string]>([
  ['nothing', null, ''],
  ['a switch', true, 'Ja'],
  ['a year', 1921, '1921'],
  ['a part of a number', 1.5, '1,5'],
  ['rich text', '<h2>Derby</h2><p>Ein <strong>Sieg</strong>.</p>', 'Derby\nEin Sieg.'],
  ['a list of words', ['monday', 'friday'], 'monday\nfriday'],
  [
    'a list of things',
    [
      { number: 7, position: 'Sturm', name: '' },
      { number: 1, position: 'Tor', name: 'Kim' },
    ],
    '7, Sturm\n1, Tor, Kim',
  ],
])('%s', (_, value, expected) => {
  expect(readable(value)).toBe(expected);
});
