import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableDepartment } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/abteilungen/reihenfolge');
const api = apiServer();

test('a department moves, as visitors see the teams of each, and the new order is sent at once', async () => {
  api.answer('GET /api/admin/departments', {
    body: onePage(editableDepartment(), editableDepartment({ id: '2', name: 'Turnen' })),
  });
  api.answer('PUT /api/departments/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/abteilungen/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Turnen nach oben' }));

  const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(orders()).toEqual([{ ids: ['2', '1'], before: ['1', '2'] }]));
  expect(screen.getByText('Turnen ist jetzt an Stelle 1 von 2.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fertig' }).getAttribute('href')).toBe('/admin/abteilungen');
});
