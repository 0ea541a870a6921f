import type { EditableAlbum } from '@portal/api/contract';
import { createResourceCache } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { ownTeams } from '../../../test/events.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AlbumScreen } from './AlbumScreen.tsx';
import { AlbumListScreen } from './AlbumListScreen.tsx';

const screens = { '/admin/fotos': <AlbumListScreen />, '/admin/fotos/:id': <AlbumScreen /> };

const picture = (url: string) => ({
  url,
  alt: '',
  width: 80,
  height: 60,
  color: '#aabbcc',
  caption: null,
  credit: null,
});

const api = apiServer();
let stored: EditableAlbum;
beforeEach(() => {
  stored = {
    id: '1',
    slug: 'sommerfest',
    title: 'Sommerfest',
    date: '2026-07-04',
    description: null,
    cover: null,
    coverUrl: null,
    count: 0,
    pictures: [],
    published: true,
    version: 1,
    createdAt: '2026-07-05T10:00:00Z',
    updatedAt: '2026-07-05T10:00:00Z',
  };
  api.answer('GET /api/admin/albums', () => ({ body: { items: [stored], page: 1, pages: 1, total: 1 } }));
  api.answer('GET /api/admin/albums/2', { status: 404 });
  api.answer('GET /api/admin/own-teams', { body: [] });
  api.answer('GET /api/admin/media?', { body: { items: [], page: 1, pages: 1, total: 0 } });
  api.answer('GET /api/admin/albums/1', () => ({ body: stored }));
  api.answer('PATCH /api/albums/1', ({ body: { version, ...change } }) => {
    if (version !== undefined && version !== stored.version)
      return { status: 409, body: { statusCode: 409, code: 'stale_version', current: stored } };
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  });
});

test('an album that was hidden in the list since it was read is saved without a conflict', async () => {
  const cache = createResourceCache();
  const first = openScreen(screens, '/admin/fotos/1', { cache });
  await screen.findByDisplayValue('Sommerfest');
  first.unmount();
  const { user } = openScreen(screens, '/admin/fotos', { cache });
  await user.click(await screen.findByRole('checkbox', { name: 'Sommerfest auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Verbergen' }));
  await screen.findByText('Entwurf');
  await user.click(screen.getByRole('link', { name: 'Sommerfest' }));

  await user.type(await screen.findByLabelText('Titel'), ' 2026');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored).toMatchObject({ title: 'Sommerfest 2026', published: false }));
});

test("an editor's form waits for the field of the teams, and not for ever", async () => {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  api.answer('GET /api/admin/own-teams', async () => {
    await told;
    return { status: 500, body: { statusCode: 500 } };
  });
  openScreen(screens, '/admin/fotos/neu');

  await waitFor(() => expect(api.asked.some(({ request }) => request.includes('own-teams'))).toBe(true));
  expect(screen.queryByLabelText('Titel')).toBeNull();
  tell();

  expect(await screen.findByLabelText('Titel')).toBeTruthy();
});

