import fastify from 'fastify';
import { roundRange } from './public-range.ts';

/** Returns the query as a route and what keeps its answers find it. */
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
