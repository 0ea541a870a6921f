import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { ResourceKey } from '../src/data/resource-key.ts';
import { CLUB_RESOURCE, createResourceCache, FOOTBALL_DATA_RESOURCE, ResourceProvider } from '../src/index.ts';
import { clubFacts } from './club.ts';

const LONG_AGO_MS = 20 * 60_000;

type Outlived = {
  path: string;
  address?: string;
  /** Old data; their refetch has to fail. */
  read: Readonly<Record<ResourceKey, unknown>>;
};

/** Shows a component of a section with old data, and waits until their refetch has failed. */
export async function showOutlived(Component: ComponentType, { path, address = path, read }: Outlived): Promise<void> {
  window.history.replaceState(null, '', address);
  const known = { [CLUB_RESOURCE]: clubFacts(), [FOOTBALL_DATA_RESOURCE]: clubFacts(), ...read };
  const settled = Object.entries(known).map(([key, data]) => [key, { data }] as const);
  const cache = createResourceCache(Object.fromEntries(settled));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + LONG_AGO_MS);
  render(
    <ResourceProvider cache={cache}>
      <BrowserRouter>
        <Routes>
          <Route path={path} element={<Component />} />
        </Routes>
      </BrowserRouter>
    </ResourceProvider>,
  );
  await waitFor(() => {
    for (const key of Object.keys(read)) expect(cache.get(key)?.error).toBeDefined();
  });
  jest.restoreAllMocks();
}
