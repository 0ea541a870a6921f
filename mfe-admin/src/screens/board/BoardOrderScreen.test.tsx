import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableBoardMember } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/vorstand/reihenfolge');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/board-members', {
    body: onePage(editableBoardMember(), editableBoardMember({ id: '2', name: 'Bela Busch' })),
  });
});

const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);

test('a member moves, and the new order is sent at once', async () => {
  api.answer('PUT /api/board-members/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/vorstand/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Bela Busch nach oben' }));

  await waitFor(() => expect(orders()).toEqual([{ ids: ['2', '1'], before: ['1', '2'] }]));
  expect(screen.getByText('Bela Busch ist jetzt an Stelle 1 von 2.')).toBeTruthy();
});

test('without members there is nothing to put in order', async () => {
  api.answer('GET /api/admin/board-members', { body: onePage() });
  openScreen(screens, '/admin/vorstand/reihenfolge');

  expect(await screen.findByText('Noch nichts zu ordnen')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fertig' }).getAttribute('href')).toBe('/admin/vorstand');
});
