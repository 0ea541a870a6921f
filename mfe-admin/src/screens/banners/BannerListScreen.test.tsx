import { screen, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableBanner } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/banner');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/banners', {
    body: onePage(
      editableBanner(),
      editableBanner({
        id: '2',
        name: 'Metzgerei',
        placement: 'sidebar',
        state: 'planned',
        activeFrom: '2099-07-01T10:00:00Z',
      }),
    ),
  });
});

test('says of each banner where and how long it is seen, and leads to it', async () => {
  const { user } = openScreen(screens, '/admin/banner');
  const row = within(await screen.findByRole('row', { name: /Metzgerei/ }));
  for (const text of ['Seitenspalte der Startseite', 'Geplant', 'ab 1. Juli 2099, 12:00 Uhr'])
    expect(row.getByText(text)).toBeTruthy();

  await user.click(row.getByRole('link', { name: 'Metzgerei' }));

  expect(window.location.pathname).toBe('/admin/banner/2');
});

test('the place that is asked for goes to the API, and what is not found can be put back', async () => {
  api.answer('GET /api/admin/banners?placement=footer', { body: onePage() });
  const { user } = openScreen(screens, '/admin/banner');
  await screen.findByRole('link', { name: 'Metzgerei' });
  await user.selectOptions(screen.getByLabelText('Platz'), 'Fußbereich');
  await user.click(await screen.findByRole('button', { name: 'Alle Filter zurücksetzen' }));

  expect(await screen.findByRole('link', { name: 'Metzgerei' })).toBeTruthy();
});

test('an empty list says what a banner is', async () => {
  api.answer('GET /api/admin/banners', { body: onePage() });
  openScreen(screens, '/admin/banner');

  expect(await screen.findByText(/Ein Banner ist ein Bild mit Link/)).toBeTruthy();
});
