import { useToasts } from '@portal/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableArticle } from '../../../test/articles.ts';
import { ownTeams } from '../../../test/events.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ArticleListScreen } from './ArticleListScreen.tsx';

const screens = { '/admin/neuigkeiten': <ArticleListScreen /> };

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/news', {
    body: onePage(
      editableArticle({ id: '1' }),
      editableArticle({ id: '2', title: 'Sommerfest', status: 'scheduled', publishAt: '2099-07-04T10:00:00Z' }),
    ),
  });
  api.answer('GET /api/admin/news-categories', { body: onePage() });
  api.answer('PATCH /api/news', { body: editableArticle({ version: 4 }) });
});

const readAgain = () => expect(api.asked.at(-1)?.request).toMatch(/^GET/);
const writes = () => api.asked.filter(({ request }) => !request.startsWith('GET'));

test('what was published together is taken back together, each to where it stood', async () => {
  const { user } = openScreen(screens, '/admin/neuigkeiten');
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(screen.queryByText('2 ausgewählt')).toBeNull());
  expect(writes()).toEqual([
    { request: 'PATCH /api/news/1', body: { status: 'published' } },
    { request: 'PATCH /api/news/2', body: { status: 'published' } },
  ]);

  const [toast] = useToasts.getState().toasts;
  act(() => toast?.action?.onAction());

  await waitFor(() => expect(writes()).toHaveLength(4));
  await waitFor(readAgain);
  expect(writes().slice(2)).toEqual([
    { request: 'PATCH /api/news/1', body: { status: 'draft', publishAt: null, version: 4 } },
    { request: 'PATCH /api/news/2', body: { status: 'scheduled', publishAt: '2099-07-04T10:00:00Z', version: 4 } },
  ]);
});

test('what somebody has changed since it was published together stays as it is, and is named', async () => {
  const { user } = openScreen(screens, '/admin/neuigkeiten');
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(screen.queryByText('2 ausgewählt')).toBeNull());
  const stale = {
    code: 'stale_version',
    message: 'Der Artikel wurde inzwischen geändert.',
    current: editableArticle(),
  };
  api.answer('PATCH /api/news/1', ({ body }) => (body['version'] === 4 ? { status: 409, body: stale } : { body: {} }));
  const undo = () => act(() => useToasts.getState().toasts[0]?.action?.onAction());
  undo();

  const left = {
    title: 'Nicht rückgängig gemacht',
    description: '„Derbysieg“: Der Artikel wurde inzwischen geändert.',
  };
  await waitFor(() => expect(useToasts.getState().toasts[0]).toMatchObject(left));
  await waitFor(readAgain);
  undo();
  await waitFor(() => expect(writes()).toHaveLength(5));
  // An undone change is not undone again.
  expect(writes().at(-1)?.request).toBe('PATCH /api/news/1');
});

test('a trainer sees the own articles and what became of them, and publishes none at once', async () => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  api.answer('GET /api/admin/news', { body: onePage(editableArticle({ id: '1', handedIn: true })) });
  const { user } = openScreen(screens, '/admin/neuigkeiten', { role: 'trainer' });
  await user.click(await screen.findByRole('checkbox', { name: 'Derbysieg auswählen' }));

  expect(screen.getByText('Bei der Redaktion')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neuer Spielbericht' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Löschen' })).toBeTruthy();
  for (const name of ['Veröffentlichen', 'Archivieren']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Kategorien' })).toBeNull();
  expect(api.asked.filter(({ request }) => request.includes('categories'))).toEqual([]);
});

