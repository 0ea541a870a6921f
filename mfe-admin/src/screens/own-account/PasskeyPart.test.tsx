import type { OwnPasskeys, Passkey } from '@portal/api/contract';
import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { PasskeyPart } from './PasskeyPart.tsx';

const passkey: Passkey = {
  id: '1',
  name: 'Safari auf iPhone',
  host: 'alt.verein.example',
  isUsableHere: false,
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
};

const api = apiServer();

const open = (own: OwnPasskeys) => {
  api.answer('GET /api/account/passkeys', { body: own });
  openScreen({ '/admin/konto': <PasskeyPart /> }, '/admin/konto');
};

test('one of another host is shown as such', async () => {
  open({ isOffered: true, passkeys: [passkey, { ...passkey, id: '2', name: 'Chrome auf Mac', isUsableHere: true }] });

  expect(await screen.findByText('nur unter alt.verein.example')).toBeTruthy();
  expect(screen.getAllByText(/^nur unter/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Passkey auf diesem Gerät anlegen' })).toBeTruthy();
});

test('where there can be none, it says why, and those of elsewhere can be removed', async () => {
  open({ isOffered: false, passkeys: [passkey] });

  expect(await screen.findByText(/^Passkeys gehen nur unter einem Namen mit HTTPS/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /anlegen/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Entfernen: Safari auf iPhone' })).toBeTruthy();
});
