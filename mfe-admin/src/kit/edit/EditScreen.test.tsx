import { createResourceCache, useToasts } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { Type } from 'typebox';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { TextField } from '../form/fields.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { EditForm } from './EditForm.tsx';
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
    <main id="inhalt" tabIndex={-1}>
      <EditScreen kind={kind} title={(member) => (member === null ? 'Neues Mitglied' : 'Mitglied')}>
        {(member) => <input aria-label="Name" defaultValue={member?.name ?? ''} />}
      </EditScreen>
    </main>
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

describe('the own way back', () => {
  const removable: EditedKind<Member> = { ...kind, removal: () => ({ done: 'Gelöscht.' }) };
  const withList = {
    '/admin/vorstand': (
      <AdminFrame>
        <Link to="/admin/vorstand/1">Anna</Link>
        <Link to="/admin/vorstand/neu">Neues Mitglied</Link>
      </AdminFrame>
    ),
    '/admin/vorstand/:id': (
      <EditScreen kind={removable}>
        {(member, deleteButton) => (
          <EditForm<Pick<Member, 'name'>, Member>
            kind={removable}
            schema={Type.Object({ name: Type.String() })}
            item={member}
            toValues={(item) => ({ name: item?.name ?? '' })}
            extra={deleteButton}
          >
            <TextField name="name" label="Name" />
          </EditForm>
        )}
      </EditScreen>
    ),
    '/admin/sponsoren': (
      <AdminFrame>
        <Link to="/admin/vorstand/1">Anna</Link>
      </AdminFrame>
    ),
  };
  const AS_LEFT = '/admin/vorstand?search=an&page=3';
  const wayBack = () => screen.getByRole('link', { name: 'Vorstand' }).getAttribute('href');

  test('leads to the list as it was left, and so does deleting', async () => {
    api.answer('DELETE /api/members/1', { status: 204 });
    const { user } = openScreen(withList, AS_LEFT);
    await user.click(screen.getByRole('link', { name: 'Anna' }));
    await name();
    expect(wayBack()).toBe(AS_LEFT);

    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await screen.findByRole('link', { name: 'Anna' });
    expect(window.location.pathname + window.location.search).toBe(AS_LEFT);
  });

  test('is taken once when the button is tapped twice, and the deletion can be taken back', async () => {
    let isThere = true;
    api.answer('DELETE /api/members/1', () => {
      const status = isThere ? 204 : 404;
      isThere = false;
      return { status };
    });
    const { user } = openScreen(withList, '/admin/vorstand/1');
    await name();
    await user.dblClick(screen.getByRole('button', { name: 'Löschen' }));
    await screen.findByRole('link', { name: 'Anna' });

    expect(api.asked.filter(({ request }) => request.startsWith('DELETE'))).toHaveLength(1);
    await waitFor(() =>
      expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Gelöscht.', action: { label: 'Rückgängig' } }),
    );
  });

  test('leads there after saving, too', async () => {
    api.answer('PATCH /api/members/1', ({ body }) => ({ body: { ...anna, ...body, version: 2 } }));
    const { user } = openScreen(withList, AS_LEFT);
    await user.click(screen.getByRole('link', { name: 'Anna' }));
    await user.type(await name(), ' Berg');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));

    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(AS_LEFT));
  });

  test('is not taken after entering a new one, which might not be in that list', async () => {
    api.answer('POST /api/members', ({ body }) => ({ status: 201, body: { ...anna, ...body } }));
    const { user } = openScreen(withList, AS_LEFT);
    await user.click(screen.getByRole('link', { name: 'Neues Mitglied' }));
    await user.type(await name(), 'Bea');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));

    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/vorstand'));
  });

  test('leads to the list as it begins for who comes from elsewhere', async () => {
    const list = openScreen(withList, AS_LEFT);
    list.unmount();
    const { user } = openScreen(withList, '/admin/sponsoren');
    await user.click(screen.getByRole('link', { name: 'Anna' }));
    await name();

    expect(wayBack()).toBe('/admin/vorstand');
  });
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

test('what could not be read anew is asked for again, and the focus is not lost with the notice', async () => {
  const cache = createResourceCache();
  const first = openScreen(screens, '/admin/vorstand/1', { cache });
  await name();
  first.unmount();
  api.answer('GET /api/admin/members/1', { status: 500 });
  const { user } = openScreen(screens, '/admin/vorstand/1', { cache });
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.answer('GET /api/admin/members/1', { body: anna });
  await user.click(again);

  await waitFor(() => expect(screen.queryByText(/^Der neueste Stand/)).toBeNull());
  expect(document.activeElement?.id).toBe('inhalt');
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
