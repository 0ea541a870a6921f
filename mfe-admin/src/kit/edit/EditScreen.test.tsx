import { createResourceCache } from '@portal/shared-ui';
import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import type { Edited, EditedKind } from './edited-kind.ts';
import { EditScreen } from './EditScreen.tsx';

type Member = Edited & { id: string; name: string };
const kind: EditedKind<Member> = {
  list: '/api/admin/members',
  writes: '/api/members',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/vorstand', label: 'Vorstand' },
  gone: { title: 'Dieses Mitglied gibt es nicht' },
};
const screens = {
  '/admin/vorstand': <Link to="/admin/vorstand/1">Anna</Link>,
  '/admin/vorstand/:id': (
    <EditScreen kind={kind} title={(member) => (member === null ? 'Neues Mitglied' : 'Mitglied')}>
      {(member) => <input aria-label="Name" defaultValue={member?.name ?? ''} />}
    </EditScreen>
  ),
};
const anna: Member = { id: '1', name: 'Anna', version: 1 };

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/members/1', { body: anna });
});

const name = () => screen.findByLabelText<HTMLInputElement>('Name');

test('what was kept from before is read anew before it is edited', async () => {
  const cache = createResourceCache();
  const first = openScreen(screens, '/admin/vorstand/1', { cache });
  expect((await name()).value).toBe('Anna');
  first.unmount();
  api.answer('GET /api/admin/members/1', { body: { ...anna, name: 'Anna Berg', version: 2 } });
  openScreen(screens, '/admin/vorstand/1', { cache });

  expect((await name()).value).toBe('Anna Berg');
});

test('who comes back at once is asked for anew, too', async () => {
  const { user } = openScreen(screens, '/admin/vorstand/1');
  await name();
  const title = screen.getByRole('heading', { level: 1 });
  await user.click(within(title.parentElement ?? title).getByRole('link', { name: 'Vorstand' }));
  api.answer('GET /api/admin/members/1', { body: { ...anna, name: 'Anna Berg', version: 2 } });
  await user.click(await screen.findByRole('link', { name: 'Anna' }));

  expect((await name()).value).toBe('Anna Berg');
});

test('what somebody deleted meanwhile stays to be read, and that is said', async () => {
  const cache = createResourceCache();
  const first = openScreen(screens, '/admin/vorstand/1', { cache });
  await name();
  first.unmount();
  api.answer('GET /api/admin/members/1', { status: 404 });
  openScreen(screens, '/admin/vorstand/1', { cache });

  expect(await screen.findByText(/Diesen Eintrag hat inzwischen jemand gelöscht/)).toBeTruthy();
  expect((await name()).value).toBe('Anna');
});

test('an address that is no id is gone, and something new is not read', async () => {
  api.answer('GET /api/admin/members/irgendwas', { status: 400 });
  const { unmount } = openScreen(screens, '/admin/vorstand/irgendwas');
  expect(await screen.findByText('Dieses Mitglied gibt es nicht')).toBeTruthy();
  unmount();
  openScreen(screens, '/admin/vorstand/neu');

  expect((await name()).value).toBe('');
  expect(api.asked.filter(({ request }) => request.endsWith('/neu'))).toEqual([]);
});
