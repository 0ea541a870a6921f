import type { Account } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { account } from '../../../test/accounts.ts';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { UserScreen } from './UserScreen.tsx';

const screens = { '/admin/benutzer/:id': <UserScreen /> };

const api = apiServer();
let stored: Account;
beforeEach(() => {
  stored = account();
  api.answer('GET /api/admin/users/2', () => ({ body: stored }));
  api.answer('GET /api/admin/users/2/sessions', { body: [] });
  api.answer('GET /api/teams', { body: [] });
  // As the API: a request without a version wins, one with an older version is refused.
  api.answer('PATCH /api/users/2', ({ body: { version, active, ...change } }) => {
    if (version !== undefined && version !== stored.version)
      return { status: 409, body: { statusCode: 409, code: 'stale_version', current: stored } };
    const state = active === undefined ? stored.state : active ? 'active' : 'off';
    stored = { ...stored, ...change, state, version: stored.version + 1 };
    return { body: stored };
  });
});

test('who switches an account off and then saves its form meets no conflict', async () => {
  const { user } = openScreen(screens, '/admin/benutzer/2');
  await user.click(await screen.findByRole('button', { name: 'Konto abschalten' }));
  await user.click(await screen.findByRole('button', { name: 'Abschalten' }));
  await screen.findByRole('button', { name: 'Konto einschalten' });

  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Bela B.');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored).toMatchObject({ name: 'Bela B.', state: 'off' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed before the account was switched off is kept and saved', async () => {
  const { user } = openScreen(screens, '/admin/benutzer/2');
  await user.type(await screen.findByLabelText('Name'), ' Typing');
  await user.click(screen.getByRole('button', { name: 'Konto abschalten' }));
  await user.click(await screen.findByRole('button', { name: 'Abschalten' }));
  await screen.findByRole('button', { name: 'Konto einschalten' });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored).toMatchObject({ name: 'Bela Typing', state: 'off' }));
});

test('an account that does not exist is told from a connection that failed', async () => {
  api.answer('GET /api/admin/users/3', { status: 404 });
  openScreen(screens, '/admin/benutzer/3');

  expect(await screen.findByText('Dieses Konto gibt es nicht')).toBeTruthy();
});
