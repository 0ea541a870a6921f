import type { EditableDepartment } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { loadScreen } from '../../../test/load-screen.tsx';
import { openScreen, type Screens } from '../../../test/open-screen.tsx';

const handball: EditableDepartment = {
  id: '1',
  name: 'Handball',
  sortOrder: 1,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
} as EditableDepartment;

let screens: Screens;
let api: ApiServer;
let stored: () => EditableDepartment;
beforeAll(async () => {
  const [server, ...loaded] = await Promise.all([
    startApiServer(),
    loadScreen('/admin/abteilungen'),
    loadScreen('/admin/abteilungen/:id'),
  ]);
  api = server;
  screens = Object.assign({}, ...loaded) as Screens;
});
beforeEach(() => {
  api.asked.length = 0;
  api.answer('GET /api/admin/departments', { body: onePage(handball) });
  stored = keepEntry(api, { read: '/api/admin/departments/1', write: '/api/departments/1' }, handball);
});
afterAll(() => api.stop());

test('a department gets another name from its list, and the way back is the list', async () => {
  const { user } = openScreen(screens, '/admin/abteilungen');
  await user.click(await screen.findByRole('link', { name: 'Handball' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Handball und Turnen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/abteilungen'));
  expect(stored()).toMatchObject({ name: 'Handball und Turnen', version: 2 });
});

test('a club with football alone is told what departments are for', async () => {
  api.answer('GET /api/admin/departments', { body: onePage() });
  openScreen(screens, '/admin/abteilungen');

  expect(await screen.findByText('Keine Abteilungen')).toBeTruthy();
  expect(screen.getByText(/nach Aktiven, Jugend und weiteren geordnet/)).toBeTruthy();
});
