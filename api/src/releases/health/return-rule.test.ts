import { comparedRates, isWorse, type Fared } from './return-rule.ts';

const fared = (failures: number, views: number): Fared => ({ failures, views });

test.each([
  ['three times as often', fared(30, 1000), fared(10, 1000), true],
  ['2.9 times as often', fared(29, 1000), fared(10, 1000), false],
  ['three times as often, of other numbers of views', fared(36, 3000), fared(8, 2000), true],
  ['50 views each', fared(15, 50), fared(5, 50), true],
  ['49 views of it', fared(40, 49), fared(5, 50), false],
  ['49 views of the one before', fared(40, 50), fared(5, 49), false],
  ['four failures', fared(4, 50), fared(0, 5000), false],
  ['five failures after one that never failed', fared(5, 1500), fared(0, 900), true],
  ['as few as may be chance after one that never failed', fared(5, 2000), fared(0, 900), false],
  ['less often', fared(10, 1000), fared(30, 1000), false],
])('%s', (_what, now, before, expected) => {
  expect(isWorse(now, before)).toBe(expected);
});

test('the history says both rates', () => {
  expect(comparedRates(fared(12, 1000), fared(31, 10_000))).toBe('12,0 statt 3,1 Fehler je 1.000 Aufrufe');
});
