import { contactForm } from '../../test/contact-form.ts';
import { createAccount, signIn, signInAccount } from '../../test/sign-in.ts';
import type { Message } from '../contract/index.ts';

const form = contactForm();

const receive = async (values: object = {}): Promise<Message> => {
  await form.send(values);
  const [newest] = await form.messages();
  if (!newest) throw new Error('no message came');
  return newest;
};

test('is searched, filtered by status, and counts what is new', async () => {
  const { id } = await receive({ subject: 'Größe der Trikots' });
  await receive({ subject: 'Platzmiete' });
  await form.edit('PATCH', id, { status: 'done' });

  expect(await form.messages('?search=groesse')).toMatchObject([{ subject: 'Größe der Trikots' }]);
  expect((await form.inbox('?status=new')).json()).toMatchObject({
    items: [{ subject: 'Platzmiete' }],
    total: 1,
    unread: 1,
  });
  expect((await form.inbox('?status=weg')).statusCode).toBe(400);
});

test('one message is read, the list starts with the oldest when asked', async () => {
  const first = await receive({ subject: 'Erste' });
  await receive({ subject: 'Zweite' });

  expect((await form.inbox(`/${first.id}`)).json()).toEqual(first);
  expect((await form.inbox('/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  expect(await form.messages('?sort=oldest')).toMatchObject([{ subject: 'Erste' }, { subject: 'Zweite' }]);
});

test('a stale version is answered with the current row', async () => {
  const { id, version } = await receive();
  expect((await form.edit('PATCH', id, { status: 'open', note: 'Rufe an', version })).json()).toMatchObject({
    version: 2,
  });

  expect((await form.edit('PATCH', id, { status: 'spam', version })).json()).toMatchObject({
    statusCode: 409,
    code: 'stale_version',
    current: { status: 'open', note: 'Rufe an' },
  });
});

test('deleting is for good', async () => {
  const { id } = await receive();

  expect((await form.edit('DELETE', id)).statusCode).toBe(204);
  expect((await form.edit('DELETE', id)).statusCode).toBe(404);
  expect((await form.edit('PATCH', id, { status: 'open' })).statusCode).toBe(404);
  expect(await form.app.db('messages').select()).toEqual([]);
});

test('a message is deleted by itself after 180 days', async () => {
  const { receivedAt, deleteAt } = await receive();
  expect((Date.parse(deleteAt) - Date.parse(receivedAt)) / 86_400_000).toBeCloseTo(180, 0);
  await form.app.db('messages').update({ received_at: new Date(Date.now() - 181 * 86_400_000) });

  const { buildApi } = await import('../app.ts');
  const restarted = await buildApi(form.app.config);
  await restarted.ready();
  await restarted.close();

  expect(await form.messages()).toEqual([]);
});

test('the settings say how long messages are kept, also those that are there', async () => {
  await receive();
  await form.app.db('settings').update({ message_retention_days: 7 });

  const [message] = await form.messages();
  await form.app.db('settings').update({ message_retention_days: 180 });

  expect(Date.parse(message?.deleteAt ?? '') - Date.parse(message?.receivedAt ?? '')).toBe(7 * 86_400_000);
});

test('whom an administrator lets read messages reads, answers and counts them, until that is taken back', async () => {
  const { id } = await receive();
  const { user, ...login } = await createAccount(form.app, 'trainer');
  const cookie = await signInAccount(form.app, login);
  const unread = () => form.inbox('/unread', cookie);
  const change = (readsMessages: boolean) => form.desk.send('PATCH', `/api/users/${user.id}`, { readsMessages });
  expect([(await unread()).statusCode, (await form.inbox(`/${id}`, cookie)).statusCode]).toEqual([403, 403]);

  expect((await change(true)).json()).toMatchObject({ readsMessages: true, role: 'trainer' });
  expect((await unread()).json()).toEqual({ unread: 1 });
  expect((await form.edit('PATCH', id, { status: 'open' }, cookie)).statusCode).toBe(200);
  expect((await unread()).json()).toEqual({ unread: 0 });
  const own = await form.app.inject({ url: '/api/auth/user', headers: { cookie } });
  expect(own.json()).toMatchObject({ role: 'trainer', readsMessages: true });
  expect((await form.desk.send('GET', '/api/admin/users', undefined, cookie)).statusCode).toBe(403);

  await change(false);
  expect((await unread()).statusCode).toBe(403);
});

test('is closed to everybody but administrators', async () => {
  const { id } = await receive();
  const cookie = await signIn(form.app, 'editor');

  for (const [who, status] of [
    ['', 401],
    [cookie, 403],
  ] as const) {
    expect((await form.inbox('', who)).statusCode).toBe(status);
    expect((await form.edit('PATCH', id, { status: 'done' }, who)).statusCode).toBe(status);
    expect((await form.edit('DELETE', id, undefined, who)).statusCode).toBe(status);
  }
  expect(await form.messages()).toMatchObject([{ status: 'new' }]);
});
