import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError } from './http.ts';
import { createResourceCache, type ResourceCache, type SettledResource } from './resource-cache.ts';
import type { ResourceKey } from './resource-key.ts';
import { ResourceProvider } from './ResourceProvider.tsx';
import { usePrefetchResources, useResource } from './use-resource.ts';

const MINUTE = 60_000;
const LIST = '/api/news?page=1';
const FACTS = '/api/settings';
const EVENTS = '/api/events/range?start=a&end=b';

let server: Server;
let requests: string[] = [];
let status = 200;
const originalFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.statusCode = status;
    response.end(status === 200 ? JSON.stringify({ count: requests.length }) : 'kaputt');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (input, init) => originalFetch(typeof input === 'string' ? new URL(input, origin) : input, init);
});
beforeEach(() => {
  requests = [];
  status = 200;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => {
  globalThis.fetch = originalFetch;
  server.close();
});

/** Timers and clock are faked, the network is real. */
const fakeTime = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
/** Waits in real time. */
const answered = () => act(() => delay(20));
async function until(isReached: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- it looks again and again
  for (let look = 0; look < 200 && !isReached(); look += 1) await answered();
  expect(isReached()).toBe(true);
}

/** Moves the clock that freshness is measured with. */
const passTime = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + time);

const filled = (key: ResourceKey, resource: SettledResource) => createResourceCache({ [key]: resource });
const within = (cache: ResourceCache) => ({
  wrapper: ({ children }: { children: ReactNode }) => <ResourceProvider cache={cache}>{children}</ResourceProvider>,
});
const read = (key: ResourceKey, cache: ResourceCache) =>
  renderHook(() => useResource<{ count: number }>(key), within(cache));

