import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableOwnPage } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/eigene-seiten/reihenfolge');
const api = apiServer();

test('a page moves, as the menu names them, and the new order is sent at once', async () => {
  api.answer('GET /api/admin/own-pages', {
    body: onePage(editableOwnPage({ id: '1' }), editableOwnPage({ id: '2', title: 'Anfahrt' })),
  });
  api.answer('PUT /api/own-pages/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/eigene-seiten/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Anfahrt nach oben' }));

  const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(orders()).toEqual([{ ids: ['2', '1'], before: ['1', '2'] }]));
  expect(screen.getByText('Anfahrt ist jetzt an Stelle 1 von 2.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fertig' }).getAttribute('href')).toBe('/admin/eigene-seiten');
});
