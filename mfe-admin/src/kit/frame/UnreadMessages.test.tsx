import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AdminFrame } from './AdminFrame.tsx';

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/messages/unread', { body: { unread: 3 } });
});

const screens = {
  '/admin/konto': (
    <AdminFrame title="Mein Konto" access="trainer">
      …
    </AdminFrame>
  ),
};
// The width of the screen decides which part of the navigation is visible.
const hidden = true;
const entry = () => screen.queryByRole('link', { name: /^Nachrichten/, hidden });

test('messages that nobody has read are counted at „Nachrichten“ and at „Mehr“', async () => {
  openScreen(screens, '/admin/konto');

  expect(await screen.findByRole('link', { name: /^Nachrichten ?3 ungelesene Nachrichten$/, hidden })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Mehr ?3 ungelesene Nachrichten$/, hidden })).toBeTruthy();
});

test('a trainer who reads messages finds them in the navigation, others do not and ask for nothing', async () => {
  const { unmount } = openScreen(screens, '/admin/konto', { role: 'trainer' });
  expect(entry()).toBeNull();
  expect(api.asked).toEqual([]);
  unmount();

  openScreen(screens, '/admin/konto', { role: 'trainer', readsMessages: true });

  expect(await screen.findByRole('link', { name: /^Nachrichten ?3/, hidden })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sponsoren', hidden })).toBeNull();
});
