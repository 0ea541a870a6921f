import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableSponsor } from '../../../test/entries.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/sponsoren/:id');
const api = apiServer();
beforeEach(() => {
  keepEntry(api, { read: '/api/admin/sponsors/1', write: '/api/sponsors/1' }, editableSponsor());
  api.answer('GET /api/admin/sponsors/1/counts', {
    body: { views: 1200, clicks: 34, days: [{ day: '2026-11-20', views: 1200, clicks: 34 }] },
  });
});

const sent = (method: string) => api.asked.filter(({ request }) => request.startsWith(method));

test('a sponsor is saved with the version that was read, and the list follows', async () => {
  const { user } = openScreen(screens, '/admin/sponsoren/1');
  await user.type(await screen.findByLabelText('Name'), ' & Söhne');
  await user.selectOptions(screen.getByLabelText('Stufe'), 'Hauptsponsor');
  await user.click(screen.getByLabelText('Im Ticker der Startseite zeigen'));
  expect(await screen.findByText('1.200')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/sponsoren'));
  expect(sent('PATCH')).toMatchObject([
    {
      request: 'PATCH /api/sponsors/1',
      body: { name: 'Bäckerei Krume & Söhne', tier: 'main', showInTicker: false, websiteUrl: null, version: 3 },
    },
  ]);
});

test('a new sponsor is not sent without a name', async () => {
  api.answer('POST /api/sponsors', { status: 201, body: editableSponsor({ id: '2', name: 'Metzgerei' }) });
  const { user } = openScreen(screens, '/admin/sponsoren/neu');
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(sent('POST')).toEqual([]);

  await user.type(screen.getByLabelText('Name'), 'Metzgerei');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/sponsoren'));
  expect(sent('POST')).toMatchObject([{ body: { name: 'Metzgerei', tier: 'standard', active: true } }]);
});

test('a new sponsor whose answer was lost is saved again without becoming two, as it was typed last', async () => {
  const ids: (string | null)[] = [];
  const kept: ReturnType<typeof editableSponsor>[] = [];
  // The first is stored, and nobody learns of it.
  api.answer('POST /api/sponsors', ({ request, body }) => {
    ids.push(new URLSearchParams(request.split('?')[1]).get('id'));
    const [current] = kept;
    if (current) return { status: 409, body: { statusCode: 409, code: 'already_saved', current } };
    const made = editableSponsor({ ...body, id: '1', version: 1 });
    kept.push(made);
    keepEntry(api, { read: '/api/admin/sponsors/1', write: '/api/sponsors/1' }, made);
    return { status: 504, body: 'Gateway Timeout' };
  });
  const { user } = openScreen(screens, '/admin/sponsoren/neu');
  await user.type(await screen.findByLabelText('Name'), 'Metzgerei');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(kept).toHaveLength(1));

  await user.type(screen.getByLabelText('Name'), ' Roth');
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/sponsoren'));
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/), ids[0]]);
  expect(kept).toHaveLength(1);
  expect(sent('PATCH')).toMatchObject([
    { request: 'PATCH /api/sponsors/1', body: { name: 'Metzgerei Roth', version: 1 } },
  ]);
});

test('a new sponsor whose answer was lost, and that somebody has deleted since, can be saved as a new one', async () => {
  const ids: (string | null)[] = [];
  api.answer('POST /api/sponsors', ({ request }) => {
    ids.push(new URLSearchParams(request.split('?')[1]).get('id'));
    if (ids.length === 1) return { status: 504, body: 'Gateway Timeout' };
    if (ids[0] === ids.at(-1))
      return { status: 409, body: { statusCode: 409, code: 'id_taken', message: 'Gelöscht.' } };
    return { status: 201, body: editableSponsor({ id: '2', name: 'Metzgerei' }) };
  });
  const { user } = openScreen(screens, '/admin/sponsoren/neu');
  await user.type(await screen.findByLabelText('Name'), 'Metzgerei');
  for (const times of [1, 2, 3]) {
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(ids).toHaveLength(times));
  }

  await waitFor(() => expect(window.location.pathname).toBe('/admin/sponsoren'));
  expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(ids[0] ?? '')]);
});

test('a sponsor that is gone is told so, with the way to the others', async () => {
  api.answer('GET /api/admin/sponsors/2', { status: 404 });
  openScreen(screens, '/admin/sponsoren/2');

  expect(await screen.findByText('Diesen Eintrag gibt es nicht (mehr)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

test('a trainer sees that it belongs to others, and nothing is asked for', () =>
  expectForbidden(api, screens, '/admin/sponsoren/1', 'trainer'));
