import { screen, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { AccountSectionScreen } from './AccountSectionScreen.tsx';

const screens = { '/admin/konto': <AccountScreen />, '/admin/konto/:section': <AccountSectionScreen /> };
const own = { id: 'me', email: 'ich@verein.example', name: 'Ich', role: 'trainer', teams: [], version: 3 };

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/account', { body: own });
  api.answer('GET /api/account/second-factor', { body: { isOn: false, recoveryCodes: 0 } });
});

test('each part of the account is a page of its own with one thing to save, reached from the account', async () => {
  const { user } = openScreen(screens, '/admin/konto', { role: 'trainer' });
  const cards = (await screen.findAllByRole('listitem')).flatMap((item) => within(item).queryAllByRole('link'));
  const addresses = cards.map((card) => card.getAttribute('href') ?? '');
  expect(addresses.filter((address) => address.startsWith('/admin/konto/'))).toEqual(
    ['angaben', 'passwort', 'zwei-schritte', 'passkeys', 'anmeldungen'].map((slug) => `/admin/konto/${slug}`),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Passwort ändern/ }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Passwort ändern' })).toBeTruthy();
  expect(await screen.findByLabelText('Neues Passwort')).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});
