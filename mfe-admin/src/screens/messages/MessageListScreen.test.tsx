import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { receivedMessage } from '../../../test/messages.ts';
import { expectForbidden } from '../../../test/forbidden.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { MessageListScreen } from './MessageListScreen.tsx';

const screens = { '/admin/nachrichten': <MessageListScreen /> };

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/messages', {
    body: onePage(
      receivedMessage(),
      receivedMessage({ id: '2', subject: 'Trikots', status: 'open' }),
      receivedMessage({ id: '3', subject: 'Gewinn!!!', status: 'open' }),
    ),
  });
  api.answer('PATCH /api/admin/messages', { body: receivedMessage() });
  api.answer('DELETE /api/admin/messages', { status: 204 });
});

const writes = () => api.asked.filter(({ request }) => !request.startsWith('GET'));

test('the chosen messages are done together, the others stay', async () => {
  const { user } = openScreen(screens, '/admin/nachrichten');
  await user.click(await screen.findByRole('checkbox', { name: 'Probetraining auswählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Trikots auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Erledigt' }));

  await waitFor(() => expect(screen.queryByText('2 ausgewählt')).toBeNull());
  expect(writes()).toEqual([
    { request: 'PATCH /api/admin/messages/1', body: { status: 'done' } },
    { request: 'PATCH /api/admin/messages/2', body: { status: 'done' } },
  ]);
});

test('who takes deleting back keeps the messages and the choice', async () => {
  const { user } = openScreen(screens, '/admin/nachrichten');
  await user.click(await screen.findByRole('checkbox', { name: 'Gewinn!!! auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abbrechen' }));
  expect(screen.getByText('1 ausgewählt')).toBeTruthy();
  expect(writes()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Endgültig löschen' }));

  await waitFor(() => expect(screen.queryByText('1 ausgewählt')).toBeNull());
  expect(writes().map(({ request }) => request)).toEqual(['DELETE /api/admin/messages/3']);
});

test('editors see no message, and none is asked for', () =>
  expectForbidden(api, screens, '/admin/nachrichten', 'editor'));
