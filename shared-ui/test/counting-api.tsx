import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createResourceCache, type ResourceCache, type SettledResource } from '../src/data/resource-cache.ts';
import type { ResourceKey } from '../src/data/resource-key.ts';
import { ResourceProvider } from '../src/data/ResourceProvider.tsx';
import { useResource } from '../src/data/use-resource.ts';
import { serveFetch, type FetchServer } from './serve-fetch.ts';

export const MINUTE = 60_000;
export const LIST = '/api/news?page=1';
export const FACTS = '/api/settings';
export const EVENTS = '/api/events/range?start=a&end=b';

type CountingApi = { requests: string[]; status: number; bodies: Record<string, unknown>; refused: string | undefined };

/**
 * An API for the tests of one file: it counts its answers, or fails with `status`; an address may have its own of
 * `bodies`, and the one that is `refused` is missing.
 */
export function countingApi(): CountingApi {
  const untouched = (): CountingApi => ({ requests: [], status: 200, bodies: {}, refused: undefined });
  const api = untouched();
  let server: FetchServer;
  beforeAll(async () => {
    server = await serveFetch((request, response) => {
      const { url = '' } = request;
      api.requests.push(url);
      response.statusCode = url === api.refused ? 404 : api.status;
      const body = api.bodies[url] ?? { count: api.requests.length };
      response.end(response.statusCode === 200 ? JSON.stringify(body) : 'kaputt');
    });
  });
  beforeEach(() => Object.assign(api, untouched()));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  afterAll(() => server.stop());
  return api;
}

/** A cache that holds one resource, as a server-rendered page contains it. */
export const filled = (key: ResourceKey, resource: SettledResource) => createResourceCache({ [key]: resource });

/** Renders a hook with this cache. */
export const within = (cache: ResourceCache) => ({
  wrapper: ({ children }: { children: ReactNode }) => <ResourceProvider cache={cache}>{children}</ResourceProvider>,
});

/** Shows a resource in a component. */
export const read = (key: ResourceKey, cache: ResourceCache) =>
  renderHook(() => useResource<{ count: number }>(key), within(cache));