test('an editor filters by every category and by the teams that the club has', async () => {
  const items = [
    { slug: '1-mannschaft', name: '1. Mannschaft', hidden: false },
    { slug: '2-mannschaft', name: '2. Mannschaft', hidden: false },
    { slug: 'sport', name: 'Sport', hidden: true },
  ];
  api.answer('GET /api/admin/news-categories', { body: { items, page: 1, pages: 1, total: 3 } });
  api.answer('GET /api/admin/own-teams', {
    body: [
      { slug: '1-mannschaft', name: 'Erste', matchName: 'SV Musterstadt' },
      { slug: 'c-jugend', name: 'C-Jugend', matchName: 'JSG Musterstadt' },
    ],
  });
  openScreen(screens, '/admin/neuigkeiten');
  await screen.findByRole('option', { name: 'C-Jugend' });

  const offered = within(screen.getByLabelText('Kategorie')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Kategorie: alle', 'Sport', 'Erste', 'C-Jugend']);
});

test('the bin gives an article back and opens none', async () => {
  api.answer('POST /api/news/1/restore', () => {
    api.answer('GET /api/admin/news', { body: onePage() });
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/neuigkeiten?deleted=true');
  await user.click(await screen.findByRole('button', { name: 'Derbysieg wiederherstellen' }));

  await waitFor(() => expect(writes()).toHaveLength(1));
  await waitFor(readAgain);
  expect(writes().map(({ request }) => request)).toEqual(['POST /api/news/1/restore']);
  expect(screen.queryByRole('link', { name: 'Derbysieg' })).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('the bin gives an article back once when the button is tapped twice', async () => {
  const { user } = openScreen(screens, '/admin/neuigkeiten?deleted=true');
  let isDeleted = true;
  api.answer('POST /api/news/1/restore', () => {
    const status = isDeleted ? 204 : 404;
    isDeleted = false;
    api.answer('GET /api/admin/news', { body: onePage() });
    return { status };
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Derbysieg wiederherstellen' }));
  await screen.findByRole('heading', { name: 'Der Papierkorb ist leer' });

  expect(writes().map(({ request }) => request)).toEqual(['POST /api/news/1/restore']);
  await waitFor(() => expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Wiederhergestellt.' }));
});

test('the bin is a tab that says how much is in it', async () => {
  api.answer('GET /api/admin/news?deleted=true&limit=1', { body: { ...onePage(editableArticle()), total: 2 } });
  openScreen(screens, '/admin/neuigkeiten');

  const tab = await screen.findByRole('link', { name: 'Papierkorb (2)' });

  expect(tab.getAttribute('href')).toBe('/admin/neuigkeiten?deleted=true');
  expect(screen.getByRole('link', { name: 'Artikel', current: 'page' })).toBeTruthy();
});

test('an empty list invites to write the first article', async () => {
  api.answer('GET /api/admin/news', { body: onePage() });
  openScreen(screens, '/admin/neuigkeiten');

  const link = await screen.findByRole('link', { name: 'Ersten Artikel schreiben' });
  expect(link.getAttribute('href')).toBe('/admin/neuigkeiten/neu');
});

test('an article that does not come back from the bin says why, and the list is read again', async () => {
  api.answer('POST /api/news/1/restore', { status: 409, body: { message: 'Den Artikel gibt es nicht mehr.' } });
  const { user } = openScreen(screens, '/admin/neuigkeiten?deleted=true');
  await user.click(await screen.findByRole('button', { name: 'Derbysieg wiederherstellen' }));

  await waitFor(() =>
    expect(useToasts.getState().toasts[0]).toMatchObject({
      title: 'Nicht wiederhergestellt',
      description: 'Den Artikel gibt es nicht mehr.',
    }),
  );
  await waitFor(readAgain);
});

test('what was published before another article failed is read again', async () => {
  api.answer('PATCH /api/news/2', { status: 409, body: { message: 'Jemand war schneller.' } });
  const { user } = openScreen(screens, '/admin/neuigkeiten');
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.description).toBe('„Sommerfest“: Jemand war schneller.'));
  expect(writes()).toHaveLength(2);
  await waitFor(readAgain);
});

test('an article whose pictures may not be shown keeps back none of the others, and only those are put back', async () => {
  const pictures = [{ id: '7', url: '/objects/7.jpg', name: '', children: null }];
  api.answer('PATCH /api/news/1', { status: 409, body: { code: 'pictures_unanswered', message: 'Bilder.', pictures } });
  api.answer('PATCH /api/news/2', { body: {} });
  const { user } = openScreen(screens, '/admin/neuigkeiten');
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schließen' }));

  const toast = () => useToasts.getState().toasts[0];
  const description = '„Derbysieg“: Bilder.';
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Nur 1 von 2 veröffentlicht', description }));
  expect(screen.getByText('2 ausgewählt')).toBeTruthy();
  act(() => toast()?.action?.onAction());

  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes().map(({ request }) => request)).toEqual([
    'PATCH /api/news/1',
    'PATCH /api/news/2',
    'PATCH /api/news/2',
  ]);
});

test('of several in the bin, those that do not come back are named and stay chosen', async () => {
  api.answer('POST /api/news/1/restore', () => {
    api.answer('GET /api/admin/news', { body: onePage(editableArticle({ id: '2', title: 'Sommerfest' })) });
    return { status: 204 };
  });
  api.answer('POST /api/news/2/restore', { status: 409, body: { message: 'Die Adresse ist vergeben.' } });
  const { user } = openScreen(screens, '/admin/neuigkeiten?deleted=true');
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }));

  const description = '„Sommerfest“: Die Adresse ist vergeben.';
  await waitFor(() => expect(useToasts.getState().toasts[0]).toMatchObject({ description }));
  expect(await screen.findByText('1 ausgewählt')).toBeTruthy();
});

test('an empty bin says so and invites to write nothing', async () => {
  api.answer('GET /api/admin/news', { body: onePage() });
  openScreen(screens, '/admin/neuigkeiten?deleted=true');

  expect(await screen.findByRole('heading', { name: 'Der Papierkorb ist leer' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ersten Artikel schreiben' })).toBeNull();
});