test('a tap on a picture opens what is said of it, which can be taken over for all', async () => {
  stored = {
    ...stored,
    published: false,
    pictures: ['/objects/1.jpg', '/objects/2.jpg', '/objects/3.jpg'].map(picture),
  };
  const { user } = openScreen(screens, '/admin/fotos/1');
  await user.click(await screen.findByRole('button', { name: 'Bild 2 Ohne Unterschrift' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Bild 2 von 3' }));
  await user.type(sheet.getByLabelText('Bildunterschrift'), 'Sommerfest');
  await user.click(sheet.getByRole('button', { name: 'Für alle übernehmen' }));
  await user.click(sheet.getByRole('button', { name: 'Als Vorschaubild' }));
  expect(document.activeElement?.textContent).toBe('Als Vorschaubild');
  await user.click(sheet.getByRole('button', { name: 'Nach vorn' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Bild 1 von 3' })).getByRole('button', { name: 'Schließen' }),
  );
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored).toMatchObject({ version: 2, coverUrl: '/objects/2.jpg' }));
  expect(stored.pictures.map(({ url, caption }) => [url, caption])).toEqual([
    ['/objects/2.jpg', 'Sommerfest'],
    ['/objects/1.jpg', 'Sommerfest'],
    ['/objects/3.jpg', 'Sommerfest'],
  ]);
});

test('the answer about children on a picture is shown and changed where the picture is open', async () => {
  let item = { id: '7', children: 'none', consentNote: null, consentDate: null, version: 1 };
  api.answer(`GET /api/admin/media?${new URLSearchParams({ url: '/objects/1.jpg' })}`, () => ({
    body: { items: [item], page: 1, pages: 1, total: 1 },
  }));
  api.answer('POST /api/media/answers', ({ body: { ids: _ids, ...answer } }) => {
    item = { ...item, ...answer, version: item.version + 1 };
    return { status: 204 };
  });
  stored = { ...stored, pictures: [picture('/objects/1.jpg')] };
  const { user } = openScreen(screens, '/admin/fotos/1');
  await user.click(await screen.findByRole('button', { name: 'Bild 1 Vorschaubild Ohne Unterschrift' }));
  const answers = within(await screen.findByRole('group', { name: 'Sind auf dem Bild Kinder zu erkennen?' }));
  const pressed = () => answers.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['Nein, keine Kinder zu erkennen']);

  await user.click(answers.getByRole('button', { name: 'Ja, aber die Einwilligung fehlt' }));

  await waitFor(() => expect(pressed()).toEqual(['Ja, aber die Einwilligung fehlt']));
  expect(item.children).toBe('missing');
  expect(document.activeElement?.textContent).toBe('Ja, aber die Einwilligung fehlt');
  expect(stored.version).toBe(1);
});

test('the focus goes from a picture that is taken out to the others', async () => {
  stored = { ...stored, pictures: ['/objects/1.jpg', '/objects/2.jpg'].map(picture) };
  const { user } = openScreen(screens, '/admin/fotos/1');
  await user.click(await screen.findByRole('button', { name: 'Bild 2 Ohne Unterschrift' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }));

  const heading = await screen.findByRole('heading', { name: 'Bilder (1)' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('what is wrong with the pictures stands at them', async () => {
  const message = 'Bild 2 gibt es nicht mehr. Bitte aus dem Album entfernen.';
  const refusal = { statusCode: 400, code: 'unknown_picture', field: 'pictures', message };
  api.answer('PATCH /api/albums/1', { status: 400, body: refusal });
  const { user } = openScreen(screens, '/admin/fotos/1');
  await user.type(await screen.findByLabelText('Titel'), ' 2026');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bilder' }));
});

test('a new album begins as a draft', async () => {
  openScreen(screens, '/admin/fotos/neu');

  expect((await screen.findByLabelText<HTMLInputElement>('Veröffentlicht')).checked).toBe(false);
});

test('a trainer makes an album of an own team and hands it in', async () => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  api.answer('POST /api/albums', ({ body }) => {
    stored = { ...stored, ...body };
    return { status: 201, body: stored };
  });
  const { user } = openScreen(screens, '/admin/fotos/neu', { role: 'trainer' });
  await user.type(await screen.findByLabelText('Titel'), 'Turnier');
  expect(screen.queryByLabelText('Veröffentlicht')).toBeNull();
  await user.click(screen.getByLabelText('Fertig, an die Redaktion geben'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored.title).toBe('Turnier'));
  expect(stored).toMatchObject({ team: ownTeams[0]?.slug, published: false, handedIn: true });
});

test('a published album is left to the editors by a trainer', async () => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  openScreen(screens, '/admin/fotos/1', { role: 'trainer' });

  expect(await screen.findByText('Das ändert jetzt die Redaktion')).toBeTruthy();
  expect(screen.queryByLabelText('Titel')).toBeNull();
});

test('an album that is gone is told so', async () => {
  openScreen(screens, '/admin/fotos/2');

  expect(await screen.findByText('Dieses Album gibt es nicht (mehr)')).toBeTruthy();
});
