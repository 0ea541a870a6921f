import type { EditableDepartment } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableDepartment } from '../../../test/entries.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/abteilungen', '/admin/abteilungen/:id');
const api = apiServer();
let stored: () => EditableDepartment;
beforeEach(() => {
  const handball = editableDepartment({ version: 1 });
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
