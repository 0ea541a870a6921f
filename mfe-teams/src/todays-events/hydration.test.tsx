import { act, screen, waitFor } from '@testing-library/react';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { addDays, type Day, dayOf } from '@portal/shared-ui/calendar-days';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { clubEvent } from '../../test/factories.ts';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { TEAM_NAMES } from '../teams-api.ts';
import { eventRangeKey } from '../berlin/event-range.ts';
import { TodaysEvents } from './TodaysEvents.tsx';

let teams: TeamsServer;
let root: Root | undefined;
let days = 0;
beforeEach(async () => {
  // SWR keeps for the life of its module what a key held before it was first written: each test has a day of its own.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00Z') + (days += 10) * 86_400_000);
  teams = await startTeamsServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  act(() => root?.unmount());
  await teams.close();
});

const today = () => dayOf(Date.now());

/** Hydrates a page that the server rendered on a day; returns the mismatches that React found. */
async function hydrate(day: Day): Promise<unknown[]> {
  const events = { data: [clubEvent({ title: `Termin vom ${day}` })] };
  const settled = { [eventRangeKey(day, day)]: events, [TEAM_NAMES]: { data: [] } };
  const page = () => (
    <ResourceProvider cache={createResourceCache(settled)}>
      <BrowserRouter>
        <TodaysEvents />
      </BrowserRouter>
    </ResourceProvider>
  );
  document.body.innerHTML = `<div>${renderToString(page())}</div>`;
  const mismatches: unknown[] = [];
  const container = document.body.firstElementChild as HTMLElement;
  expect(container.textContent).toContain(`Termin vom ${day}`);
  await act(async () => {
    root = hydrateRoot(container, page(), { onRecoverableError: (error) => mismatches.push(error) });
  });
  return mismatches;
}

test("takes over the server's page of today without a request", async () => {
  expect(await hydrate(today())).toEqual([]);
  expect(screen.getByText(`Termin vom ${today()}`)).toBeTruthy();
  expect(teams.requests).toEqual([]);
});

test('takes over a page rendered yesterday without a mismatch, then loads today', async () => {
  teams.events = [clubEvent({ title: 'Heutiges', startDate: `${today()}T10:00:00Z`, endDate: null })];
  expect(await hydrate(addDays(today(), -1))).toEqual([]);

  expect(await screen.findByText('Heutiges')).toBeTruthy();
  await waitFor(() => expect(teams.requests).toEqual([eventRangeKey(today(), today())]));
  expect(screen.queryByText(/Termin vom/)).toBeNull();
});
