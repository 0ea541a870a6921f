import type { EditableDepartment } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const handball: EditableDepartment = {
  id: '1',
  name: 'Handball',
  sortOrder: 1,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
} as EditableDepartment;

const screens = loadedScreens('/admin/abteilungen', '/admin/abteilungen/:id');
const api = apiServer();
let stored: () => EditableDepartment;
beforeEach(() => {
  api.answer('GET /api/admin/departments', { body: onePage(handball) });
  stored = keepEntry(api, { read: '/api/admin/departments/1', write: '/api/departments/1' }, handball);
});

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
