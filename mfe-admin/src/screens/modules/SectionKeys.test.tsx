import type { SectionKey } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { SectionKeys } from './SectionKeys.tsx';

const PATH = '/api/admin/modules/tombola/keys';
const key: SectionKey = {
  id: '7f6d1350-0000-4000-8000-000000000001',
  name: 'CI',
  publicKey: `MCowBQYDK2VwAyEA${'a'.repeat(43)}=`,
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: 'Anna',
  endedAt: null,
};

const api = apiServer();
let known: SectionKey[];
beforeEach(() => {
  known = [];
  api.answer(`GET ${PATH}`, () => ({ body: known }));
});

async function openKeys() {
  const screens = {
    '/admin/module': (
      <AdminFrame title="Module">
        <SectionKeys section="tombola" />
      </AdminFrame>
    ),
  };
  const { user } = openScreen(screens, '/admin/module');
  await user.click(await screen.findByText('Schlüssel für Unterschriften'));
  return user;
}

test('a key is stored as its file has it, and what is none is said', async () => {
  api.answer(`POST ${PATH}`, () => {
    known = [key];
    return { status: 201, body: key };
  });
  const user = await openKeys();
  expect(await screen.findByText('Ohne Schlüssel muss nichts unterschrieben sein.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Wer unterschreibt mit dem neuen Schlüssel?' }), 'CI');
  const field = screen.getByRole('textbox', { name: 'Öffentlicher Schlüssel (Ed25519)' });
  await user.type(field, 'ssh-ed25519 AAAA');
  await user.click(screen.getByRole('button', { name: 'Schlüssel speichern' }));
  expect(await screen.findByText(/Das ist keiner/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');

  await user.clear(field);
  await user.click(field);
  await user.paste(`-----BEGIN PUBLIC KEY-----\n${key.publicKey}\n-----END PUBLIC KEY-----\n`);
  await user.click(screen.getByRole('button', { name: 'Schlüssel speichern' }));

  expect(await screen.findByText(/Neue Versionen kommen nur auf die Website/)).toBeTruthy();
  expect(api.asked.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
    name: 'CI',
    publicKey: key.publicKey,
  });
});

test('the last key is ended after a question that says what follows', async () => {
  known = [key];
  api.answer(`DELETE ${PATH}/${key.id}`, () => {
    known = [{ ...key, endedAt: '2026-11-21T10:00:00Z' }];
    return { status: 204 };
  });
  const user = await openKeys();
  await user.click(await screen.findByRole('button', { name: 'Schlüssel CI beenden' }));
  expect(await screen.findByText(/danach kommen auch Versionen ohne Unterschrift auf die Website/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Beenden' }));

  await waitFor(() => expect(screen.getByText(/beendet am 21\. November 2026/)).toBeTruthy());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Schlüssel für Unterschriften'));
});
