import type { MediaItem } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { MediaListScreen } from './MediaListScreen.tsx';

const screens = { '/admin/medien': <MediaListScreen /> };
const picture = (values: Partial<MediaItem>): MediaItem => ({
  id: '1',
  url: '/objects/1.jpg',
  alt: 'Torjubel',
  width: 80,
  height: 60,
  color: '#ff0000',
  type: 'image/jpeg',
  bytes: 1234,
  name: 'jubel.jpg',
  credit: null,
  children: null,
  consentNote: null,
  consentDate: null,
  shownBefore: false,
  uses: 0,
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  ...values,
});

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/media', {
    body: onePage(
      picture({}),
      picture({ id: '2', name: 'wappen.png', uses: 2 }),
      picture({ id: '3', name: 'jugend.jpg', alt: '', children: 'missing' }),
    ),
  });
});

const writes = () => api.asked.filter(({ request }) => !request.startsWith('GET')).map(({ request }) => request);

test('each picture says what it still lacks and where it is used, and leads to its own screen', async () => {
  const { user } = openScreen(screens, '/admin/medien');
  const pictures = within(await screen.findByRole('list', { name: 'Bilder' }));
  const [, used, lacking] = pictures.getAllByRole('link').map((link) => link.closest('div')?.textContent);
  expect(used).toContain('An 2 Stellen');
  expect(lacking).toContain('Ohne Beschreibung');
  expect(lacking).toContain('Einwilligung fehlt');

  await user.click(pictures.getByRole('link', { name: 'wappen.png' }));

  expect(window.location.pathname).toBe('/admin/medien/2');
});

test('of the chosen pictures those are deleted that are shown nowhere', async () => {
  api.answer('DELETE /api/media', { status: 204 });
  const { user } = openScreen(screens, '/admin/medien');
  await user.click(await screen.findByRole('checkbox', { name: 'jubel.jpg auswählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'wappen.png auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));

  await waitFor(() => expect(screen.queryByText('2 ausgewählt')).toBeNull());
  expect(writes()).toEqual(['DELETE /api/media/1']);
});

test('the bin leads nowhere and gives back', async () => {
  api.answer('POST /api/media/1/restore', { status: 204 });
  const { user } = openScreen(screens, '/admin/medien?deleted=true');
  await user.click(await screen.findByRole('checkbox', { name: 'jubel.jpg auswählen' }));
  expect(screen.queryByRole('link', { name: 'jubel.jpg' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }));

  await waitFor(() => expect(screen.queryByText('1 ausgewählt')).toBeNull());
  expect(writes()).toEqual(['POST /api/media/1/restore']);
});

test('all pictures of which nobody has said whether they show children are answered for at once', async () => {
  api.answer('POST /api/media/answers', { status: 204 });
  const { user } = openScreen(screens, '/admin/medien?missing=answer');
  await user.click(await screen.findByRole('button', { name: 'Alle 3 Bilder dieser Seite auswählen' }));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.click(screen.getByRole('button', { name: 'Kinder zu erkennen?' }));
  const question = within(await screen.findByRole('dialog', { name: 'Kinder auf Bildern' }));
  await user.click(question.getByRole('button', { name: 'Nein, keine Kinder zu erkennen' }));

  await waitFor(() => expect(screen.queryByText('3 ausgewählt')).toBeNull());
  expect(api.asked.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
    ids: ['1', '2', '3'],
    children: 'none',
  });
});

test('a picture that does not come back from the bin is named and says why, and those that did are gone from the list', async () => {
  api.answer('POST /api/media/1/restore', { status: 204 });
  api.answer('POST /api/media/2/restore', { status: 409, body: { message: 'Das Bild gibt es nicht mehr.' } });
  const { user } = openScreen(screens, '/admin/medien?deleted=true');
  await user.click(await screen.findByRole('checkbox', { name: 'jubel.jpg auswählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'wappen.png auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }));

  const description = '„wappen.png“: Das Bild gibt es nicht mehr.';
  await waitFor(() => expect(useToasts.getState().toasts[0]?.description).toBe(description));
  expect(writes()).toEqual(['POST /api/media/1/restore', 'POST /api/media/2/restore']);
  await waitFor(() => expect(api.asked.at(-1)?.request).toMatch(/^GET/));
});

test('an empty bin says so, and putting back the filters stays in it', async () => {
  api.answer('GET /api/admin/media', { body: onePage() });
  const { user } = openScreen(screens, '/admin/medien?deleted=true&missing=alt');
  await user.click(await screen.findByRole('button', { name: 'Alle Filter zurücksetzen' }));

  expect(await screen.findByRole('heading', { name: 'Der Papierkorb ist leer' })).toBeTruthy();
  expect(window.location.search).toBe('?deleted=true');
});
