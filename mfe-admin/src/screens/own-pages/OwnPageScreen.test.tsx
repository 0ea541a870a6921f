import type { EditableOwnPage, OwnPageVersion } from '@portal/api/contract';
import { createResourceCache } from '@portal/shared-ui';
import { clubFacts } from '@portal/shared-ui/test/club';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { loadScreen } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableOwnPage } from '../../../test/entries.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const page = editableOwnPage({ id: ID, version: 5 });

const api = apiServer();
let stored: () => EditableOwnPage;
beforeEach(() => {
  localStorage.clear();
  stored = keepEntry(api, { read: `/api/admin/own-pages/${ID}`, write: `/api/own-pages/${ID}` }, page);
  const menu = { label: 'Vorstand', order: 42, group: 'Verein' };
  api.answer('GET /api/releases', {
    body: { revision: 1, sections: [{ name: 'club', pages: [{ path: '/vorstand', menu }] }] },
  });
});

const open = async () =>
  openScreen(await loadScreen('/admin/eigene-seiten/:id'), `/admin/eigene-seiten/${ID}`, { role: 'editor' });

test('a new page needs a title alone', async () => {
  api.answer('POST /api/own-pages', ({ body }) => ({ status: 201, body: { ...page, ...body, slug: 'turnen' } }));
  const { user } = openScreen(await loadScreen('/admin/eigene-seiten/:id'), '/admin/eigene-seiten/neu', {
    role: 'editor',
  });
  await user.type(await screen.findByLabelText('Titel'), 'Turnen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() =>
    expect(api.asked.find(({ request }) => request.startsWith('POST /api/own-pages?id='))).toBeTruthy(),
  );
  expect(api.asked.find(({ request }) => request.startsWith('POST /api/own-pages?id='))?.body).toMatchObject({
    title: 'Turnen',
    slug: '',
    menu: null,
    published: false,
  });
});

const openNew = async () =>
  openScreen(await loadScreen('/admin/eigene-seiten/:id'), '/admin/eigene-seiten/neu', { role: 'editor' });

test('the text of a new page takes facts of the club before it is stored', async () => {
  api.answer('GET /api/admin/own-pages/placeholders', { body: ['Vereinsname', 'Stadion'] });
  const { user } = await openNew();
  await user.type(await screen.findByLabelText('Titel'), 'Turnen');

  await user.selectOptions(await screen.findByLabelText('Angabe des Vereins einsetzen'), 'Stadion');

  expect(screen.getByLabelText('Text').textContent).toContain('Stadion');
});

/** The API as it keeps a new page and loses the first answer. */
function loseFirstAnswer() {
  const ids: (string | null)[] = [];
  let made: EditableOwnPage | undefined;
  api.answer('POST /api/own-pages', ({ request, body }) => {
    ids.push(new URLSearchParams(request.split('?')[1]).get('id'));
    if (made && ids.at(-1) === made.id)
      return { status: 409, body: { statusCode: 409, code: 'already_saved', current: made } };
    made = { ...page, ...body, id: ids.at(-1) ?? '', version: 1 };
    stored = keepEntry(api, { read: `/api/admin/own-pages/${made.id}`, write: `/api/own-pages/${made.id}` }, made);
    return { status: 504 };
  });
  return { ids, change: (since: Partial<EditableOwnPage>) => made && (made = { ...made, ...since }) };
}

test('a new page whose answer was lost is not made twice after its tab was closed', async () => {
  const { ids } = loseFirstAnswer();
  const { user } = await openNew();
  await user.type(await screen.findByLabelText('Titel'), 'Turnen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(ids).toHaveLength(1));
  cleanup();

  const { user: next } = await openNew();
  await next.type(await screen.findByDisplayValue('Turnen'), ' am Montag');
  await next.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored()).toMatchObject({ title: 'Turnen am Montag', version: 2 }));
  expect(new Set(ids).size).toBe(1);
});

