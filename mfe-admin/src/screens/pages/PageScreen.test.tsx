import type { EditablePage, PageVersion } from '@portal/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { PageScreen } from './PageScreen.tsx';

const screens = { '/admin/seiten/:slug': <PageScreen /> };
const history: EditablePage = {
  slug: 'geschichte',
  title: 'Geschichte',
  lead: 'Seit 1921',
  description: '',
  content: '<p>Es begann im Gasthaus.</p>',
  imageUrl: null,
  image: null,
  timeline: [{ year: 1921, title: 'Gründung', text: 'Im Gasthaus.' }],
  groups: [],
  draft: null,
  isHidden: false,
  mayHide: true,
  placeholders: [],
  missing: ['Bürozeiten'],
  version: 5,
  updatedAt: '2026-11-01T10:00:00Z',
};

const api = apiServer();
let stored: () => EditablePage;
beforeEach(() => {
  localStorage.clear();
  stored = keepEntry(api, { read: '/api/admin/pages/geschichte', write: '/api/pages/geschichte' }, history);
});

test('a page is saved with the version that was read, its text and its dates as they were', async () => {
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  await user.type(await screen.findByLabelText('Einleitung'), ' am Ball');
  expect(screen.getByText('Noch ohne Angabe in den Einstellungen: Bürozeiten.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seite ansehen' }).getAttribute('href')).toBe('/geschichte');
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

  await waitFor(() => expect(stored().version).toBe(6));
  expect(window.location.pathname).toBe('/admin/seiten/geschichte');
  expect(api.asked.find(({ request }) => request.startsWith('PATCH'))?.body).toMatchObject({ version: 5 });
  expect(stored()).toEqual({ ...history, lead: 'Seit 1921 am Ball', version: 6 });
});

test('the focus goes on from an event that is taken out, but not to what publishes', async () => {
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  await user.click(await screen.findByRole('button', { name: 'Ereignis 1 entfernen' }));

  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Veröffentlichen' }));
});

test('when somebody else has saved meanwhile, one chooses, and nothing is lost', async () => {
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  await user.type(await screen.findByLabelText('Einleitung'), ' am Ball');
  const theirs = { ...history, lead: 'Seit hundert Jahren', version: 6 };
  stored = keepEntry(api, { read: '/api/admin/pages/geschichte', write: '/api/pages/geschichte' }, theirs);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

  expect((await screen.findByRole('dialog')).textContent).toContain('Seit hundert Jahren');
  expect(stored()).toEqual(theirs);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Einleitung').value).toBe('Seit 1921 am Ball');
});

test('an address that is no page leads back to the pages', async () => {
  api.answer('GET /api/admin/pages/anfahrt', { status: 404 });
  openScreen(screens, '/admin/seiten/anfahrt');

  expect(await screen.findByText('Diese Seite gibt es nicht')).toBeTruthy();
});

/** Lets the server keep drafts as the API does. */
function keepDrafts(begin: EditablePage): () => EditablePage {
  let page = begin;
  api.answer('GET /api/admin/pages/geschichte', () => ({ body: page }));
  api.answer('PATCH /api/pages/geschichte/draft', ({ body }) => {
    const draft = { ...page, ...body, savedAt: '2026-11-24T10:00:00Z' };
    page = { ...page, draft, version: page.version + 1 };
    return { body: page };
  });
  api.answer('DELETE /api/pages/geschichte/draft', () => {
    page = { ...page, draft: null, version: page.version + 1 };
    return { body: page };
  });
  return () => page;
}
const lead = () => screen.findByLabelText<HTMLTextAreaElement>('Einleitung');

