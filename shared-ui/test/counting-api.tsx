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

/** An API for the tests of one file: it counts its answers, or fails with `status`. */
export function countingApi() {
  const api = { requests: [] as string[], status: 200 };
  let server: FetchServer;
  beforeAll(async () => {
    server = await serveFetch((request, response) => {
      api.requests.push(request.url ?? '');
      response.statusCode = api.status;
      response.end(api.status === 200 ? JSON.stringify({ count: api.requests.length }) : 'kaputt');
    });
  });
  beforeEach(() => Object.assign(api, { requests: [], status: 200 }));
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
