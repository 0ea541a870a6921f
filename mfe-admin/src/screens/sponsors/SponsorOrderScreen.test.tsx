import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableSponsor } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/sponsoren/reihenfolge');
const namesOf = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/sponsors', {
    body: onePage(
      editableSponsor({ id: '1', name: 'Autohaus', tier: 'main' }),
      editableSponsor({ id: '2', name: 'Bäckerei' }),
      editableSponsor({ id: '3', name: 'Metzgerei' }),
    ),
  });
});

test('a sponsor moves within its own tier, and the new order is sent at once', async () => {
  api.answer('PUT /api/sponsors/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/sponsoren/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Metzgerei nach oben' }));

  await waitFor(() =>
    expect(api.asked.find(({ request }) => request.startsWith('PUT'))?.body).toEqual({ ids: ['3', '2'] }),
  );
  expect(namesOf('Partner')).toEqual(['Metzgerei', 'Bäckerei']);
  expect(namesOf('Hauptsponsor')).toEqual(['Autohaus']);
});

test('an order that could not be saved is taken back', async () => {
  api.answer('PUT /api/sponsors/order', { status: 500 });
  const { user } = openScreen(screens, '/admin/sponsoren/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Metzgerei nach oben' }));

  await waitFor(() => expect(namesOf('Partner')).toEqual(['Bäckerei', 'Metzgerei']));
  expect(api.asked.filter(({ request }) => request.startsWith('PUT'))).toHaveLength(1);
});
