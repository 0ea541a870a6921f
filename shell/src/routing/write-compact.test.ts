import { assert, jsonValue, property } from 'fast-check';
import { readCompact, type CompactJson } from './compact-json.ts';
import { writeCompact } from './write-compact.ts';

const textOf = (value: unknown) => JSON.stringify(writeCompact(value));
const again = (value: unknown) => readCompact(JSON.parse(textOf(value)) as CompactJson);

test('what is read is what was written, whatever it is', () => {
  assert(
    property(jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
      // JSON knows no negative zero.
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
    'a number below zero as text',
    [
      { a: '-5', b: null, c: -5 },
      { a: '-2', b: null, c: null },
    ],
  ],
  [
    'a number that reads as a text with a cut',
    ['1e-7', '1e-', 'x-7', '7', 1e-7, 1e-7, '1e-7 1e-7', '1e-7 1e-', '1e- 7'],
  ],
  ['nothing again and again', [null, null, null, 'a', null, null]],
  [
    'lists of nothing and empty lists in a row',
    [[null], [null], [null], [null], [], [], [], [], [[]], [[]], [[]], [[]]],
  ],
  [
    'what comes in the order of its places',
    ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd'].map((name, index) => ({
      name,
      id: `Nummer ${index}`,
      again: `Nummer ${index}`,
    })),
  ],
  ['texts with what may stand between texts', ['a|b', 'a|b', '|', '}', '~', 'once}', '||']],
  [
    'names in names',
    ['SV Dorf', 'SV Dorf II', 'SV Dorf II – FC Stadt II', 'FC Stadt II – SV Dorf', 'FC Stadt – SV Dorf II – FC Stadt'],
  ],
  [
    'points in time on one day',
    ['2026-11-24T17:00:00+01:00', '2026-11-24T18:15:00+01:00', '2026-11-24T17:00:00+01:00'],
  ],
])('%s comes back', (_name, value) => {
  const read = again(value);

  expect(read).toEqual(value);
  expect(JSON.stringify(read)).toBe(JSON.stringify(value));
});

test('names of many parts come back from among very many values', () => {
  const parts = ['Spielgemeinschaft', 'Musterstadt', 'Waldsee', 'Reserve', 'Jugend'];
  const names = parts.flatMap((_, index) => [
    parts[index],
    parts.slice(0, index + 1).join(' '),
    parts.slice(index).join(' '),
  ]);
  const value = [...names, Array.from({ length: 30_000 }, (_, index) => index), ...names];

  expect(again(value)).toEqual(value);
});

test('what is undefined is not there, as in JSON', () => {
  expect(again({ a: undefined, b: [{ c: undefined, d: 1 }] })).toEqual({ b: [{ d: 1 }] });
});

test('keys, values, and what strings begin or end with are written once', () => {
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

test('a name is written once, also within titles and addresses, and so is a row of nothing', () => {
  const nothing = { reason: null, movedFrom: null, opponent: null, home: null };
  const text = textOf(
    ['SV Unterwalden', 'SG Übersteinach', 'FC Blödesheim'].map((opponent) => ({
      ...nothing,
      title: `TuS Musterstadt – ${opponent}`,
      logo: `Logo ${opponent}`,
      place: `Sportplatz ${opponent}`,
    })),
  );

  // Nothing, eleven times more.
  for (const said of ['TuS Musterstadt', 'Unterwalden', 'Übersteinach', 'Sportplatz', ',-22,'])
    expect([said, text.split(said).length - 1]).toEqual([said, 1]);
});
