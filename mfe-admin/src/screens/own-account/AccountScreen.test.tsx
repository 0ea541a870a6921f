import { useSession } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AccountScreen } from './AccountScreen.tsx';

const screens = { '/admin/konto': <AccountScreen /> };
const own = { id: 'me', email: 'ich@verein.example', name: 'Ich', role: 'trainer', teams: ['1. Mannschaft'] };
const session = {
  id: '1',
  device: 'Firefox auf Linux',
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: '2026-11-21T10:00:00Z',
  isCurrent: true,
};

const api = apiServer();
let sessions: (typeof session)[];
beforeEach(() => {
  sessions = [session, { ...session, id: '2', device: 'Chrome auf Android', isCurrent: false }];
  api.answer('GET /api/account', { body: own });
  api.answer('GET /api/account/second-factor', { body: { isOn: false, recoveryCodes: 0 } });
  api.answer('GET /api/account/sessions', () => ({ body: sessions }));
  api.answer('GET /api/account/passkeys', { body: { isOffered: false, passkeys: [] } });
  api.answer('PATCH /api/account', ({ body }) => ({ body: { ...own, ...body } }));
});

test('a trainer changes the own name, which is the one of the session from then on', async () => {
  const { user } = openScreen(screens, '/admin/konto', { role: 'trainer' });
  expect(await screen.findByText(/ich@verein\.example, Rolle Trainer \(1\. Mannschaft\)/)).toBeTruthy();
  await user.type(screen.getByLabelText('Name'), ' Selbst');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(useSession.getState().user).toMatchObject({ name: 'Ich Selbst', role: 'trainer' }));
  expect(api.asked.find(({ request }) => request.startsWith('PATCH'))?.body).toEqual({ name: 'Ich Selbst' });
});

test('another device is signed out, the own one cannot be by a slip', async () => {
  api.answer('DELETE /api/account/sessions/2', () => {
    sessions = [session];
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/konto');
  const end = await screen.findByRole('button', { name: 'Abmelden: Chrome auf Android' });
  expect(screen.queryByRole('button', { name: 'Abmelden: Firefox auf Linux' })).toBeNull();
  await user.click(end);

  await waitFor(() => expect(screen.queryByText('Chrome auf Android')).toBeNull());
  expect(screen.getByText('Firefox auf Linux')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
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
  const { user } = openScreen(screens, '/admin/konto');
  await user.click(await screen.findByRole('button', { name: 'Entfernen: Safari auf iPhone' }));
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }));

  await waitFor(() => expect(screen.queryByText('Safari auf iPhone')).toBeNull());
  const next = screen.getByRole('button', { name: 'Passkey auf diesem Gerät anlegen' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('an account that could not be read can be asked for again', async () => {
  api.answer('GET /api/account', { status: 500 });
  const { user } = openScreen(screens, '/admin/konto');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.answer('GET /api/account', { body: own });
  api.answer('GET /api/account/second-factor', { body: { isOn: false, recoveryCodes: 0 } });
  api.answer('GET /api/account/sessions', () => ({ body: sessions }));
  api.answer('GET /api/account/passkeys', { body: { isOffered: false, passkeys: [] } });
  await user.click(again);

  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Ich');
});
