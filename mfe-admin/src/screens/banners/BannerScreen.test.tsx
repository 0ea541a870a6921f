import { screen, waitFor, within } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { editableBanner } from '../../../test/entries.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { loadScreen } from '../../../test/load-screen.tsx';
import { openScreen, type Screens } from '../../../test/open-screen.tsx';

let screens: Screens;

let api: ApiServer;
beforeAll(async () => {
  [api, screens] = await Promise.all([startApiServer(), loadScreen('/admin/banner/:id')]);
});
beforeEach(() => {
  api.asked.length = 0;
  keepEntry(api, { read: '/api/admin/banners/1', write: '/api/banners/1' }, editableBanner());
});
afterAll(() => api.stop());

const bodies = (method: string) =>
  api.asked.filter(({ request }) => request.startsWith(method)).map(({ body }) => body);

test('a banner is saved with the version that was read, and the list follows', async () => {
  const { user } = openScreen(screens, '/admin/banner/1');
  await user.selectOptions(await screen.findByLabelText('Platz'), 'Fußbereich');
  await user.type(screen.getByLabelText('Link'), '/mitgliedschaft');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/banner'));
  const { name, imageUrl, active, activeFrom, activeUntil, version } = editableBanner();
  expect(bodies('PATCH')).toEqual([
    { name, imageUrl, active, activeFrom, activeUntil, version, placement: 'footer', linkUrl: '/mitgliedschaft' },
  ]);
});

test('a link that would run something is told at its field and not sent', async () => {
  const { user } = openScreen(screens, '/admin/banner/1');
  const link = await screen.findByLabelText('Link');
  await user.type(link, 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'));
  expect(bodies('PATCH')).toEqual([]);
});

test('a banner is deleted after a question and left for the list', async () => {
  api.answer('DELETE /api/banners/1', { status: 204 });
  const { user } = openScreen(screens, '/admin/banner/1');
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(bodies('DELETE')).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/banner'));
  expect(bodies('DELETE')).toHaveLength(1);
});
