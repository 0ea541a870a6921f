import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { OrderScreen } from './OrderScreen.tsx';
import type { EditedKind } from '../edit/edited-kind.ts';

type Member = { id: string; name: string; version: number };
const kind: EditedKind<Member> = {
  list: '/api/admin/members',
  writes: '/api/members',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/mitglieder', label: 'Mitglieder' },
  gone: { title: 'Dieses Mitglied gibt es nicht' },
};
const screens = {
  '/admin/mitglieder/reihenfolge': (
    <OrderScreen kind={kind} present={({ name }) => ({ name, imageUrl: null, image: null })} />
  ),
};
const members = onePage<Member>({ id: '1', name: 'Anna', version: 1 }, { id: '2', name: 'Bela', version: 1 });

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/members', { body: members });
  api.answer('PUT /api/members/order', { status: 204 });
});

test('all entries there may be are put in order at once, and nothing is sent at the ends', async () => {
  const { user } = openScreen(screens, '/admin/mitglieder/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Anna nach oben' }));
  await user.click(screen.getByRole('button', { name: 'Anna nach unten' }));

  const list = within(screen.getByRole('list', { name: 'Mitglieder' }));
  await waitFor(() =>
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bela', 'Anna']),
  );
  await waitFor(() => expect(api.asked.at(-1)?.request).toMatch(/^GET/));
  expect(api.asked.map(({ request }) => request)).toContain('GET /api/admin/members?limit=200');
  expect(api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { ids: ['2', '1'], before: ['1', '2'] },
  ]);
});

test('of more entries than can be put in order at once it says which are here', async () => {
  api.answer('GET /api/admin/members', { body: { ...members, pages: 600, total: 1200 } });
  openScreen(screens, '/admin/mitglieder/reihenfolge');

  expect(await screen.findByText('Hier stehen die ersten 2 von 1200. Die übrigen kommen nach ihnen.')).toBeTruthy();
});

test('an order that could not be read can be asked for again', async () => {
  api.isAway = true;
  const { user } = openScreen(screens, '/admin/mitglieder/reihenfolge');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.isAway = false;
  await user.click(again);

  expect((await screen.findByRole('link', { name: 'Anna' })).getAttribute('href')).toBe('/admin/mitglieder/1');
});

test('a trainer puts nothing in order, and nothing is asked for', () =>
  expectForbidden(api, screens, '/admin/mitglieder/reihenfolge', 'trainer'));
