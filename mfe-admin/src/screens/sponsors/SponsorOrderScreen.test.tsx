import { useToasts } from '@portal/shared-ui';
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
  useToasts.setState({ toasts: [] });
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
    expect(api.asked.find(({ request }) => request.startsWith('PUT'))?.body).toEqual({
      ids: ['3', '2'],
      before: ['2', '3'],
    }),
  );
  expect(namesOf('Partner')).toEqual(['Metzgerei', 'Bäckerei']);
  expect(namesOf('Hauptsponsor')).toEqual(['Autohaus']);
});

test('an order that could not be saved is taken back', async () => {
  api.answer('PUT /api/sponsors/order', { status: 500 });
  const { user } = openScreen(screens, '/admin/sponsoren/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Metzgerei nach oben' }));

  await waitFor(() => expect(namesOf('Partner')).toEqual(['Bäckerei', 'Metzgerei']));
  expect(screen.queryByText(/ist jetzt an Stelle/)).toBeNull();
  expect(api.asked.filter(({ request }) => request.startsWith('PUT'))).toHaveLength(1);
});

test('somebody else has sorted meanwhile: that order is shown, with the reason why the own one does not count', async () => {
  const stale = { statusCode: 409, code: 'stale_order', message: 'Jemand anderes hat sie geändert.' };
  api.answer('PUT /api/sponsors/order', { status: 409, body: stale });
  const { user } = openScreen(screens, '/admin/sponsoren/reihenfolge');
  const button = await screen.findByRole('button', { name: 'Metzgerei nach oben' });
  api.answer('GET /api/admin/sponsors', {
    body: onePage(
      editableSponsor({ id: '3', name: 'Metzgerei' }),
      editableSponsor({ id: '4', name: 'Optiker' }),
      editableSponsor({ id: '2', name: 'Bäckerei' }),
    ),
  });
  await user.click(button);

  await waitFor(() => expect(namesOf('Partner')).toEqual(['Metzgerei', 'Optiker', 'Bäckerei']));
  await waitFor(() =>
    expect(useToasts.getState().toasts).toMatchObject([
      { title: 'Reihenfolge nicht gespeichert', description: 'Jemand anderes hat sie geändert.' },
    ]),
  );
});

test('two steps in a row are sent one after the other, each over the order that the one before has made', async () => {
  const sponsors = ['1', '2', '3'].map((id) => editableSponsor({ id, name: `Firma ${id}` }));
  let stored = ['1', '2', '3'];
  const byId = (ids: readonly string[]) => ids.flatMap((id) => sponsors.filter((sponsor) => sponsor.id === id));
  api.answer('GET /api/admin/sponsors', () => ({ body: onePage(...byId(stored)) }));
  api.answer('PUT /api/sponsors/order', ({ body }) => {
    const { ids, before } = body as { ids: string[]; before: string[] };
    if (before.join() !== stored.join()) return { status: 409, body: { statusCode: 409, code: 'stale_order' } };
    stored = ids;
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/sponsoren/reihenfolge');
  await screen.findByRole('button', { name: 'Firma 3 nach oben' });
  await user.click(screen.getByRole('button', { name: 'Firma 3 nach oben' }));
  await user.click(screen.getByRole('button', { name: 'Firma 3 nach oben' }));

  await waitFor(() => expect(stored).toEqual(['3', '1', '2']));
  await waitFor(() => expect(namesOf('Partner')).toEqual(['Firma 3', 'Firma 1', 'Firma 2']));
  expect(useToasts.getState().toasts).toEqual([]);
});
