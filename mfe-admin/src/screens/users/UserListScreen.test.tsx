import { screen, within } from '@testing-library/react';
import { account } from '../../../test/accounts.ts';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { UserListScreen } from './UserListScreen.tsx';

const screens = { '/admin/benutzer': <UserListScreen /> };

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/users', {
    body: onePage(
      account({ hasSecondFactor: true }),
      account({ id: '3', name: 'Cem', email: 'cem@verein.example', role: 'trainer', state: 'invited' }),
    ),
  });
});

test('says of each person what they may do and how they sign in, and leads to the account', async () => {
  const { user } = openScreen(screens, '/admin/benutzer');
  const bela = within(await screen.findByRole('row', { name: /Bela/ }));
  for (const text of ['bela@verein.example', 'Redaktion', 'Aktiv', 'Passwort und Code'])
    expect(bela.getByText(text)).toBeTruthy();
  const cem = within(screen.getByRole('row', { name: /Cem/ }));
  for (const text of ['Trainer', 'Eingeladen', 'Noch nie']) expect(cem.getByText(text)).toBeTruthy();
  expect(cem.queryByText(/Passwort/)).toBeNull();

  await user.click(cem.getByRole('link', { name: 'Cem' }));

  expect(window.location.pathname).toBe('/admin/benutzer/3');
});

test('editors see nobody, and nobody is asked for', () => expectForbidden(api, screens, '/admin/benutzer', 'editor'));
