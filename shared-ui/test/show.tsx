import type { ClubFacts } from '@portal/api/contract';
import {
  CLUB_RESOURCE,
  createResourceCache,
  FOOTBALL_DATA_RESOURCE,
  ResourceProvider,
  SiteOriginContext,
} from '../src/index.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { clubFacts } from './club.ts';

/**
 * Shows a component of the section at an address, as the shell would; any other page shows its address. The facts of
 * the club are there from the beginning, as the server sends them with every page.
 */
export function show(Component: ComponentType, path: string, address: string, facts: Partial<ClubFacts> = {}) {
  window.history.replaceState(null, '', address);
  const club = clubFacts(facts);
  const resources = { [CLUB_RESOURCE]: { data: club }, [FOOTBALL_DATA_RESOURCE]: { data: club } };
  const { unmount } = render(
    <ResourceProvider cache={createResourceCache(resources)}>
      <SiteOriginContext value="https://www.verein.example">
        <BrowserRouter>
          <Routes>
            <Route path={path} element={<Component />} />
            <Route path="*" element={<h1>Andere Seite</h1>} />
          </Routes>
        </BrowserRouter>
      </SiteOriginContext>
    </ResourceProvider>,
  );
  // Without pauses between key strokes: tests that stop the clock would wait for ever.
  return { ...userEvent.setup({ delay: null }), unmount };
}

/** The address the browser shows now. */
export function address(): string {
  return window.location.pathname + window.location.search;
}
