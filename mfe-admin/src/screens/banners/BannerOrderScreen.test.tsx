import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableBanner } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/banner/reihenfolge');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/banners', {
    body: onePage(
      editableBanner({ id: '1', name: 'Autohaus', placement: 'footer' }),
      editableBanner({ id: '2', name: 'Bäckerei' }),
      editableBanner({ id: '3', name: 'Metzgerei' }),
    ),
  });
});

const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);

test('a banner moves within its own place, and the new order is sent at once', async () => {
  api.answer('PUT /api/banners/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/banner/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Metzgerei nach oben' }));

  await waitFor(() => expect(orders()).toEqual([{ ids: ['3', '2'], before: ['2', '3'] }]));
  expect(screen.getByText('Metzgerei ist jetzt an Stelle 1 von 2.')).toBeTruthy();
});

test('every place that has banners is a list of its own, others are left out', async () => {
  openScreen(screens, '/admin/banner/reihenfolge');

  const carousel = await screen.findByRole('list', { name: 'Karussell auf der Startseite' });
  expect(within(carousel).queryByText('Autohaus')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Fußbereich' })).getByText('Autohaus')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Seitenspalte der Startseite' })).toBeNull();
});
