import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableCategory } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/kategorien/reihenfolge');
const api = apiServer();

test('a category moves, as it is offered to authors and visitors, and the new order is sent at once', async () => {
  api.answer('GET /api/admin/news-categories', {
    body: onePage(editableCategory({ id: '1' }), editableCategory({ id: '2', name: 'Turnen' })),
  });
  api.answer('PUT /api/news-categories/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/kategorien/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Turnen nach oben' }));

  const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(orders()).toEqual([{ ids: ['2', '1'], before: ['1', '2'] }]));
  expect(screen.getByText('Turnen ist jetzt an Stelle 1 von 2.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fertig' }).getAttribute('href')).toBe('/admin/kategorien');
});
