import fastify from 'fastify';
import { addDays, berlinDay, berlinTime } from '../time/berlin-time.ts';
import { monthAfter, monthEnd, monthOf } from './calendar-months.ts';
import { isInventedRange, roundRange } from './public-range.ts';

/** Returns the query as the route and the cache find it. */
const app = fastify();
app.get('/', { preValidation: roundRange }, async ({ query }) => query);
afterAll(() => app.close());

const ask = async (query: string) => (await app.inject(`/?${query}`)).json<Record<string, unknown>>();

test.each([
  ['the whole day', 'start=2026-07-03T22:00:00.000Z&end=2026-07-04T21:59:59.999Z'],
  ['a millisecond of it', 'start=2026-07-04T12:00:00.001Z&end=2026-07-04T12:00:00.001Z'],
  ['hours of it, with an offset', 'start=2026-07-04T09:00:00%2B02:00&end=2026-07-04T20:15:00-01:00&team=a'],
])('%s is asked for as the day in Berlin', async (_case, query) => {
  expect(await ask(query)).toMatchObject({ start: '2026-07-03T22:00:00.000Z', end: '2026-07-04T21:59:59.999Z' });
});

test('days on which the clocks change are as long as they are', async () => {
  expect(await ask('start=2026-03-29T12:00:00Z&end=2026-10-25T12:00:00Z')).toEqual({
    start: '2026-03-28T23:00:00.000Z',
    end: '2026-10-25T22:59:59.999Z',
  });
});

test.each([
  'start=2026-07-04&end=2026-07-05',
  'start=2026-06-31T00:00:00Z&end=2026-07-05T00:00:00Z',
  'start=2026-07-04T12:00:00Z&end=2026-07-04T11:00:00Z',
  'start=2026-07-04T00:00:00Z',
  'start=2026-07-04T00:00:00Z&start=2026-07-04T00:00:00Z&end=2026-07-05T00:00:00Z',
  'start=x&end=y',
  'start=9999-12-31T23:59:59Z&end=9999-12-31T23:59:59Z',
  'start=0000-01-01T00:00:00Z&end=2026-13-01T00:00:00Z',
])('what is no range stays as it is: %s', async (query) => {
  expect(
    Object.values(await ask(query))
      .flat()
      .map(String)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual([...new URLSearchParams(query).values()].toSorted((a, b) => a.localeCompare(b)));
});

describe('whether somebody invents a range', () => {
  const TODAY = berlinDay(new Date());
  const MONTH = monthOf(TODAY);
  const later = (months: number) => Array.from({ length: months }).reduce<string>(monthAfter, MONTH);
  const before = (months: number) => monthOf(addDays(`${MONTH}-15`, -Math.round(months * 30.4)));
  const days = (first: string, last: string, filter = {}) =>
    isInventedRange({
      query: {
        start: berlinTime(first).toISOString(),
        end: new Date(berlinTime(addDays(last, 1)).getTime() - 1).toISOString(),
        ...filter,
      },
    });
  const month = (name: string) => days(`${name}-01`, monthEnd(name));

  test('what pages ask for is not: today, and the months of a year and a year', () => {
    expect([days(TODAY, TODAY), days(addDays(TODAY, -1), addDays(TODAY, -1))]).toEqual([false, false]);
    expect([MONTH, later(1), later(13), before(1), before(12)].map(month)).toEqual([false, false, false, false, false]);
  });

  test.each<[string, () => boolean]>([
    ['another day', () => days(addDays(TODAY, 2), addDays(TODAY, 2))],
    ['two days', () => days(TODAY, addDays(TODAY, 1))],
    ['a month and a day', () => days(`${later(1)}-01`, `${later(2)}-01`)],
    ['a month without its first day', () => days(`${later(1)}-02`, monthEnd(later(1)))],
    ['two months', () => days(`${later(1)}-01`, monthEnd(later(2)))],
    ['a month in two years', () => month(later(24))],
    ['a month two years ago', () => month(before(24))],
    ['a team', () => days(TODAY, TODAY, { team: '1-mannschaft' })],
    ['a type', () => days(TODAY, TODAY, { type: 'match' })],
  ])('%s is', (_case, ask) => {
    expect(ask()).toBe(true);
  });
});
