import { reasonAgainst, type Fared } from './return-rule.ts';

const fared = (failures: number, views: number, times: Partial<Fared> = {}): Fared => ({
  failures,
  views,
  lcp: null,
  inp: null,
  ...times,
});
const isWorse = (now: Fared, before: Fared) => reasonAgainst(now, before) !== undefined;

test.each([
  ['three times as often', fared(30, 1000), fared(10, 1000), true],
  ['2.9 times as often', fared(29, 1000), fared(10, 1000), false],
  ['three times as often, of other numbers of views', fared(36, 3000), fared(8, 2000), true],
  ['50 views each', fared(15, 50), fared(5, 50), true],
  ['49 views of it', fared(40, 49), fared(5, 50), false],
  ['49 views of the one before', fared(40, 50), fared(5, 49), false],
  ['as few failures as one household may send', fared(3, 50), fared(0, 5000), false],
  ['one more', fared(4, 50), fared(0, 5000), true],
  ['four failures after one that never failed', fared(4, 1200), fared(0, 900), true],
  ['as few as may be chance after one that never failed', fared(4, 1300), fared(0, 900), false],
  ['less often', fared(10, 1000), fared(30, 1000), false],
])('%s', (_what, now, before, expected) => {
  expect(isWorse(now, before)).toBe(expected);
});

test.each([
  ['LCP of three times as long', { lcp: 6000 }, { lcp: 2000 }, true],
  ['LCP of 2.9 times as long', { lcp: 5800 }, { lcp: 2000 }, false],
  ['INP of three times as long', { inp: 240 }, { inp: 80 }, true],
  ['three times as long, and still fast', { lcp: 2400, inp: 190 }, { lcp: 800, inp: 20 }, false],
  ['too few visits of the one before', { lcp: 9000 }, { lcp: null }, false],
  ['too few visits of it', { inp: null }, { inp: 80 }, false],
])('%s', (_what, now, before, expected) => {
  expect(isWorse(fared(0, 1000, now), fared(0, 1000, before))).toBe(expected);
});

test('the history says both rates, or both times', () => {
  expect(reasonAgainst(fared(12, 1000), fared(31, 10_000))).toBe('12,0 statt 3,1 Fehler je 1.000 Aufrufe');
  expect(reasonAgainst(fared(0, 50, { lcp: 6214.4 }), fared(0, 50, { lcp: 1800 }))).toBe(
    'LCP 6.214 statt 1.800 ms bei drei von vier Besuchen',
  );
});
