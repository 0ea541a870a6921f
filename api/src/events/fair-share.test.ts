import { shareOut } from './fair-share.ts';

const share = (all: string, most: number) => shareOut(all.split(''), most, (letter) => letter).join('');

test.each([
  ['aabbb', 5, 'aabbb'],
  ['aaaaaaaabc', 4, 'aabc'],
  ['aaaaaaaabbbbbbbbcc', 8, 'aaabbbcc'],
  ['bcaaaaaaaa', 4, 'bcaa'],
  ['abcdef', 2, ''],
  ['', 2, ''],
])('of %s %i are kept as %s', (all, most, kept) => {
  expect(share(all, most)).toBe(kept);
});
