import type { Role } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import type { ApiServer } from './api-server.ts';
import { openScreen, type Screens } from './open-screen.tsx';

/** The frame's request on every screen. */
const OF_THE_FRAME = 'GET /api/club';
const LAST = '/api/last';

/** Expects that this role may not open a screen: it says so, and requests nothing of its content. */
export async function expectForbidden(api: ApiServer, screens: Screens, address: string, role: Role): Promise<void> {
  // Later requests arrive later: those of the previous test have arrived by now.
  await fetch(LAST);
  api.asked.length = 0;
  openScreen(screens, address, { role });

  expect(screen.getByRole('heading', { name: 'Dafür fehlt die Berechtigung' })).toBeTruthy();
  const last = fetch(LAST);
  await waitFor(() => last);
  const requests = api.asked.map(({ request }) => request);
  expect(requests.filter((request) => request !== OF_THE_FRAME)).toEqual([`GET ${LAST}`]);
}
