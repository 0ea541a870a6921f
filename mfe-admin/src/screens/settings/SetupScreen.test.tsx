import type { EditableSettings, Setup, SetupStep } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { apiServer } from '../../../test/api-server.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SetupScreen } from './SetupScreen.tsx';

const address = '/admin/einstellungen/einrichten';
const screens = { [address]: <SetupScreen />, '/admin': <p>Erster Bildschirm</p> };
const settings = {
  name: 'Mein Verein',
  shortName: 'Mein Verein',
  founded: null,
  street: '',
  postcode: '',
  town: '',
  email: '',
  phone: '',
  stadium: '',
  latitude: null,
  longitude: null,
  color: '#14532d',
  colorDark: '#14532d',
  crestUrl: null,
  imprint: { representatives: '', registerCourt: '', registerNumber: '', contentResponsible: '' },
  version: 1,
  updatedAt: '2026-11-01T12:00:00Z',
} as unknown as EditableSettings;

/** The state of the set-up after these steps. */
function setupAfter(...done: SetupStep[]): Setup {
  const steps: SetupStep[] = [
    'name',
    'aussehen',
    'anschrift',
    'impressum',
    'mannschaften',
    'artikel',
    'veroeffentlichen',
  ];
  return {
    isOpen: done.includes('veroeffentlichen'),
    steps: steps.map((step) => ({ step, state: done.includes(step) ? 'done' : 'open', missing: [] })),
  };
}

const category = (slug: string, hidden = false) => ({ slug, name: slug, hidden });

const api = apiServer();
const scrollTo = jest.spyOn(window, 'scrollTo');
beforeEach(() => {
  scrollTo.mockReset().mockReturnValue();
  api.answer('GET /api/admin/settings', { body: settings });
  api.answer('GET /api/admin/settings/setup', { body: setupAfter() });
  api.answer('PUT /api/settings', ({ body }) => ({ body: { ...settings, ...body, version: 2 } }));
  api.answer('PUT /api/settings/setup/', { body: setupAfter('name') });
});

const sent = (begin: string) => api.asked.filter(({ request }) => request.startsWith(begin));
const step = () => new URLSearchParams(window.location.search).get('schritt');

test('the name says the short one and the year, and the next step follows', async () => {
  const { user } = openScreen(screens, address);
  const name = await screen.findByLabelText<HTMLInputElement>('Voller Name');
  expect(name.value).toBe('');
  await user.type(name, 'TuS Musterstadt 1921 e. V.');
  expect(screen.getByLabelText<HTMLInputElement>('Kurzer Name').value).toBe('TuS Musterstadt');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  expect(await screen.findByRole('heading', { name: 'Farben und Wappen' })).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(sent('PUT /api/settings')[0]?.body).toMatchObject({
    name: 'TuS Musterstadt 1921 e. V.',
    shortName: 'TuS Musterstadt',
    founded: 1921,
    version: 1,
  });
});

test('a step that asks for the password keeps what was typed, and leads on once it is given', async () => {
  const proofRequired = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte das eigene Passwort.' };
  let isProved = false;
  api.answer('PUT /api/settings', ({ body, request }) =>
    isProved || request.includes('/setup/')
      ? { body: { ...settings, ...body, version: 2 } }
      : { status: 403, body: proofRequired },
  );
  api.answer('PUT /api/settings/setup/', { body: setupAfter('name') });
  api.answer('POST /api/account/proof', () => {
    isProved = true;
    return { status: 204 };
  });
  const { user } = openScreen(screens, `${address}?schritt=anschrift`);
  const email = await screen.findByLabelText<HTMLInputElement>('E-Mail');
  await user.type(email, 'post@verein.example');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.description).toBe(proofRequired.message));
  expect(email.value).toBe('post@verein.example');

  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.type(await screen.findByLabelText('Dein Passwort'), 'geheim{Enter}');

  await waitFor(() => expect(step()).not.toBe('anschrift'));
  expect(
    sent('PUT /api/settings')
      .filter(({ request }) => !request.includes('/setup/'))
      .at(-1)?.body,
  ).toMatchObject({
    email: 'post@verein.example',
  });
});

