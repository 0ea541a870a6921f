import type { FastifyInstance, InjectOptions } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createAccount, type TestAccount } from '../../test/sign-in.ts';
import type { OwnAccount, SignedInSession } from '../contract/index.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createOneTimeLinksRepository } from './one-time-links.repository.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

let api: TestApp;
let app: FastifyInstance;
let account: TestAccount;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
});
beforeEach(async () => {
  account = await createAccount(app, 'trainer');
});
afterAll(() => api.close());

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;
const cookieOf = ({ cookies }: Answer) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
const logIn = async (password: string, userAgent = FIREFOX) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': userAgent },
    payload: { email: account.email, password },
  });
const ask = (cookie: string, options: InjectOptions) => app.inject({ ...options, headers: { cookie } });
const sessions = async (cookie: string) =>
  (await ask(cookie, { url: '/api/account/sessions' })).json<SignedInSession[]>();
const changePassword = (cookie: string, payload: object) =>
  ask(cookie, { method: 'PUT', url: '/api/account/password', payload });

test('one changes the own name and nothing else', async () => {
  const cookie = cookieOf(await logIn(account.password));

  const answer = await ask(cookie, { method: 'PATCH', url: '/api/account', payload: { name: 'Neuer Name' } });

  expect(answer.json()).toEqual({ ...account.user, name: 'Neuer Name', teams: [], version: 2 });
  const role = await ask(cookie, { method: 'PATCH', url: '/api/account', payload: { name: 'Ich', role: 'admin' } });
  expect(role.statusCode).toBe(400);
});

test('who was renamed by an administrator meanwhile does not overwrite it unknowingly, and is shown the own account alone', async () => {
  const cookie = cookieOf(await logIn(account.password));
  const own = (await ask(cookie, { url: '/api/account' })).json<OwnAccount>();
  const rename = (payload: object) => ask(cookie, { method: 'PATCH', url: '/api/account', payload });
  await createAccountsRepository(app.db).update(own.id, { name: 'Vom Vorstand', role: 'editor' });

  const refused = await rename({ name: 'Von mir', version: own.version });

  expect(refused.statusCode).toBe(409);
  const current = { ...own, name: 'Vom Vorstand', role: 'editor', version: own.version + 1 };
  expect(refused.json()).toMatchObject({ code: 'stale_version', current });
  expect(Object.keys(refused.json<{ current: object }>().current).sort()).toEqual(Object.keys(own).sort());
  const again = await rename({ name: 'Von mir', version: own.version + 1 });
  expect(again.json()).toEqual({ ...current, name: 'Von mir', version: own.version + 2 });
});

test('sessions are listed with device and area, without any address', async () => {
  await logIn(account.password, PHONE);
  const cookie = cookieOf(await logIn(account.password));
  await ask(cookie, { url: '/api/account' });

  const list = await sessions(cookie);

  expect(list).toHaveLength(2);
  expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({ device: 'Firefox auf Windows', lastArea: 'account' });
  expect(list.find(({ isCurrent }) => !isCurrent)).toMatchObject({ device: 'Chrome auf Android', lastArea: null });
  expect(JSON.stringify(await app.db('sessions'))).not.toContain('127.0.0.1');
});

test('one ends another session, and all others', async () => {
  const [phone, tablet] = [cookieOf(await logIn(account.password, PHONE)), cookieOf(await logIn(account.password))];
  const cookie = cookieOf(await logIn(account.password));
  const other = (await sessions(phone)).find(({ isCurrent }) => isCurrent);

  expect((await ask(cookie, { method: 'DELETE', url: `/api/account/sessions/${other?.id}` })).statusCode).toBe(204);
  expect((await ask(phone, { url: '/api/account' })).statusCode).toBe(401);

  expect((await ask(cookie, { method: 'DELETE', url: '/api/account/sessions' })).statusCode).toBe(204);
  expect((await ask(tablet, { url: '/api/account' })).statusCode).toBe(401);
  expect(await sessions(cookie)).toHaveLength(1);
});

test("somebody else's session cannot be ended", async () => {
  const mine = cookieOf(await logIn(account.password));
  const [session] = await sessions(mine);
  account = await createAccount(app, 'editor');
  const other = cookieOf(await logIn(account.password));

  expect((await ask(other, { method: 'DELETE', url: `/api/account/sessions/${session?.id}` })).statusCode).toBe(404);
  expect((await ask(mine, { url: '/api/account' })).statusCode).toBe(200);
});

test('a new password ends all other sessions and gives this one a new id', async () => {
  const other = cookieOf(await logIn(account.password));
  const cookie = cookieOf(await logIn(account.password));

  const answer = await changePassword(cookie, { currentPassword: account.password, password: 'drei grüne Eckfahnen' });

  expect(answer.statusCode).toBe(204);
  expect((await ask(other, { url: '/api/account' })).statusCode).toBe(401);
  const late = await ask(cookie, { url: '/api/account' });
  expect([late.statusCode, late.headers['set-cookie']]).toEqual([401, undefined]);
  expect((await ask(cookieOf(answer), { url: '/api/account' })).statusCode).toBe(200);
  expect((await logIn(account.password)).statusCode).toBe(401);
  expect((await logIn('drei grüne Eckfahnen')).statusCode).toBe(200);
});

test('a new password ends the links that could set another one', async () => {
  const links = createOneTimeLinksRepository(app.db);
  const { id } = account.user;
  const tokens = [(await links.create(id, 'password')).token, (await links.createRequested(id)).token];
  const cookie = cookieOf(await logIn(account.password));

  await changePassword(cookie, { currentPassword: account.password, password: 'drei grüne Eckfahnen' });

  for (const token of tokens) await expect(links.find(token)).rejects.toMatchObject({ statusCode: 410 });
});

test('without the current password nothing changes, and guessing it is slowed down', async () => {
  const cookie = cookieOf(await logIn(account.password));
  const guess = () => changePassword(cookie, { currentPassword: 'geraten', password: 'drei grüne Eckfahnen' });

  const [first] = [await guess()];
  for (let attempt = 0; attempt < 4; attempt += 1) await guess();

  expect(first?.json()).toMatchObject({ statusCode: 400, code: 'wrong_password', field: 'currentPassword' });
  expect((await guess()).statusCode).toBe(429);
  await app.db('login_attempts').delete();
  expect((await logIn(account.password)).statusCode).toBe(200);
});

test('a login that is under way when the password changes does not survive it', async () => {
  const cookie = cookieOf(await logIn(account.password));
  await app.db('users').where({ id: account.user.id }).increment('session_epoch', 1);

  expect((await ask(cookie, { url: '/api/account' })).statusCode).toBe(401);
});