describe('a resource', () => {
  test('the server sent is there on the first render and is not asked for again', async () => {
    const { result } = read(LIST, filled(LIST, { data: { count: 7 } }));

    expect(result.current).toMatchObject({ data: { count: 7 }, isLoading: false });
    await act(async () => undefined);
    expect(requests).toEqual([]);
  });

  test('the server refused is refused on the first render, too', async () => {
    const { result } = read('/api/news/slug/nix', filled('/api/news/slug/nix', { status: 404, text: 'nicht da' }));

    expect(result.current.error).toMatchObject({ status: 404, message: '404: nicht da' });
    await act(async () => undefined);
    expect(requests).toEqual([]);
  });

  test('nobody sent is loaded', async () => {
    const { result } = read(LIST, createResourceCache());

    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.data).toEqual({ count: 1 }));
  });

  test.each([
    [LIST, 5 * MINUTE],
    [FACTS, 10 * MINUTE],
    ['/api/banners/active/footer', 5 * MINUTE],
    ['/api/banners/active/carousel', 5 * MINUTE],
    ['/api/sponsors/active', 5 * MINUTE],
    [EVENTS, 5 * MINUTE],
  ] as const)('%s is fresh for %i ms, then asked for again when it is used', async (key, freshTime) => {
    const cache = filled(key, { data: { count: 0 } });
    passTime(freshTime - 1000);
    read(key, cache).unmount();
    expect(requests).toEqual([]);

    passTime(2000);
    const { result } = read(key, cache);

    await waitFor(() => expect(result.current.data).toEqual({ count: 1 }));
    expect(requests).toEqual([key]);
  });

  test('a failed one says why and is not asked for again by itself', async () => {
    status = 500;
    const { result } = read(LIST, createResourceCache());

    await waitFor(() => expect(result.current.error).toBeInstanceOf(HttpError));
    expect(result.current.error?.message).toBe('500: kaputt');
    expect(requests).toHaveLength(1);

    status = 200;
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.data).toEqual({ count: 2 }));
  });

  test('may be fresh for a shorter time where it is used', async () => {
    const cache = filled('/api/sponsors/active', { data: { count: 0 } });
    passTime(2 * MINUTE);
    const { result } = renderHook(
      () => useResource<{ count: number }>('/api/sponsors/active', { freshTime: 2 * MINUTE }),
      within(cache),
    );

    await waitFor(() => expect(result.current.data).toEqual({ count: 1 }));
  });

  test.each([
    ['/api/banners/active/footer', 1],
    ['/api/banners/active/carousel', 0],
    [FACTS, 0],
  ] as const)('a stale %s is asked for %i times when the window gets the focus', async (key, count) => {
    read(key, filled(key, { data: { count: 0 } }));
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(requests).toEqual([]);

    passTime(20 * MINUTE);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(requests).toHaveLength(count);
  });

  test.each(['/api/banners/active/carousel', '/api/banners/active/footer', EVENTS, LIST] as const)(
    'a stale %s is not asked for when the connection comes back',
    async (key) => {
      read(key, filled(key, { data: { count: 0 } }));

      passTime(20 * MINUTE);
      await act(async () => window.dispatchEvent(new Event('online')));

      expect(requests).toEqual([]);
    },
  );

  test.each([
    ['/api/banners/active/carousel', 2],
    ['/api/banners/active/sidebar', 2],
    ['/api/sponsors/active', 2],
    ['/api/banners/active/footer', 1],
    [EVENTS, 1],
  ] as const)('a failing %s is asked for %i times in all', async (key, count) => {
    fakeTime();
    status = 500;
    const { result } = read(key, createResourceCache());
    await until(() => result.current.error !== undefined);

    for (let second = 0; second < 30; second += 1) {
      act(() => jest.advanceTimersByTime(1000));
      // oxlint-disable-next-line no-await-in-loop -- each retry waits for the answer before it
      await answered();
    }

    expect(requests).toHaveLength(count);
  });

  test('a banner that comes with the second try is shown', async () => {
    status = 500;
    const { result } = read('/api/banners/active/sidebar', createResourceCache());
    await waitFor(() => expect(result.current.error).toBeInstanceOf(HttpError));

    status = 200;
    await waitFor(() => expect(result.current.data).toEqual({ count: 2 }), { timeout: 4000 });
    expect(result.current.error).toBeUndefined();
  });

  test('Termine that are refused are called so', async () => {
    status = 500;
    const { result } = read(EVENTS, createResourceCache());

    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch events'));
    expect(result.current.error?.status).toBe(500);
  });

  test('Termine are asked for every 5 minutes, also after a failure', async () => {
    fakeTime();
    const { result } = read(EVENTS, filled(EVENTS, { data: { count: 0 } }));
    const passFiveMinutes = () => act(() => jest.advanceTimersByTime(5 * MINUTE));
    act(() => jest.advanceTimersByTime(5 * MINUTE - 1));
    expect(requests).toEqual([]);
    status = 500;
    act(() => jest.advanceTimersByTime(1));
    await until(() => result.current.error !== undefined);

    passFiveMinutes();
    await until(() => requests.length === 2);
    status = 200;
    await answered();
    passFiveMinutes();

    await until(() => result.current.data?.count === 3);
    passFiveMinutes();
    await until(() => result.current.data?.count === 4);
    expect(result.current.error).toBeUndefined();
  });

  test('null asks for nothing', async () => {
    const { result } = renderHook(() => useResource(null), within(createResourceCache()));
    await act(async () => undefined);

    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(requests).toEqual([]);
  });

  test('prefetched before its use costs one request in all', async () => {
    const cache = createResourceCache();
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));
    await act(async () => prefetch.result.current([LIST]));
    await waitFor(() => expect(cache.isFresh(LIST)).toBe(true));

    const { result } = read(LIST, cache);

    expect(result.current.data).toEqual({ count: 1 });
    expect(requests).toEqual([LIST]);
  });
});

describe('an entry nobody uses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is dropped after five minutes, not before', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    cache.retain(LIST)();

    jest.advanceTimersByTime(5 * MINUTE - 1);
    expect(cache.has(LIST)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(cache.has(LIST)).toBe(false);
  });

  test('is what a component has left, not what one still shows', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    const { unmount } = read(LIST, cache);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(cache.has(LIST)).toBe(true);

    unmount();
    jest.advanceTimersByTime(5 * MINUTE);

    expect(cache.has(LIST)).toBe(false);
  });

  test('counts from its last use', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    cache.retain(LIST)();
    jest.advanceTimersByTime(4 * MINUTE);
    cache.retain(LIST)();

    jest.advanceTimersByTime(4 * MINUTE);
    expect(cache.has(LIST)).toBe(true);
    jest.advanceTimersByTime(MINUTE);
    expect(cache.has(LIST)).toBe(false);
  });

  test('stays when it is used again meanwhile', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    cache.retain(LIST)();
    jest.advanceTimersByTime(MINUTE);
    cache.retain(LIST);

    jest.advanceTimersByTime(10 * MINUTE);
    expect(cache.has(LIST)).toBe(true);
  });
});