test('a draft is saved beside what visitors read, is there the next time, and can be discarded', async () => {
  const kept = keepDrafts(history);
  const { user, unmount } = openScreen(screens, '/admin/seiten/geschichte');
  await user.type(await lead(), ' am Ball');
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  await waitFor(() => expect(kept()).toMatchObject({ lead: 'Seit 1921', draft: { lead: 'Seit 1921 am Ball' } }));
  unmount();

  const again = openScreen(screens, '/admin/seiten/geschichte');
  expect((await lead()).value).toBe('Seit 1921 am Ball');
  await again.user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }));
  await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Entwurf verwerfen' }));

  await waitFor(async () => expect((await lead()).value).toBe('Seit 1921'));
  expect(screen.queryByText(/^Entwurf vom/)).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('the preview shows what stands in the form: it is saved as a draft first', async () => {
  const link = { path: `/seiten/vorschau/${'a'.repeat(32)}`, expiresAt: '2026-12-01T10:00:00Z' };
  const kept = keepDrafts(history);
  api.answer('POST /api/admin/pages/geschichte/preview', { body: link });
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  await user.type(await lead(), ' am Ball');
  await user.click(screen.getByRole('button', { name: 'Vorschau' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Vorschau' }));
  expect(dialog.getByRole('link', { name: /Vorschau öffnen/ }).getAttribute('href')).toBe(link.path);
  expect(kept().draft).toMatchObject({ lead: 'Seit 1921 am Ball' });
});

test('an earlier version comes back into the form, with its dates', async () => {
  const version: PageVersion = {
    version: 4,
    title: 'Chronik',
    lead: 'Früher',
    content: '<p>Alt.</p>',
    imageUrl: null,
    description: '',
    timeline: [{ year: 1950, title: 'Platz', text: '' }],
    groups: [],
    state: 'draft',
    savedBy: 'Redaktion',
    savedAt: '2026-10-01T10:00:00Z',
  };
  api.answer('GET /api/admin/pages/geschichte/versions', { body: [version] });
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  await user.click(await screen.findByRole('button', { name: 'Frühere Fassungen' }));
  await user.click(await screen.findByText(/Entwurf, Redaktion/));
  await user.click(screen.getByRole('button', { name: 'Diese Fassung übernehmen' }));

  expect((await lead()).value).toBe('Früher');
  expect(screen.getByLabelText<HTMLInputElement>('Was geschah').value).toBe('Platz');
});

test('a page is hidden and shown again; one that every site needs is not offered', async () => {
  const { user, unmount } = openScreen(screens, '/admin/seiten/geschichte');
  await user.click(await screen.findByRole('button', { name: 'Ausblenden' }));
  await waitFor(() => expect(stored()).toMatchObject({ isHidden: true, lead: 'Seit 1921' }));
  const show = await screen.findByRole('button', { name: 'Wieder zeigen' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.click(show);
  await waitFor(() => expect(stored()).toMatchObject({ isHidden: false }));
  await screen.findByRole('button', { name: 'Ausblenden' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  unmount();

  api.answer('GET /api/admin/pages/geschichte', { body: { ...history, mayHide: false } });
  openScreen(screens, '/admin/seiten/geschichte');
  await screen.findByRole('button', { name: 'Frühere Fassungen' });
  expect(screen.queryByRole('button', { name: 'Ausblenden' })).toBeNull();
});

test('a page is hidden once when the button is tapped twice, and the preview opens once', async () => {
  api.answer('POST /api/admin/pages/geschichte/preview', {
    body: { path: '/vorschau/geheim', expiresAt: '2099-12-01T00:00:00Z' },
  });
  const { user } = openScreen(screens, '/admin/seiten/geschichte');
  const asked = (request: string) => api.asked.filter((one) => one.request.startsWith(request));
  await user.dblClick(await screen.findByRole('button', { name: 'Vorschau' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schließen' }));
  expect(asked('POST /api/admin/pages/geschichte/preview')).toHaveLength(1);

  await user.dblClick(screen.getByRole('button', { name: 'Ausblenden' }));
  await screen.findByRole('button', { name: 'Wieder zeigen' });
  expect(asked('PATCH /api/pages/geschichte')).toHaveLength(1);
});

describe('what nobody has saved', () => {
  test('is kept in this browser, and comes back with a word about it', async () => {
    const first = openScreen(screens, '/admin/seiten/geschichte');
    await first.user.type(await lead(), ' am Ball');
    first.unmount();

    const { user } = openScreen(screens, '/admin/seiten/geschichte');
    await screen.findByText(/^Wiederhergestellt/);
    expect((await lead()).value).toBe('Seit 1921 am Ball');
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

    await waitFor(() => expect(stored().lead).toBe('Seit 1921 am Ball'));
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  test('is gone when one says so', async () => {
    const first = openScreen(screens, '/admin/seiten/geschichte');
    await first.user.type(await lead(), ' am Ball');
    first.unmount();
    const { user } = openScreen(screens, '/admin/seiten/geschichte');
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));

    expect((await lead()).value).toBe('Seit 1921');
    expect(localStorage.length).toBe(0);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('does not overwrite what somebody else has saved meanwhile', async () => {
    const first = openScreen(screens, '/admin/seiten/geschichte');
    await first.user.type(await lead(), ' am Ball');
    first.unmount();
    const theirs = { ...history, lead: 'Seit hundert Jahren', version: 6 };
    stored = keepEntry(api, { read: '/api/admin/pages/geschichte', write: '/api/pages/geschichte' }, theirs);
    const { user } = openScreen(screens, '/admin/seiten/geschichte');
    await screen.findByText(/^Wiederhergestellt/);
    await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));

    expect((await screen.findByRole('dialog')).textContent).toContain('Seit hundert Jahren');
    expect(stored()).toEqual(theirs);
  });
});
