import type { EditableArticle } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableArticle } from '../../../test/articles.ts';
import { ownTeams } from '../../../test/events.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { readLocalCopy, writeLocalCopy } from '../../kit/local-copy.ts';
import { toValues } from './article-values.ts';
import { ArticleScreen } from './ArticleScreen.tsx';

const screens = { '/admin/neuigkeiten/:id': <ArticleScreen /> };
const article = editableArticle({ id: '1', version: 3 });

const category = (slug: string, hidden = false) => ({ slug, name: `Über ${slug}`, hidden });

const api = apiServer();
let stored: () => EditableArticle;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer('GET /api/admin/news-categories', { body: onePage(category('jugend'), category('verein')) });
  api.answer('GET /api/admin/own-teams', { body: [] });
  stored = keepEntry(api, { read: '/api/admin/news/1', write: '/api/news/1' }, article);
});

const writes = () => api.asked.filter(({ request }) => !request.startsWith('GET'));

test('an article is published as it is written, with the version that was read', async () => {
  const { user } = openScreen(screens, '/admin/neuigkeiten/1');
  await user.type(await screen.findByLabelText('Titel'), ' in letzter Minute');
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

  const seen = await screen.findByRole('link', { name: 'Ansehen' });
  expect(seen.getAttribute('href')).toBe(`/news/${article.slug}`);
  expect(screen.queryByRole('button', { name: 'Änderungen veröffentlichen' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Veröffentlicht');
  expect(stored()).toMatchObject({ title: 'Derbysieg in letzter Minute', status: 'published' });
  expect(writes()[0]?.body).toMatchObject({ version: 3 });
});

describe('what is public is told to others', () => {
  beforeEach(() => {
    api.answer('GET /api/admin/news/1', { body: { ...article, status: 'published', published: true } });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('by the sheet of the device, where it has one', async () => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
    const { user } = openScreen(screens, '/admin/neuigkeiten/1');
    await user.click(await screen.findByRole('button', { name: 'Teilen' }));

    expect(shared).toEqual([{ title: article.title, url: `${window.location.origin}/news/${article.slug}` }]);
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  test('else by WhatsApp, or a link that is copied', async () => {
    const { user } = openScreen(screens, '/admin/neuigkeiten/1');
    const link = await screen.findByRole('link', { name: /^In WhatsApp teilen/ });
    const text = `${article.title}\n${window.location.origin}/news/${article.slug}`;

    expect(link.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`);
    expect(link.getAttribute('rel')).toContain('noreferrer');
    await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/news/${article.slug}`);
  });
});

describe('a trainer', () => {
  beforeEach(() => api.answer('GET /api/admin/own-teams', { body: ownTeams }));

  test('writes about an own team and hands the report in, which can be had back', async () => {
    const { user } = openScreen(screens, '/admin/neuigkeiten/1', { role: 'trainer' });
    await user.type(await screen.findByLabelText('Titel'), ' in letzter Minute');
    for (const name of ['Veröffentlichen', 'Für später planen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'An die Redaktion geben' }));

    expect(await screen.findByText('Bei der Redaktion')).toBeTruthy();
    expect(stored()).toMatchObject({ title: 'Derbysieg in letzter Minute', status: 'draft', handedIn: true });
    await user.click(screen.getByRole('button', { name: 'Zurückholen' }));
    expect(await screen.findByRole('button', { name: 'An die Redaktion geben' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText('Entwurf', { selector: 'strong' }).parentElement);
    expect(stored()).toMatchObject({ handedIn: false });
    expect(screen.queryByLabelText('Kategorie')).toBeNull();
  });

  test('begins a report about an own team, and none without a team', async () => {
    const { unmount } = openScreen(screens, '/admin/neuigkeiten/neu', { role: 'trainer' });
    const field = await screen.findByLabelText<HTMLSelectElement>('Mannschaft');
    expect([...field.options].map(({ value }) => value)).toEqual(ownTeams.map(({ slug }) => slug));
    expect(field.value).toBe(ownTeams[0]?.slug);
    unmount();

    api.answer('GET /api/admin/own-teams', { body: [] });
    openScreen(screens, '/admin/neuigkeiten/neu', { role: 'trainer' });
    expect(await screen.findByText('Noch keine Mannschaft zugeordnet')).toBeTruthy();
  });

  test('leaves what is public to the editors, unless the club lets trainers publish', async () => {
    const shown = { ...article, status: 'published', published: true };
    api.answer('GET /api/admin/news/1', { body: shown });
    const { unmount } = openScreen(screens, '/admin/neuigkeiten/1', { role: 'trainer' });
    expect(await screen.findByText('Das ändert jetzt die Redaktion')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ansehen/ }).getAttribute('href')).toBe(`/news/${article.slug}`);
    expect(screen.queryByLabelText('Titel')).toBeNull();
    unmount();

    openScreen(screens, '/admin/neuigkeiten/1', { role: 'trainer', publishes: true });
    expect(await screen.findByLabelText('Titel')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Archivieren' })).toBeTruthy();
  });
});

test('a draft that was handed in is published, or given back', async () => {
  api.answer('GET /api/admin/news/1', { body: { ...article, handedIn: true } });
  const { user } = openScreen(screens, '/admin/neuigkeiten/1', { role: 'editor' });
  expect(await screen.findByRole('button', { name: 'Veröffentlichen' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'An die Trainer zurückgeben' }));

  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ handedIn: false }));
});

test('a planned article says when it appears', async () => {
  api.answer('GET /api/admin/news/1', {
    body: { ...article, status: 'scheduled', publishAt: '2099-11-25T08:00:00+01:00' },
  });
  openScreen(screens, '/admin/neuigkeiten/1');

  expect(await screen.findByText(/^Erscheint Mi., 25. November, 08:00 Uhr/)).toBeTruthy();
});

test('a session that ends while somebody writes offers the login beside the text, and is gone on with', async () => {
  const refusal = { statusCode: 401, code: 'unauthorized', message: 'Bitte zuerst anmelden.' };
  let isSignedIn = false;
  api.answer('PATCH /api/news/1', ({ body: { version, ...change } }) =>
    isSignedIn ? { body: { ...article, ...change, version: Number(version) + 1 } } : { status: 401, body: refusal },
  );
  const { user } = openScreen(screens, '/admin/neuigkeiten/1');
  await user.type(await screen.findByLabelText('Titel'), ' in letzter Minute');
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await screen.findByRole('dialog', { name: 'Nicht mehr angemeldet' });
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/auth');
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Derbysieg in letzter Minute');

  isSignedIn = true;
  act(() => useSession.getState().setUser({ id: 'me', email: 'ich@verein.example', name: 'Ich', role: 'editor' }));

  expect(await screen.findByText('Alles gespeichert.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
});

test('a conflict that is put off says that nothing is saved, and how to decide', async () => {
  const newer = { ...article, title: 'Ihres', version: 4 };
  api.answer('PATCH /api/news/1', { status: 409, body: { statusCode: 409, code: 'stale', current: newer } });
  const { user } = openScreen(screens, '/admin/neuigkeiten/1');
  await user.type(await screen.findByLabelText('Titel'), ' in letzter Minute');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Später entscheiden' }));
  expect(screen.getByText(/^Noch nicht gespeichert: Jemand anderes hat inzwischen gespeichert\./)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Vergleichen' }));
  await user.click(await screen.findByRole('button', { name: 'Andere Fassung übernehmen' }));

  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Ihres');
  expect(screen.getByText('Alles gespeichert.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vergleichen' })).toBeNull();
});

test('a restored draft says that it is not saved, and is saved by a button', async () => {
  writeLocalCopy('artikel:1', { ...toValues(article), title: 'Derbysieg in letzter Minute' }, 3);
  const { user } = openScreen(screens, '/admin/neuigkeiten/1');
  expect(await screen.findByText('Noch nicht gespeichert.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Jetzt speichern' }));

  expect(await screen.findByText('Alles gespeichert.')).toBeTruthy();
  expect(stored().title).toBe('Derbysieg in letzter Minute');
});

test.each([
  ['of a published article', { status: 'published', published: true }, undefined],
  ['of a draft after the session has ended', {}, 401],
] as const)(
  'changes %s that somebody discards are neither kept in this browser nor saved',
  async (_of, is, refusal) => {
    api.answer('GET /api/admin/news/1', { body: { ...article, ...is } });
    const { user } = openScreen(screens, '/admin/neuigkeiten/1');
    if (refusal) api.answer('PATCH /api/news/1', { status: refusal, body: {} });
    await user.type(await screen.findByLabelText('Titel'), ' in letzter Minute');
    if (refusal) {
      await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
      await user.click(await screen.findByRole('button', { name: 'Schließen' }));
      api.asked.length = 0;
    }
    const title = screen.getByRole('heading', { level: 1 });
    await user.click(within(title.parentElement ?? title).getByRole('link', { name: 'Neuigkeiten' }));
    await user.click(await screen.findByRole('button', { name: 'Verwerfen und verlassen' }));

    await waitFor(() => expect(screen.queryByLabelText('Titel')).toBeNull());
    expect(window.location.pathname).toBe('/admin/neuigkeiten');
    expect(readLocalCopy('artikel:1')).toBeNull();
    expect(writes()).toEqual([]);
  },
);

test('what may not appear yet is said of the publication, not of a text that is stored', async () => {
  api.answer('PATCH /api/news/1', { status: 422, body: { message: 'Bei „tor.jpg“ fehlt eine Antwort.' } });
  const { user } = openScreen(screens, '/admin/neuigkeiten/1');
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));

  const said = 'Das hat nicht geklappt: Bei „tor.jpg“ fehlt eine Antwort. Der Text ist gespeichert.';
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a new article is not published without a title', async () => {
  const { user } = openScreen(screens, '/admin/neuigkeiten/neu');
  await user.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));

  await waitFor(() => expect(screen.getByLabelText('Titel').getAttribute('aria-invalid')).toBe('true'));
  expect(writes()).toEqual([]);
});

test.each([
  ['the usual category', false, 'verein'],
  ['the first one that is offered where the usual one is hidden', true, 'jugend'],
])('a new article begins with %s, and is no change before somebody writes', async (_, isHidden, chosen) => {
  const categories = onePage(category('sport', true), category('jugend'), category('verein', isHidden));
  api.answer('GET /api/admin/news-categories', { body: categories });
  const { unmount } = openScreen(screens, '/admin/neuigkeiten/neu');

  const field = await screen.findByLabelText<HTMLSelectElement>('Kategorie');
  expect(field.value).toBe(chosen);
  const offered = [...field.options].map(({ value }) => value);
  expect(offered).toEqual(isHidden ? ['jugend'] : ['jugend', 'verein']);
  unmount();
  expect(Object.keys(localStorage)).toEqual([]);
});

describe('a new article that was stored', () => {
  const isStoredAs = '/admin/neuigkeiten/1';
  async function begin() {
    api.answer('POST /api/news', ({ body }) => {
      api.answer('GET /api/admin/news/1', { body: { ...article, ...body } });
      return { status: 201, body: { ...article, ...body } };
    });
    const { user, unmount } = openScreen(screens, '/admin/neuigkeiten/neu');
    const title = await screen.findByLabelText('Titel');
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.paste('Erster Satz');
    return { user, unmount };
  }

  test('is gone on with where its screen is shown again at the address of a new one', async () => {
    const { user } = await begin();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(window.location.pathname).toBe(isStoredAs));
    act(() => useSession.getState().setUser(null));
    act(() => useSession.getState().setUser({ id: 'me', email: 'ich@verein.example', name: 'Ich', role: 'editor' }));

    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Erster Satz'));
    await user.click(screen.getByLabelText('Titel'));
    await user.paste(' und zweiter');
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(stored().title).toBe('Erster Satz und zweiter'));
    expect(writes().map(({ request }) => request.split('?')[0])).toEqual(['POST /api/news', 'PATCH /api/news/1']);
  });

  test('is found again where the tab was loaded anew before its address was known', async () => {
    const { user, unmount } = await begin();
    const { state } = window.history;
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(window.location.pathname).toBe(isStoredAs));
    unmount();
    openScreen(screens, '/admin/neuigkeiten/neu', { state });

    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Erster Satz'));
    expect(window.location.pathname).toBe(isStoredAs);
  });

  test('is none of the next one', async () => {
    const { user, unmount } = await begin();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(window.location.pathname).toBe(isStoredAs));
    unmount();
    openScreen(screens, '/admin/neuigkeiten/neu');

    expect((await screen.findByLabelText<HTMLInputElement>('Titel')).value).toBe('');
  });

  test('gives no address to the screen that somebody has gone to meanwhile', async () => {
    const { user } = await begin();
    await user.keyboard('{Control>}s{/Control}');
    window.history.pushState(null, '', '/admin/termine');

    await screen.findByText('Alles gespeichert.');
    expect(window.location.pathname).toBe('/admin/termine');
  });
});

test('an article that was deleted leads to the bin', async () => {
  api.answer('GET /api/admin/news/2', { status: 404 });
  openScreen(screens, '/admin/neuigkeiten/2');

  const link = await screen.findByRole('link', { name: 'Zum Papierkorb' });
  expect(link.getAttribute('href')).toBe('/admin/neuigkeiten?deleted=true');
});
