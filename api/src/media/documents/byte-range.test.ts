import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-100', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('of ten bytes %s are %j', (range, expected) => {
  expect(readRange(range === undefined ? {} : { range }, '"a"', 10)).toEqual(expected);
});

test('what was begun of another content begins anew', () => {
  const headers = { range: 'bytes=4-', 'if-range': '"a"' };

  expect(readRange(headers, '"a"', 10)).toEqual({ start: 4, end: 9 });
  expect(readRange(headers, '"b"', 10)).toBeUndefined();
});
