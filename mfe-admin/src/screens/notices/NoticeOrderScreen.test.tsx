import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableNotice } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/eilmeldungen/reihenfolge');
const api = apiServer();

test('a notice moves, and the new order is sent at once', async () => {
  api.answer('GET /api/admin/notices', {
    body: onePage(editableNotice(), editableNotice({ id: '2', text: 'Heimspiel verlegt' })),
  });
  api.answer('PUT /api/notices/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/eilmeldungen/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Heimspiel verlegt nach oben' }));

  const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(orders()).toEqual([{ ids: ['2', '1'], before: ['1', '2'] }]));
  expect(screen.getByText('Heimspiel verlegt ist jetzt an Stelle 1 von 2.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fertig' }).getAttribute('href')).toBe('/admin/eilmeldungen');
});