test('saved colours are those of the page at once', async () => {
  const { user } = openScreen(screens, `${address}?schritt=aussehen`);
  fireEvent.change(await screen.findByLabelText('Vereinsfarbe'), { target: { value: '#15803d' } });
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  expect(await screen.findByRole('heading', { name: 'Anschrift' })).toBeTruthy();
  expect(document.documentElement.style.getPropertyValue('--club-color')).toBe('#15803d');
});

test('a short name that somebody has written stays', async () => {
  const { user } = openScreen(screens, address);
  await user.type(await screen.findByLabelText('Kurzer Name'), 'Tusler');
  await user.type(screen.getByLabelText('Voller Name'), 'TuS Musterstadt');

  expect(screen.getByLabelText<HTMLInputElement>('Kurzer Name').value).toBe('Tusler');
});

test.each([
  ['finished', 'Weiter', setupAfter('name')],
  ['left for later', 'Überspringen', setupAfter()],
])('going back from the second step leads to the first, also when it was %s', async (_how, button, setup) => {
  const { user } = openScreen(screens, address);
  const name = await screen.findByLabelText('Voller Name');
  if (button === 'Weiter') await user.type(name, 'TuS Musterstadt');
  api.answer('GET /api/admin/settings/setup', { body: setup });
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(step()).toBe('aussehen'));
  await screen.findByRole('heading', { name: 'Farben und Wappen' });

  window.history.back();

  expect(await screen.findByLabelText('Voller Name')).toBeTruthy();
  expect(step()).toBe('name');
});

test('who leaves a step with something typed is asked first', async () => {
  const { user } = openScreen(screens, address);
  const name = await screen.findByLabelText<HTMLInputElement>('Voller Name');
  await user.type(name, 'TuS');
  await user.click(screen.getByRole('link', { name: /^Mannschaften ?, offen$/ }));
  await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));

  expect(name.value).toBe('TuS');
  expect(step()).toBeNull();
});

test('who leaves a step for later in which nothing is typed is not asked', async () => {
  const { user } = openScreen(screens, address);
  await screen.findByLabelText('Voller Name');
  await user.click(screen.getByRole('button', { name: 'Überspringen' }));

  await waitFor(() => expect(step()).toBe('aussehen'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who leaves a step with something typed for later is asked first', async () => {
  const { user } = openScreen(screens, address);
  const name = await screen.findByLabelText<HTMLInputElement>('Voller Name');
  await user.type(name, 'TuS');
  await user.click(screen.getByRole('button', { name: 'Überspringen' }));
  await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));

  expect([name.value, sent('PUT ')]).toEqual(['TuS', []]);
});

test.each([
  ['chosen', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Bambini' }))],
  ['typed', (user: UserEvent) => user.type(screen.getByLabelText('Andere Mannschaft'), 'Walking Football')],
])('who leaves the teams with some %s is asked first', async (_how, fillIn) => {
  api.answer('GET /api/admin/teams', { body: onePage({ id: '1', name: 'Frauen' }) });
  const { user } = openScreen(screens, `${address}?schritt=mannschaften`);
  await screen.findByRole('button', { name: 'Bambini' });
  await fillIn(user);
  await user.click(screen.getByRole('link', { name: /^Impressum ?, offen$/ }));
  await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));

  expect(step()).toBe('mannschaften');
});

test('a team that is typed but not added yet is made with the others', async () => {
  api.answer('GET /api/admin/teams', { body: onePage({ id: '1', name: 'Frauen' }) });
  api.answer('POST /api/teams', ({ body }) => ({ body }));
  const { user } = openScreen(screens, `${address}?schritt=mannschaften`);
  await user.click(await screen.findByRole('button', { name: 'Bambini' }));
  await user.type(screen.getByLabelText('Andere Mannschaft'), ' Walking Football ');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  await waitFor(() => expect(step()).toBe('artikel'));
  expect(sent('POST /api/teams').map(({ body }) => body['name'])).toEqual(['Bambini', 'Walking Football']);
});

