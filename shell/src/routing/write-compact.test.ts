import { assert, jsonValue, property } from 'fast-check';
import { readCompact, type CompactJson } from './compact-json.ts';
import { writeCompact } from './write-compact.ts';

const textOf = (value: unknown) => JSON.stringify(writeCompact(value));
const again = (value: unknown) => readCompact(JSON.parse(textOf(value)) as CompactJson);

test('what is read is what was written, whatever it is', () => {
  assert(
    property(jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
      // As JSON, which knows no negative zero.
      expect(again(value)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([
  ['an empty list', []],
  ['an empty object', {}],
  ['empty objects in a list', [{}, {}]],
  ['a list of lists', [[1, 2], [3], []]],
  ['objects of two kinds', [{ a: 1 }, { b: 2 }, { a: 3, b: 4 }]],
  [
    'the same keys in another order',
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['a key with a meaning', JSON.parse('[{"__proto__":1},{"constructor":2}]')],
  ['an empty string among others', ['', '', 'a', null, false]],
  [
    'points in time on one day',
    ['2026-11-24T17:00:00+01:00', '2026-11-24T18:15:00+01:00', '2026-11-24T17:00:00+01:00'],
  ],
])('%s comes back', (_name, value) => {
  const read = again(value);

  expect(read).toEqual(value);
  expect(JSON.stringify(read)).toBe(JSON.stringify(value));
});

test('what is undefined is not there, as in JSON', () => {
  expect(again({ a: undefined, b: [{ c: undefined, d: 1 }] })).toEqual({ b: [{ d: 1 }] });
});

test('keys, values and beginnings are written once', () => {
  const id = '172b1cf1-a6d3-42e7-b932-61091c1e38ea';
  const days = ['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24'];
  const text = textOf(
    days.map((day) => ({
      id: `${id}_${day}`,
      seriesId: id,
      place: 'Nebenplatz',
      picture: `/objects/2026/11/${day}.webp`,
    })),
  );

  const once = ['seriesId', id, 'Nebenplatz', '/objects/2026/11/'];
  for (const said of once) expect([said, text.split(said).length - 1]).toEqual([said, 1]);
});
