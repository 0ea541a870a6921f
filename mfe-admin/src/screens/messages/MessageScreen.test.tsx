import type { Message } from '@portal/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { receivedMessage } from '../../../test/messages.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const screens = { '/admin/nachrichten/:id': <MessageScreen /> };
const path = '/api/admin/messages/1';

const api = apiServer();
let stored: () => Message;
beforeEach(() => {
  stored = keepEntry(api, { read: path, write: path }, receivedMessage());
});

const sent = (method: string) => api.asked.filter(({ request }) => request.startsWith(method));

test('a new message is read by opening it, once, and its form then saves without a conflict', async () => {
  const { user } = openScreen(screens, '/admin/nachrichten/1');
  expect(await screen.findByText('Ab wann darf man mitmachen?')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('open'));
  await user.type(screen.getByLabelText('Notiz'), 'Cem ruft an');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored()).toMatchObject({ status: 'open', note: 'Cem ruft an', version: 3 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('PATCH').map(({ body }) => body)).toEqual([
    { status: 'open', version: 1 },
    { status: 'open', note: 'Cem ruft an', version: 2 },
  ]);
});

test('a message that was done before stays as it is, and is deleted for good only after a question', async () => {
  keepEntry(api, { read: path, write: path }, receivedMessage({ status: 'done' }));
  api.answer(`DELETE ${path}`, { status: 204 });
  const { user } = openScreen(screens, '/admin/nachrichten/1');
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(sent('DELETE')).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Endgültig löschen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/nachrichten'));
  expect(sent('DELETE')).toHaveLength(1);
  expect(sent('PATCH')).toEqual([]);
});

test('a message whose time is over is told so', async () => {
  api.answer('GET /api/admin/messages/2', { status: 404 });
  openScreen(screens, '/admin/nachrichten/2');

  expect(await screen.findByText('Diese Nachricht gibt es nicht (mehr)')).toBeTruthy();
});

test('editors do not see what was written to the administration, and nothing is asked for', () =>
  expectForbidden(api, screens, '/admin/nachrichten/1', 'editor'));