test('teams whose answers were lost with the connection are there when it goes on', async () => {
  const stored = new Map<string, unknown>();
  api.answer('GET /api/admin/teams', { body: onePage() });
  api.answer('POST /api/teams', ({ request, body }) => {
    const id = request.split('?id=')[1] ?? '';
    const current = stored.has(id) && { name: stored.get(id) };
    if (current) return { status: 409, body: { code: 'already_saved', message: 'Schon da.', current } };
    if ([...stored.values()].includes(body['name'])) return { status: 409, body: { message: 'So heißt schon eine.' } };
    stored.set(id, body['name']);
    if (body['name'] !== 'Bambini') return { body };
    api.answer('GET /api/admin/teams', { status: 502 });
    return { status: 502 };
  });
  const { user } = openScreen(screens, `${address}?schritt=mannschaften`);
  for (const name of ['Frauen', 'Bambini', 'Mädchen']) await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Nicht alle Mannschaften angelegt'));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  expect(await screen.findByRole('heading', { name: 'Der erste Artikel' })).toBeTruthy();
  expect([...stored.values()]).toEqual(['Frauen', 'Bambini', 'Mädchen']);
});

test('a team that somebody else has made meanwhile is there, and the others are made', async () => {
  api.answer('GET /api/admin/teams', { body: onePage() });
  api.answer('POST /api/teams', ({ body }) =>
    body['name'] === 'Frauen'
      ? { status: 409, body: { code: 'name_taken', message: 'So heißt schon eine andere Mannschaft.' } }
      : { body },
  );
  const { user } = openScreen(screens, `${address}?schritt=mannschaften`);
  for (const name of ['Frauen', 'Bambini']) await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  await waitFor(() => expect(step()).toBe('artikel'));
  expect(sent('POST /api/teams').map(({ body }) => body['name'])).toEqual(['Frauen', 'Bambini']);
});

