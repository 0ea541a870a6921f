import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { signIn } from '../../test/sign-in.ts';
import type { ContactToken, Message, MessagePage } from '../contract/index.ts';
import { createFormTokens } from './form-token.ts';

let api: TestApp;
let app: FastifyInstance;
let admin: string;
let household = 0;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  admin = await signIn(app, 'admin');
});
afterEach(() => app.db('messages').delete());
afterAll(() => api.close());

const MESSAGE = {
  name: 'Eine Mutter',
  email: 'mutter@familie.example',
  subject: 'Probetraining',
  message: 'Guten Tag,\nab wann darf unser Kind mitspielen?',
  consent: true,
};

/** A form that was given out some time ago. */
const formToken = (secondsAgo = 10) =>
  createFormTokens(api.config.sessionSecret).issue(new Date(Date.now() - secondsAgo * 1000));
const newAddress = () => `10.0.${(household += 1)}.1`;
const send = (values: object = {}, remoteAddress = newAddress()) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress,
    payload: { ...MESSAGE, token: formToken(), ...values },
  });
const inbox = async (query = '', cookie = admin) =>
  app.inject({ url: `/api/admin/messages${query}`, headers: { cookie } });
const messages = async (query = '') => (await inbox(query)).json<MessagePage>().items;
const edit = (method: 'PATCH' | 'DELETE', id: string, payload?: object, cookie = admin) =>
  app.inject({ method, url: `/api/admin/messages/${id}`, headers: { cookie }, ...(payload ? { payload } : {}) });

describe('POST /api/contact', () => {
  test('keeps the message for the administrators', async () => {
    expect((await send()).statusCode).toBe(202);

    const { consent: _, ...kept } = MESSAGE;
    expect((await inbox()).json()).toMatchObject({
      items: [{ ...kept, status: 'new', note: null }],
      total: 1,
      unread: 1,
    });
  });

  test('sending the same form twice, also at once, is one message', async () => {
    const token = formToken();

    const answers = await Promise.all([send({ token }), send({ token })]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await messages()).toHaveLength(1);
  });

  test('who fills in the hidden field is thanked and forgotten', async () => {
    expect((await send({ website: 'https://spam.example' })).statusCode).toBe(202);
    expect(await messages()).toEqual([]);
  });

  test.each([
    ['faster than anybody types', () => formToken(1), 'too_fast'],
    ['after more than a day', () => formToken(24 * 60 * 60 + 1), 'form_expired'],
    ['with a made-up token', () => `${Date.now() - 10_000}.abc.def`, 'form_expired'],
    [
      'with a token whose time was changed',
      () => formToken(1).replace(/^\d+/, String(Date.now() - 10_000)),
      'form_expired',
    ],
  ])('%s is refused', async (_case, token, code) => {
    expect((await send({ token: token() })).json()).toMatchObject({ statusCode: 400, code });
    expect(await messages()).toEqual([]);
  });

  test('a fresh token is too young, and says for how long', async () => {
    const { token, minSeconds } = (await app.inject('/api/contact/token')).json<ContactToken>();

    expect(minSeconds).toBe(3);
    expect((await send({ token })).json()).toMatchObject({ code: 'too_fast' });
  });

  test.each([
    { message: 'Hallo! '.repeat(3) + 'https://a.example '.repeat(4) },
    { message: '[url=a]a[/url] '.repeat(4) },
    { subject: 'Besuchen Sie www.spam.example' },
  ])('a flood of links is refused: %j', async (values) => {
    expect((await send(values)).json()).toMatchObject({ statusCode: 400, code: 'too_many_links', field: 'message' });
  });

  test('three links are fine', async () => {
    expect((await send({ message: `Siehe ${'https://a.example '.repeat(3)}` })).statusCode).toBe(202);
  });

  test.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'Zwei\nZeilen' }, 'name'],
    [{ subject: 'Betreff\r\nBcc: alle@spam.example' }, 'subject'],
    [{ email: 'keine Adresse' }, 'email'],
    [{ email: 'a@b' }, 'email'],
    [{ message: 'kurz' }, 'message'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ consent: false }, 'consent'],
    [{ status: 'done' }, 'status'],
  ])('%j is refused, and the answer names the field', async (values, field) => {
    expect((await send(values)).json()).toMatchObject({ statusCode: 400, field });
    expect(await messages()).toEqual([]);
  });

  test('a household may send eight in a quarter of an hour, others are not held up', async () => {
    const address = newAddress();
    for (let count = 0; count < 8; count += 1) expect((await send({}, address)).statusCode).toBe(202);

    const answer = await send({}, address);

    expect(answer.json()).toMatchObject({ statusCode: 429, code: 'too_many_attempts' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send()).statusCode).toBe(202);
  });
});

