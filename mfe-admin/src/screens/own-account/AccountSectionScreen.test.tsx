import { createResourceCache, useSession } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AccountSectionScreen } from './AccountSectionScreen.tsx';

const screens = { '/admin/konto/:section': <AccountSectionScreen /> };
const own = {
  id: 'me',
  email: 'ich@verein.example',
  name: 'Ich',
  role: 'trainer',
  teams: ['1. Mannschaft'],
  readsMessages: true,
  version: 3,
};
const session = {
  id: '1',
  device: 'Firefox auf Linux',
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: '2026-11-21T10:00:00Z',
  isCurrent: true,
};

const api = apiServer();
let sessions: (typeof session)[];
let stored: typeof own;
beforeEach(() => {
  stored = own;
  sessions = [session, { ...session, id: '2', device: 'Chrome auf Android', isCurrent: false }];
  answerAll();
  api.answer('PATCH /api/account', ({ body: { version, ...change } }) => {
    if (version !== stored.version)
      return { status: 409, body: { statusCode: 409, code: 'stale_version', message: 'Geändert.', current: stored } };
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  });
});

function answerAll() {
  api.answer('GET /api/account', () => ({ body: stored }));
  api.answer('GET /api/account/second-factor', { body: { isOn: false, recoveryCodes: 0 } });
  api.answer('GET /api/account/sessions', () => ({ body: sessions }));
  api.answer('GET /api/account/passkeys', { body: { isOffered: false, passkeys: [] } });
}

/** What an administrator saves under „Benutzer“. */
const renamed = (name: string) => (stored = { ...stored, name, version: stored.version + 1 });
const nameField = () => screen.findByLabelText<HTMLInputElement>('Name');

test('a trainer changes the own name, which is the one of the session from then on', async () => {
  const { user } = openScreen(screens, '/admin/konto/angaben', { role: 'trainer' });
  expect(await screen.findByText(/ich@verein\.example, Rolle Trainer \(1\. Mannschaft\)/)).toBeTruthy();
  await user.type(screen.getByLabelText('Name'), ' Selbst');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(useSession.getState().user).toMatchObject({ name: 'Ich Selbst', role: 'trainer' }));
  expect(useSession.getState().user).toMatchObject({ readsMessages: true });
  const sent = api.asked.find(({ request }) => request.startsWith('PATCH'))?.body;
  expect(sent).toEqual({ name: 'Ich Selbst', version: 3 });
});

test('an administrator renamed me meanwhile: both names are shown, and mine is saved only on request', async () => {
  const { user } = openScreen(screens, '/admin/konto/angaben', { role: 'trainer' });
  await user.type(await nameField(), ' Selbst');
  renamed('Ich Neu');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Ich Neu')).toBeTruthy();
  expect(dialog.getByText('Ich Selbst')).toBeTruthy();
  expect(stored.name).toBe('Ich Neu');
  await user.click(dialog.getByRole('button', { name: 'Meine Fassung speichern' }));

  await waitFor(() => expect(stored).toMatchObject({ name: 'Ich Selbst', version: 5 }));
});

test('the form begins with a fresh answer, and says when it could not get one', async () => {
  const cache = createResourceCache();
  const first = openScreen(screens, '/admin/konto/angaben', { cache });
  await nameField();
  first.unmount();
  renamed('Ich Neu');
  const second = openScreen(screens, '/admin/konto/angaben', { cache });
  expect((await nameField()).value).toBe('Ich Neu');
  second.unmount();
  api.answer('GET /api/account', { status: 500 });
  openScreen(screens, '/admin/konto/angaben', { cache });

  expect(await screen.findByText(/Der neueste Stand konnte nicht geladen werden/)).toBeTruthy();
  expect((await nameField()).value).toBe('Ich Neu');
});

test('another device is signed out, the own one cannot be by a slip', async () => {
  api.answer('DELETE /api/account/sessions/2', () => {
    sessions = [session];
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/konto/anmeldungen');
  const end = await screen.findByRole('button', { name: 'Abmelden: Chrome auf Android' });
  expect(screen.queryByRole('button', { name: 'Abmelden: Firefox auf Linux' })).toBeNull();
  await user.click(end);

  await waitFor(() => expect(screen.queryByText('Chrome auf Android')).toBeNull());
  expect(screen.getByText('Firefox auf Linux')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('another device is signed out once when the button is tapped twice', async () => {
  api.answer('DELETE /api/account/sessions/2', () => {
    sessions = [session];
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/konto/anmeldungen');
  await user.dblClick(await screen.findByRole('button', { name: 'Abmelden: Chrome auf Android' }));
  await waitFor(() => expect(screen.queryByText('Chrome auf Android')).toBeNull());

  expect(api.asked.filter(({ request }) => request.startsWith('DELETE'))).toHaveLength(1);
});

test('the focus goes on from a passkey that is removed', async () => {
  const made = { createdAt: '2026-11-01T10:00:00Z', lastUsedAt: null };
  const passkey = { id: '1', name: 'Safari auf iPhone', host: 'verein.example', isUsableHere: true, ...made };
  let passkeys = [passkey];
  api.answer('GET /api/account/passkeys', () => ({ body: { isOffered: true, passkeys } }));
  api.answer('DELETE /api/account/passkeys/1', () => {
    passkeys = [];
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/konto/passkeys');
  await user.click(await screen.findByRole('button', { name: 'Entfernen: Safari auf iPhone' }));
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }));

  await waitFor(() => expect(screen.queryByText('Safari auf iPhone')).toBeNull());
  const next = screen.getByRole('button', { name: 'Passkey auf diesem Gerät anlegen' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('an account that could not be read can be asked for again', async () => {
  api.answer('GET /api/account', { status: 500 });
  const { user } = openScreen(screens, '/admin/konto/angaben');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  answerAll();
  await user.click(again);

  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Ich');
});

test('an address of the account that leads nowhere says so, and leads back', async () => {
  openScreen(screens, '/admin/konto/gibt-es-nicht', { role: 'trainer' });

  const way = await screen.findByRole('link', { name: 'Zu meinem Konto' });
  expect(way.getAttribute('href')).toBe('/admin/konto');
});
