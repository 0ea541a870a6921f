import { act, renderHook, waitFor } from '@testing-library/react';
import { countingApi, EVENTS, FACTS, filled, LIST, MINUTE, read, within } from '../../test/counting-api.tsx';
import { createResourceCache, type ResourceCache } from './resource-cache.ts';
import type { ResourceKey } from './resource-key.ts';
import { usePrefetchResources, useRefreshResources, useResource } from './use-resource.ts';

const api = countingApi();
/** The address that answers with several. */
const TOGETHER = '/page-data?path=%2Fspielplan';

/** Moves the clock that freshness is measured with. */
const passTime = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + time);

describe('a resource', () => {
  test('the server sent is there on the first render and is not asked for again', async () => {
    const { result } = read(LIST, filled(LIST, { data: { count: 7 } }));

    expect(result.current).toMatchObject({ data: { count: 7 }, isLoading: false });
    await act(async () => undefined);
    expect(api.requests).toEqual([]);
  });

  test('stays what it is when it is asked for again in vain', async () => {
    const { result } = read(LIST, filled(LIST, { data: { count: 7 } }));
    api.status = 503;
    await act(async () => result.current.reload());

    await waitFor(() => expect(result.current.error?.status).toBe(503));
    expect(result.current.data).toEqual({ count: 7 });
  });

  test('shows the one before while it loads, and not once it has failed', async () => {
    const { result, rerender } = renderHook(
      ({ key }: { key: ResourceKey }) => useResource<{ count: number }>(key, { keepPrevious: true }),
      { ...within(filled(LIST, { data: { count: 7 } })), initialProps: { key: LIST as ResourceKey } },
    );
    api.status = 503;
    rerender({ key: '/api/news?page=2' });
    expect(result.current).toMatchObject({ data: { count: 7 }, error: undefined });

    await waitFor(() => expect(result.current.error?.status).toBe(503));
    expect(result.current.data).toBeUndefined();
  });

  test('the server refused is refused on the first render, too', async () => {
    const { result } = read('/api/news/slug/nix', filled('/api/news/slug/nix', { status: 404, text: 'nicht da' }));

    expect(result.current.error).toMatchObject({ status: 404, message: '404: nicht da' });
    await act(async () => undefined);
    expect(api.requests).toEqual([]);
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
    expect(api.requests).toEqual([]);

    passTime(2000);
    const { result } = read(key, cache);

    await waitFor(() => expect(result.current.data).toEqual({ count: 1 }));
    expect(api.requests).toEqual([key]);
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
    expect(api.requests).toEqual([]);

    passTime(20 * MINUTE);
    await act(async () => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(api.requests).toHaveLength(count));
  });

  test.each(['/api/banners/active/carousel', '/api/banners/active/footer', EVENTS, LIST] as const)(
    'a stale %s is not asked for when the connection comes back',
    async (key) => {
      read(key, filled(key, { data: { count: 0 } }));

      passTime(20 * MINUTE);
      await act(async () => window.dispatchEvent(new Event('online')));

      expect(api.requests).toEqual([]);
    },
  );

  test('null asks for nothing', async () => {
    const { result } = renderHook(() => useResource(null), within(createResourceCache()));
    await act(async () => undefined);

    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(api.requests).toEqual([]);
  });

  test('prefetched before its use costs one request in all', async () => {
    const cache = createResourceCache();
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));
    await act(async () => prefetch.result.current([LIST]));
    await waitFor(() => expect(cache.isFresh(LIST)).toBe(true));

    const { result } = read(LIST, cache);

    expect(result.current.data).toEqual({ count: 1 });
    expect(api.requests).toEqual([LIST]);
  });

  test('opened while it is prefetched costs one request in all', async () => {
    const cache = createResourceCache();
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));
    await act(async () => {
      prefetch.result.current([LIST]);
      read(LIST, cache);
    });

    const { result } = read(LIST, cache);
    await waitFor(() => expect(result.current).toMatchObject({ data: { count: 1 }, isLoading: false }));
    expect(api.requests).toEqual([LIST]);
  });

  test('opened while it is prefetched in vain is asked for once', async () => {
    const cache = createResourceCache();
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));
    api.refused = TOGETHER;
    act(() => prefetch.result.current(['/api/club', LIST], TOGETHER));

    const { result } = read(LIST, cache);

    await waitFor(() => expect(result.current.data).toHaveProperty('count'));
    expect(api.requests.toSorted()).toEqual(['/api/club', LIST, TOGETHER]);
  });

  test('changed while it is prefetched is asked for again', async () => {
    const cache = createResourceCache();
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));
    const refresh = renderHook(() => useRefreshResources(), within(cache));
    const { result } = read(LIST, cache);
    await waitFor(() => expect(result.current.data).toEqual({ count: 1 }));
    cache.markStale(LIST);

    await act(async () => {
      prefetch.result.current([LIST]);
      await refresh.result.current(LIST);
    });

    await waitFor(() => expect(result.current.data).toEqual({ count: 3 }));
  });

  test('changed while it is prefetched does not make what was kept before fresh', async () => {
    const cache = filled(LIST, { data: { count: 7 } });
    cache.markStale(LIST);
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));

    prefetch.result.current([LIST]);
    const answer = cache.pending.get(LIST);
    cache.markStale(LIST);
    await act(async () => expect(await answer).toEqual({ count: 1 }));

    expect(cache.isFresh(LIST)).toBe(false);
    expect(cache.get(LIST)?.data).toEqual({ count: 7 });
  });

  test('several are prefetched with one request, what its answer lacks by itself, and nothing twice', async () => {
    const [club, matches] = ['/api/club', '/api/matches'] as const;
    const cache = createResourceCache();
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));
    api.bodies[TOGETHER] = { [club]: 'the club', [matches]: 'all matches' };

    await act(async () => {
      prefetch.result.current([club, matches, LIST], TOGETHER);
      prefetch.result.current([matches, LIST], TOGETHER);
    });
    await waitFor(() =>
      expect(([club, matches, LIST] as const).map((key) => cache.isFresh(key))).toEqual([true, true, true]),
    );

    expect(read(matches, cache).result.current.data).toBe('all matches');
    expect(api.requests).toEqual([TOGETHER, LIST]);
  });

  test('one that is missing is prefetched by itself', async () => {
    const cache = createResourceCache({ '/api/club': { data: 'the club' } });
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));

    await act(async () => prefetch.result.current(['/api/club', LIST], TOGETHER));
    await waitFor(() => expect(cache.isFresh(LIST)).toBe(true));

    expect(api.requests).toEqual([LIST]);
  });

  test('where the one request is refused, each is asked for, and all together the next time', async () => {
    const cache = createResourceCache();
    const prefetch = renderHook(() => usePrefetchResources(), within(cache));
    api.refused = TOGETHER;

    await act(async () => prefetch.result.current(['/api/club', LIST], TOGETHER));
    await waitFor(() => expect(cache.isFresh(LIST)).toBe(true));
    await act(async () => prefetch.result.current(undefined, TOGETHER));

    expect(api.requests.toSorted()).toEqual(['/api/club', LIST, TOGETHER, TOGETHER]);
  });

  describe('whose key is not known yet', () => {
    const [club, matches] = ['/api/club', '/api/matches'] as const;
    const prefetching = (cache: ResourceCache) =>
      renderHook(() => usePrefetchResources(), within(cache)).result.current;
    beforeEach(() => (api.bodies[TOGETHER] = { [club]: 'the club', [matches]: 'all matches' }));

    test('is kept from the answer with all of them, unless it is fresh', async () => {
      const cache = createResourceCache({ [club]: { data: 'the fresh club' } });
      const prefetch = prefetching(cache);

      await act(async () => prefetch(undefined, TOGETHER));
      await waitFor(() => expect(cache.isFresh(matches)).toBe(true));

      expect([read(club, cache), read(matches, cache)].map(({ result }) => result.current.data)).toEqual([
        'the fresh club',
        'all matches',
      ]);
      expect(api.requests).toEqual([TOGETHER]);
    });

    test('waits for that answer when it becomes known meanwhile, one alone as well', async () => {
      const cache = createResourceCache();
      const prefetch = prefetching(cache);

      act(() => {
        prefetch(undefined, TOGETHER);
        prefetch([matches], TOGETHER);
      });
      const { result } = read(matches, cache);

      await waitFor(() => expect(result.current.data).toBe('all matches'));
      expect(api.requests).toEqual([TOGETHER]);
    });

    test('is not asked for again while what came is fresh', async () => {
      const cache = createResourceCache();
      const prefetch = prefetching(cache);
      await act(async () => prefetch(undefined, TOGETHER));
      await waitFor(() => expect(cache.isFresh(matches)).toBe(true));
      await act(async () => prefetch(undefined, TOGETHER));
      expect(api.requests).toEqual([TOGETHER]);

      cache.markStale(matches);
      await act(async () => prefetch(undefined, TOGETHER));
      await waitFor(() => expect(cache.isFresh(matches)).toBe(true));
      expect(api.requests).toEqual([TOGETHER, matches]);
    });

    test('is not kept when a change has made it stale meanwhile', async () => {
      const cache = createResourceCache();

      prefetching(cache)(undefined, TOGETHER);
      const answer = cache.together.get(TOGETHER);
      cache.markStale(matches);
      await act(async () => expect(await answer).toHaveProperty([matches]));

      expect(cache.isFresh(matches)).toBe(false);
    });
  });
});