test('a new page whose answer was lost does not replace what somebody has made of it since', async () => {
  const { ids, change } = loseFirstAnswer();
  const { user } = await openNew();
  await user.type(await screen.findByLabelText('Titel'), 'Turnen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(ids).toHaveLength(1));
  cleanup();
  change({ title: 'Turnen für alle', version: 2 });

  const { user: next } = await openNew();
  await screen.findByDisplayValue('Turnen');
  await next.click(screen.getByRole('button', { name: 'Speichern' }));

  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(stored()).toMatchObject({ title: 'Turnen' });
});

test('a new page that is begun after a copy was discarded is another one', async () => {
  const { ids } = loseFirstAnswer();
  const { user } = await openNew();
  await user.type(await screen.findByLabelText('Titel'), 'Turnen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(ids).toHaveLength(1));
  cleanup();

  const { user: next } = await openNew();
  await next.click(await screen.findByRole('button', { name: /verwerfen/i }));
  await next.type(screen.getByLabelText('Titel'), 'Yoga');
  await next.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(new Set(ids).size).toBe(2));
});

test('a page is published, and takes another place in the menu', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('Auf der Website zeigen'));
  expect(screen.getByRole('option', { name: 'Unter „Verein“' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Platz im Menü'), 'In der Leiste');
  await user.type(screen.getByLabelText('Name im Menü'), 'Feiern');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() =>
    expect(stored()).toMatchObject({
      published: true,
      menu: '/',
      menuLabel: 'Feiern',
      slug: 'vereinsheim',
      version: 6,
    }),
  );
});

test('a page is planned, and waits for nothing once it is shown', async () => {
  const { user } = await open();
  fireEvent.change(await screen.findByLabelText('Erscheint am'), { target: { value: '2030-03-01T08:00' } });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(stored()).toMatchObject({ published: false, publishAt: '2030-03-01T08:00:00+01:00' }));
  cleanup();

  const { user: next } = await open();
  expect((await screen.findByLabelText<HTMLInputElement>('Erscheint am')).value).toBe('2030-03-01T08:00');
  await next.click(screen.getByLabelText('Auf der Website zeigen'));
  expect(screen.queryByLabelText('Erscheint am')).toBeNull();
  await next.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(stored()).toMatchObject({ published: true, publishAt: null }));
});

test('a page opens a new group of the menu, or joins one that another own page has opened', async () => {
  const { user } = openScreen(await loadScreen('/admin/eigene-seiten/:id'), `/admin/eigene-seiten/${ID}`, {
    role: 'editor',
    cache: createResourceCache({
      '/api/club': { data: clubFacts({ ownPages: [{ label: 'Tennis', href: '/seiten/tennis', group: 'Sparten' }] }) },
    }),
  });
  const place = await screen.findByLabelText('Platz im Menü');
  await user.selectOptions(place, 'Unter „Sparten“');
  await user.selectOptions(place, 'Neue Gruppe …');
  await user.type(screen.getByLabelText('Name der neuen Gruppe'), 'Abteilungen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored()).toMatchObject({ menu: 'Abteilungen' }));
});

test('a draft is saved and shown under a secret link, and an earlier version comes back into the form', async () => {
  const version: OwnPageVersion = {
    version: 4,
    title: 'Vereinsheim',
    lead: null,
    content: '<p>Ohne Küche.</p>',
    imageUrl: null,
    published: false,
    savedBy: 'Redaktion',
    savedAt: '2026-10-01T10:00:00Z',
  };
  const link = { path: `/seiten/vorschau/${'a'.repeat(32)}`, expiresAt: '2026-12-01T10:00:00Z' };
  api.answer(`POST /api/admin/own-pages/${ID}/preview`, { body: link });
  api.answer(`GET /api/admin/own-pages/${ID}/versions`, { body: [version] });
  const { user } = await open();

  await user.type(await screen.findByLabelText('Einleitung'), ', mit Küche');
  await user.click(screen.getByRole('button', { name: 'Vorschau' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Vorschau' }));
  expect(preview.getByRole('link', { name: /Vorschau öffnen/ }).getAttribute('href')).toBe(link.path);
  expect(stored().lead).toBe('Platz für achtzig Gäste, mit Küche');
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Frühere Fassungen' }));
  await user.click(await screen.findByText(/Entwurf, Redaktion/));
  await user.click(screen.getByRole('button', { name: 'Diese Fassung übernehmen' }));

  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Vereinsheim');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(stored()).toMatchObject({ title: 'Vereinsheim', lead: null, content: '<p>Ohne Küche.</p>' }),
  );
});

test('what nobody has saved is kept in this browser, unless one leaves it on purpose', async () => {
  const first = await open();
  await first.user.type(await screen.findByLabelText('Titel'), ' am Platz');
  first.unmount();

  const { user } = await open();
  expect((await screen.findByLabelText<HTMLInputElement>('Titel')).value).toBe('Vereinsheim mieten am Platz');
  await user.click(screen.getAllByRole('link', { name: 'Eigene Seiten' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Verwerfen und verlassen' }));

  await waitFor(() => expect(localStorage.length).toBe(0));
});