describe('the inbox', () => {
  const receive = async (values: object = {}): Promise<Message> => {
    await send(values);
    const [newest] = await messages();
    if (!newest) throw new Error('no message came');
    return newest;
  };

  test('is searched, filtered by status, and counts what is new', async () => {
    const { id } = await receive({ subject: 'Größe der Trikots' });
    await receive({ subject: 'Platzmiete' });
    await edit('PATCH', id, { status: 'done' });

    expect(await messages('?search=groesse')).toMatchObject([{ subject: 'Größe der Trikots' }]);
    expect((await inbox('?status=new')).json()).toMatchObject({
      items: [{ subject: 'Platzmiete' }],
      total: 1,
      unread: 1,
    });
    expect((await inbox('?status=weg')).statusCode).toBe(400);
  });

  test('one message is read, the list starts with the oldest when asked', async () => {
    const first = await receive({ subject: 'Erste' });
    await receive({ subject: 'Zweite' });

    expect((await inbox(`/${first.id}`)).json()).toEqual(first);
    expect((await inbox('/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect(await messages('?sort=oldest')).toMatchObject([{ subject: 'Erste' }, { subject: 'Zweite' }]);
  });

  test('a stale version is answered with the current row', async () => {
    const { id, version } = await receive();
    expect((await edit('PATCH', id, { status: 'open', note: 'Rufe an', version })).json()).toMatchObject({
      version: 2,
    });

    expect((await edit('PATCH', id, { status: 'spam', version })).json()).toMatchObject({
      statusCode: 409,
      code: 'stale_version',
      current: { status: 'open', note: 'Rufe an' },
    });
  });

  test('deleting is for good', async () => {
    const { id } = await receive();

    expect((await edit('DELETE', id)).statusCode).toBe(204);
    expect((await edit('DELETE', id)).statusCode).toBe(404);
    expect((await edit('PATCH', id, { status: 'open' })).statusCode).toBe(404);
    expect(await app.db('messages').select()).toEqual([]);
  });

  test('a message is deleted by itself after 180 days', async () => {
    const { receivedAt, deleteAt } = await receive();
    expect((Date.parse(deleteAt) - Date.parse(receivedAt)) / 86_400_000).toBeCloseTo(180, 0);
    await app.db('messages').update({ received_at: new Date(Date.now() - 181 * 86_400_000) });

    const { buildApi } = await import('../app.ts');
    const restarted = await buildApi(api.config);
    await restarted.ready();
    await restarted.close();

    expect(await messages()).toEqual([]);
  });

  test('the settings say how long messages are kept, also those that are there', async () => {
    await receive();
    await app.db('settings').update({ message_retention_days: 7 });

    const [message] = await messages();
    await app.db('settings').update({ message_retention_days: 180 });

    expect(Date.parse(message?.deleteAt ?? '') - Date.parse(message?.receivedAt ?? '')).toBe(7 * 86_400_000);
  });

  test('is closed to everybody but administrators', async () => {
    const { id } = await receive();
    const cookie = await signIn(app, 'editor');

    for (const [who, status] of [
      ['', 401],
      [cookie, 403],
    ] as const) {
      expect((await inbox('', who)).statusCode).toBe(status);
      expect((await edit('PATCH', id, { status: 'done' }, who)).statusCode).toBe(status);
      expect((await edit('DELETE', id, undefined, who)).statusCode).toBe(status);
    }
    expect(await messages()).toMatchObject([{ status: 'new' }]);
  });
});
