import { useSession } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { LinkPage } from './LinkPage.tsx';

const screens = { '/auth/einladung': <LinkPage />, '/auth/passwort': <LinkPage /> };
const TOKEN = 'a-token-of-an-invitation';

const api = apiServer();

const bodiesOf = (request: string) => api.asked.filter((one) => one.request === request).map(({ body }) => body);

test('an invitation asks for name and password, and leads to what somebody new can do, signed in', async () => {
  const owner = { purpose: 'invitation', email: 'neu@verein.example', name: '' };
  api.answer('POST /api/auth/link', { body: owner });
  api.answer('POST /api/auth/password', {
    body: { ...owner, id: 'new', name: 'Nele Neu', role: 'editor', readsMessages: false, isSignedIn: true },
  });
  const { user } = openScreen(screens, `/auth/einladung#${TOKEN}`);

  expect(await screen.findByText('neu@verein.example')).toBeTruthy();
  await user.type(screen.getByLabelText('Dein Name'), 'Nele Neu');
  await user.type(screen.getByLabelText('Neues Passwort'), 'Anpfiff-um-halb-drei');
  await user.click(screen.getByRole('button', { name: 'Passwort festlegen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/konto/willkommen'));
  expect(bodiesOf('POST /api/auth/link')).toEqual([{ token: TOKEN }]);
  expect(bodiesOf('POST /api/auth/password')).toEqual([
    { name: 'Nele Neu', password: 'Anpfiff-um-halb-drei', token: TOKEN },
  ]);
  expect(useSession.getState().user?.name).toBe('Nele Neu');
});

test('a new password asks for no name and leads to the login', async () => {
  const owner = { purpose: 'password', email: 'alt@verein.example', name: 'Alt' };
  api.answer('POST /api/auth/link', { body: owner });
  api.answer('POST /api/auth/password', { body: { ...owner, id: 'old', role: 'editor', readsMessages: false } });
  const { user } = openScreen(screens, `/auth/passwort#${TOKEN}`);

  await user.type(await screen.findByLabelText('Neues Passwort'), 'Anpfiff-um-halb-drei');
  expect(screen.queryByLabelText('Dein Name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Passwort festlegen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
});

test('a link that is over says so, and where to go; a failure can be tried again', async () => {
  api.answer('POST /api/auth/link', {
    status: 410,
    body: { statusCode: 410, code: 'link_over', message: 'Dieser Link gilt nicht mehr.' },
  });
  const { user } = openScreen(screens, `/auth/passwort#${TOKEN}`);

  expect(await screen.findByText('Dieser Link gilt nicht mehr.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/auth');
  api.answer('POST /api/auth/link', { body: { purpose: 'password', email: 'alt@verein.example', name: 'Alt' } });
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('alt@verein.example')).toBeTruthy();
});
