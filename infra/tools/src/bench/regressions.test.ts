import { acceptRatios, findRegressions } from './regressions.ts';
import type { Chapter, Measure } from './report.ts';
import type { Summary } from './statistics.ts';

const summary = (median: number): Summary => ({ median, min: median, max: median, samples: 1 });
/** A page that answers `portal` requests a second where a bare server answers 1000. */
const page = (name: string, portal: number, values: Partial<Measure> = {}): Measure => ({
  name,
  unit: 'req/s',
  portal: summary(portal),
  reference: summary(1000),
  ...values,
});
const chapters = (...measures: Measure[]): Chapter[] => [{ title: 'Throughput', measures, notes: [] }];

test('a ratio that fell more than 15 % is told with both values', () => {
  expect(findRegressions(chapters(page('/news', 420)), { '/news': 0.5 })).toEqual([
    '/news: 0.42 of a bare server, accepted were 0.50',
  ]);
});

test('a ratio that fell less, stayed or rose is none', () => {
  const measured = chapters(page('/', 426), page('/news', 500), page('/team', 900));

  expect(findRegressions(measured, { '/': 0.5, '/news': 0.5, '/team': 0.5 })).toEqual([]);
});

test('what was never accepted, and what has no ratio to a bare server, is not compared', () => {
  const alone: Measure = { name: '/alone', unit: 'req/s', portal: summary(1) };
  const measured = chapters(page('/new', 1), alone, page('/slow', 1, { unit: 'ms' }));

  expect(findRegressions(measured, { '/alone': 0.5, '/slow': 0.5 })).toEqual([]);
  expect(acceptRatios(measured, {})).toEqual({ '/new': 0 });
});

test('the size in brackets does not tell one page from itself', () => {
  expect(findRegressions(chapters(page('/news (12 KB)', 100)), { '/news': 0.5 })).toHaveLength(1);
});

test('accepting keeps two digits, and what was not measured', () => {
  expect(acceptRatios(chapters(page('/news (12 KB)', 456.7)), { '/news': 0.9, '/team': 0.3 })).toEqual({
    '/news': 0.46,
    '/team': 0.3,
  });
});
