import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableBanner } from '../../../test/entries.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/banner/:id');
const api = apiServer();
beforeEach(() => {
  keepEntry(api, { read: '/api/admin/banners/1', write: '/api/banners/1' }, editableBanner());
  const pages = [
    page('/mitgliedschaft', 'Mitglied werden', { resources: ['/api/pages/mitgliedschaft'] }),
    page('/geschichte', 'Geschichte', { resources: ['/api/pages/geschichte'] }),
    page('/news/:id', 'Artikel'),
    page('/admin', 'Übersicht', { access: 'signed-in' }),
    page('/auth', 'Login', { prefetch: 'never', listed: false }),
  ];
  // The history is hidden.
  api.answer('GET /api/pages', { body: [{ slug: 'mitgliedschaft' }] });
  api.answer('GET /api/own-pages', { body: [{ slug: 'vereinsheim', title: 'Vereinsheim mieten' }] });
  api.answer('GET /api/own-pages/', { status: 404 });
  api.answer('GET /api/own-pages/vermietung', { body: { slug: 'vereinsheim' } });
  api.answer('GET /api/teams', { body: [{ slug: 'frauen', name: 'Frauen' }] });
  api.answer('GET /api/news?', { body: onePage({ slug: 'derbysieg', title: 'Derbysieg' }) });
  api.answer('GET /api/releases', { body: { sections: [{ name: 'club', pages }] } });
});

const page = (path: string, title: string, values: object = {}) => ({ path, title, prefetch: 'idle', ...values });

const bodies = (method: string) =>
  api.asked.filter(({ request }) => request.startsWith(method)).map(({ body }) => body);

test('a banner is saved with the version that was read, and the list follows', async () => {
  const { user } = openScreen(screens, '/admin/banner/1');
  await user.selectOptions(await screen.findByLabelText('Platz'), 'Fußbereich');
  await user.type(screen.getByRole('combobox', { name: 'Link' }), 'mitgl');
  await screen.findByRole('option', { name: /Mitglied werden/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/banner'));
  const { name, imageUrl, active, activeFrom, activeUntil, version } = editableBanner();
  expect(bodies('PATCH')).toEqual([
    { name, imageUrl, active, activeFrom, activeUntil, version, placement: 'footer', linkUrl: '/mitgliedschaft' },
  ]);
});

test('a banner leads to a page, a team or an article that is chosen by its name', async () => {
  const { user } = openScreen(screens, '/admin/banner/1');
  await user.click(await screen.findByRole('combobox', { name: 'Link' }));
  const list = within(await screen.findByRole('listbox', { name: 'Link' }));
  await list.findByText('Frauen');
  await waitFor(() => expect(list.queryByText('Geschichte')).toBeNull());
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Kein Link',
    'StartseiteSeite',
    'Mitglied werdenSeite',
    'Vereinsheim mietenSeite',
    'FrauenMannschaft',
  ]);

  await user.type(screen.getByRole('combobox', { name: 'Link' }), 'derby');
  await user.click(await screen.findByRole('option', { name: /Derbysieg/ }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Link' }).value).toBe('Derbysieg');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ linkUrl: '/news/derbysieg' }]));
});

test('a banner leads to a document that is chosen by its name', async () => {
  const file = { id: '7', title: 'Aufnahmeantrag', url: '/dateien/antrag.pdf', type: 'pdf', bytes: 2048 };
  api.answer('GET /api/admin/documents?', { body: onePage(file) });
  const { user } = openScreen(screens, '/admin/banner/1');

  await user.type(await screen.findByRole('combobox', { name: 'Link' }), 'antrag');
  await user.click(await screen.findByRole('option', { name: /Aufnahmeantrag.*Datei/ }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Link' }).value).toBe('Aufnahmeantrag');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ linkUrl: '/dateien/antrag.pdf' }]));
});

test('articles are searched once nobody types on, not for each letter', async () => {
  openScreen(screens, '/admin/banner/1');
  const link = await screen.findByRole('combobox', { name: 'Link' });
  for (const value of ['d', 'de', 'der', 'derb', 'derby']) fireEvent.change(link, { target: { value } });

  await screen.findByRole('option', { name: /Derbysieg/ });
  const searches = api.asked.filter(({ request }) => request.startsWith('GET /api/news?'));
  expect(searches.map(({ request }) => new URLSearchParams(request.split('?')[1]).get('search'))).toEqual(['derby']);
});

test('a banner that leads to a page which visitors do not find says so, and one that leads to its former address does not', async () => {
  const leadTo = (linkUrl: string) =>
    keepEntry(api, { read: '/api/admin/banners/1', write: '/api/banners/1' }, editableBanner({ linkUrl }));
  const told = () => screen.queryByText(/ist für Besucher nicht zu sehen/);
  leadTo('/seiten/entwurf');
  const { user, unmount } = openScreen(screens, '/admin/banner/1');
  await waitFor(() => expect(told()).toBeTruthy());
  await user.clear(screen.getByRole('combobox', { name: 'Link' }));
  expect(told()).toBeNull();
  unmount();

  leadTo('/geschichte');
  const ofText = openScreen(screens, '/admin/banner/1');
  await waitFor(() => expect(told()).toBeTruthy());
  ofText.unmount();

  leadTo('/seiten/vermietung');
  openScreen(screens, '/admin/banner/1');
  await waitFor(() => expect(api.asked.map(({ request }) => request)).toContain('GET /api/own-pages/vermietung'));
  await screen.findByDisplayValue('/seiten/vermietung');
  expect(told()).toBeNull();
});

test('a banner that leads to an own page shows its name', async () => {
  const linkUrl = '/seiten/vereinsheim';
  keepEntry(api, { read: '/api/admin/banners/1', write: '/api/banners/1' }, editableBanner({ linkUrl }));
  openScreen(screens, '/admin/banner/1');

  await screen.findByDisplayValue('Vereinsheim mieten');
  expect(screen.queryByText(/ist für Besucher nicht zu sehen/)).toBeNull();
});

test('a banner that leads elsewhere shows where, and one that leads to a page its name', async () => {
  const linkUrl = 'https://partner.example';
  keepEntry(api, { read: '/api/admin/banners/1', write: '/api/banners/1' }, editableBanner({ linkUrl }));
  const { user } = openScreen(screens, '/admin/banner/1');
  const link = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Link' });
  expect(link.value).toBe(linkUrl);

  await user.clear(link);
  await user.type(link, '/mannschaften/frauen');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(bodies('PATCH')).toMatchObject([{ linkUrl: '/mannschaften/frauen' }]));
});

test('a link that would run something is told at its field and not sent', async () => {
  const { user } = openScreen(screens, '/admin/banner/1');
  const link = await screen.findByRole('combobox', { name: 'Link' });
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
