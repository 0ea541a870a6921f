import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableSlide } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/slides/reihenfolge');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/sliders', {
    body: onePage(editableSlide(), editableSlide({ id: '2', title: 'Vereinsfest' })),
  });
});

const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);

test('a slide moves, and the new order is sent at once', async () => {
  api.answer('PUT /api/sliders/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/slides/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Vereinsfest nach oben' }));

  await waitFor(() => expect(orders()).toEqual([{ ids: ['2', '1'], before: ['1', '2'] }]));
  expect(screen.getByText('Vereinsfest ist jetzt an Stelle 1 von 2.')).toBeTruthy();
});

test('an order that could not be saved is taken back', async () => {
  api.answer('PUT /api/sliders/order', { status: 500 });
  const { user } = openScreen(screens, '/admin/slides/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Vereinsfest nach oben' }));

  const titles = () => within(screen.getByRole('list', { name: 'Titelbilder' })).getAllByRole('link');
  await waitFor(() => expect(titles().map(({ textContent }) => textContent)).toEqual(['Heimspiel', 'Vereinsfest']));
  expect(orders()).toHaveLength(1);
});