test('a team whose answer was lost takes nothing from the one that is wanted in its place', async () => {
  const stored = new Map<string, unknown>();
  api.answer('GET /api/admin/teams', { body: onePage() });
  api.answer('POST /api/teams', ({ request, body }) => {
    const id = request.split('?id=')[1] ?? '';
    const current = stored.has(id) && { name: stored.get(id) };
    if (current) return { status: 409, body: { code: 'already_saved', message: 'Schon da.', current } };
    stored.set(id, body['name']);
    if (stored.size > 1) return { body };
    api.answer('GET /api/admin/teams', { status: 502 });
    return { status: 502 };
  });
  const { user } = openScreen(screens, `${address}?schritt=mannschaften`);
  await user.click(await screen.findByRole('button', { name: 'Frauen' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Nicht alle Mannschaften angelegt'));
  await user.click(screen.getByRole('button', { name: 'Frauen' }));
  await user.click(screen.getByRole('button', { name: 'Bambini' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  expect(await screen.findByRole('heading', { name: 'Der erste Artikel' })).toBeTruthy();
  expect([...stored.values()]).toEqual(['Frauen', 'Bambini']);
});

test('on another device it goes on where it was left, and a step is left for later', async () => {
  api.answer('GET /api/admin/settings/setup', { body: setupAfter('name', 'aussehen') });
  const { user } = openScreen(screens, address);
  await screen.findByLabelText('Straße und Hausnummer');
  expect(screen.getByText('Schritt 3 von 7')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Überspringen' }));

  await waitFor(() => expect(step()).toBe('impressum'));
  expect(sent('PUT /api/settings/setup/anschrift').map(({ body }) => body)).toEqual([{ mark: 'skipped' }]);
});

test('teams are made of chips and of what is typed, in order, and those that are there are left alone', async () => {
  api.answer('GET /api/admin/teams', { body: onePage({ id: '1', name: 'Frauen' }) });
  api.answer('POST /api/teams', ({ body }) => ({ body }));
  const { user } = openScreen(screens, `${address}?schritt=mannschaften`);
  await user.click(await screen.findByRole('button', { name: 'A-Jugend' }));
  await user.click(screen.getByRole('button', { name: '1. Mannschaft' }));
  await user.type(screen.getByLabelText('Andere Mannschaft'), 'Walking Football{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Frauen' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  await waitFor(() => expect(step()).toBe('artikel'));
  expect(sent('POST /api/teams').map(({ body }) => body['name'])).toEqual([
    '1. Mannschaft',
    'A-Jugend',
    'Walking Football',
  ]);
});

test.each([
  ['about the club', [category('jugend'), category('verein')], 'verein'],
  ['of the first category that is offered', [category('verein', true), category('jugend')], 'jugend'],
])('the first article greets, is %s and public with the site', async (_of, items, expected) => {
  api.answer('GET /api/admin/news-categories', { body: { items, page: 1, pages: 1, total: items.length } });
  api.answer('POST /api/news', ({ body }) => ({ body }));
  const { user } = openScreen(screens, `${address}?schritt=artikel`);
  await screen.findByLabelText('Überschrift');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));

  await waitFor(() => expect(step()).toBe('veroeffentlichen'));
  expect(sent('POST /api/news')[0]?.body).toMatchObject({
    title: 'Willkommen auf unserer Website',
    content: expect.stringMatching(/^<p>.+<\/p><p>.+<\/p>$/s),
    category: expected,
    published: true,
  });
});

test('a second look at the first article writes no second one', async () => {
  const items = [category('verein')];
  api.answer('GET /api/admin/news-categories', { body: { items, page: 1, pages: 1, total: 1 } });
  api.answer('POST /api/news', ({ body }) => {
    api.answer('GET /api/admin/settings/setup', { body: setupAfter('artikel') });
    return { body };
  });
  const { user } = openScreen(screens, `${address}?schritt=artikel`);
  await screen.findByLabelText('Überschrift');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  // The next step replaces the whole screen, its links included.
  await waitFor(() => expect(step()).toBe('veroeffentlichen'));
  await screen.findByRole('heading', { name: 'Veröffentlichen' });
  await user.click(await screen.findByRole('link', { name: /^Artikel ?, fertig$/ }));

  expect(await screen.findByText(/Der erste Artikel ist geschrieben/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await waitFor(() => expect(step()).toBe('veroeffentlichen'));
  expect(sent('POST ')).toHaveLength(1);
});

test('the last step names what the law still wants, says why nothing is published, and publishes', async () => {
  const [first, ...others] = setupAfter().steps;
  const missing = { ...setupAfter(), steps: [{ ...first, missing: ['Der Name des Vereins'] }, ...others] };
  api.answer('GET /api/admin/settings/setup', { body: missing });
  api.answer('POST /api/settings/opening', {
    status: 422,
    body: { statusCode: 422, code: 'facts_missing', message: 'Der Name des Vereins fehlt noch.', field: 'name' },
  });
  const { user } = openScreen(screens, `${address}?schritt=veroeffentlichen`);
  const link = await screen.findByRole('link', { name: 'Der Name des Vereins' });
  expect(link.getAttribute('href')).toBe(`${address}?schritt=name`);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(sent('POST /api/settings/opening')).toHaveLength(1));
  expect(screen.queryByText('Erster Bildschirm')).toBeNull();

  api.answer('POST /api/settings/opening', ({ body }) => ({ body: { ...settings, ...body, version: 2 } }));
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByText('Erster Bildschirm')).toBeTruthy();
});

test('editors set nothing up, and nothing is asked for', () => expectForbidden(api, screens, address, 'editor'));
