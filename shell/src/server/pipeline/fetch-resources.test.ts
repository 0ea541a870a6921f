import type { PortalApi } from './portal-api.ts';
import { fetchResources } from './fetch-resources.ts';

const apiThat = (get: PortalApi['get']) => ({ get }) as PortalApi;
const ANSWER = { statusCode: 200, body: '["Derbysieg"]' };

test('an answer that came while this process could read nothing is in time', async () => {
  const api = apiThat(async () => {
    // A connection needs this many turns of the loop.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    return ANSWER;
  });

  const fetching = fetchResources(api, ['/api/news'], 100);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);

  expect(await fetching).toMatchObject({ settled: { '/api/news': { data: ['Derbysieg'] } }, isComplete: true });
});

test('what fails or never comes is left to the browser', async () => {
  const api = apiThat((path) => (path === '/api/news' ? Promise.reject(new Error()) : new Promise(() => undefined)));

  expect(await fetchResources(api, ['/api/news', '/api/teams'], 20)).toMatchObject({
    settled: {},
    isComplete: false,
    hasFailed: true,
  });
});

test('what is no JSON is left to the browser', async () => {
  const api = apiThat(async () => ({ statusCode: 200, body: '<feed/>' }));

  expect(await fetchResources(api, ['/api/news/feed.atom'], 100)).toMatchObject({ settled: {}, isComplete: true });
});

test('what the API refuses for now is left to the browser, and what it refuses for good is not', async () => {
  const api = apiThat(async (path) => ({ statusCode: path === '/api/events/range' ? 429 : 404, body: '{}' }));

  const keys = ['/api/events/range', '/api/news/weg'];
  expect(await fetchResources(api, keys, 100)).toEqual({
    settled: { '/api/news/weg': { status: 404, text: '{}' } },
    moved: new Map(),
    isComplete: false,
    hasFailed: false,
  });
  expect(await fetchResources(api, keys.slice(1), 100)).toMatchObject({ isComplete: true });
});
