import type { EditableAlbum } from '@portal/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AlbumListScreen } from './AlbumListScreen.tsx';

const screens = { '/admin/fotos': <AlbumListScreen /> };
const album = (id: string, title: string, count: number): EditableAlbum => ({
  id,
  slug: title.toLowerCase(),
  title,
  date: '2026-07-04',
  description: null,
  cover: null,
  coverUrl: null,
  count,
  pictures: [],
  published: true,
  version: 1,
  createdAt: '2026-07-05T10:00:00Z',
  updatedAt: '2026-07-05T10:00:00Z',
});

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/albums', { body: onePage(album('1', 'Sommerfest', 1), album('2', 'Turnier', 24)) });
});

const writes = () => api.asked.filter(({ request }) => !request.startsWith('GET'));

test('each album says when it was and how many pictures it has, and leads to them', async () => {
  const { user } = openScreen(screens, '/admin/fotos');
  const row = within(await screen.findByRole('row', { name: /Turnier/ }));
  for (const text of ['24 Bilder', 'Veröffentlicht', /4\. Juli 2026|04\.07\.2026|4\.7\.2026/])
    expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('1 Bild')).toBeTruthy();

  await user.click(row.getByRole('link', { name: 'Turnier' }));

  expect(window.location.pathname).toBe('/admin/fotos/2');
});

test('several albums are deleted after one question', async () => {
  api.answer('DELETE /api/albums', { status: 204 });
  const { user } = openScreen(screens, '/admin/fotos');
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const question = within(await screen.findByRole('dialog', { name: '2 Alben löschen?' }));
  expect(writes()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Löschen' }));

  await waitFor(() => expect(screen.queryByText('2 ausgewählt')).toBeNull());
  expect(writes().map(({ request }) => request)).toEqual(['DELETE /api/albums/1', 'DELETE /api/albums/2']);
});

test('albums that could not be fetched can be asked for again', async () => {
  api.isAway = true;
  const { user } = openScreen(screens, '/admin/fotos');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.isAway = false;
  await user.click(again);

  expect(await screen.findByRole('link', { name: 'Sommerfest' })).toBeTruthy();
});
