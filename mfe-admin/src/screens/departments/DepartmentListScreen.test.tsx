import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/abteilungen');
const api = apiServer();

test('a club with football alone is told what departments are for', async () => {
  api.answer('GET /api/admin/departments', { body: onePage() });
  openScreen(screens, '/admin/abteilungen');

  expect(await screen.findByText('Keine Abteilungen')).toBeTruthy();
  expect(screen.getByText(/nach Aktiven, Jugend und weiteren geordnet/)).toBeTruthy();
});
