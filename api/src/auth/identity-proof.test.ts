import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { codeOf, stopClock, turnOn } from '../../test/second-factor.ts';
import { cookieOf, createAccount, signInAccount, type TestAccount } from '../../test/sign-in.ts';

const MINUTE_MS = 60_000;

let api: TestApp;
let app: FastifyInstance;
let admin: TestAccount;
let other: TestAccount;
let cookie: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
});
beforeEach(async () => {
  admin = await createAccount(app, 'admin');
  other = await createAccount(app, 'editor');
  cookie = await signInAccount(app, admin);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const ask = (method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const rename = () => ask('PATCH', `/api/users/${other.user.id}`, { name: 'Umbenannt' });
const prove = (currentPassword: string, code?: string) =>
  ask('POST', '/api/account/proof', { currentPassword, ...(code && { code }) });
const letPass = (minutes: number) => {
  const then = Date.now() + minutes * MINUTE_MS;
  jest.spyOn(Date, 'now').mockReturnValue(then);
};

test('for ten minutes after the login nobody is asked again', async () => {
  letPass(9);
  expect((await rename()).statusCode).toBe(200);

  letPass(2);
  expect((await rename()).json()).toMatchObject({ statusCode: 403, code: 'proof_required' });
});

test('then everything that gives somebody access asks for the password, and looking and signing out do not', async () => {
  const { id } = other.user;
  letPass(11);

  const refused = await Promise.all([
    ask('POST', '/api/users', { name: 'Neu', email: 'neu@verein.example', role: 'admin' }),
    ask('PATCH', `/api/users/${id}`, { role: 'admin' }),
    ask('PATCH', `/api/users/${id}`, { email: 'fremd@verein.example' }),
    ask('PATCH', `/api/users/${id}`, { active: false }),
    ask('POST', `/api/users/${id}/link`),
    ask('DELETE', `/api/users/${id}/second-factor`),
  ]);
  const allowed = await Promise.all([
    ask('GET', '/api/admin/users'),
    ask('GET', `/api/admin/users/${id}`),
    ask('DELETE', `/api/users/${id}/sessions`),
  ]);

  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(refused.map(() => 'proof_required'));
  expect(await app.db('users').where({ id }).first()).toMatchObject({ role: 'editor', email: other.email, version: 1 });
  expect(allowed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 204]);
});

test('a backup is restored and own sessions are ended only with the password, and signing out asks for nothing', async () => {
  await signInAccount(app, admin);
  const sessions = app.db('sessions').where({ user_id: admin.user.id });
  const device = await sessions.clone().orderBy('created_at', 'desc').first<{ id: string }>('id');
  const ways = [
    ['POST', '/api/admin/restore'],
    ['DELETE', `/api/account/sessions/${device?.id}`],
    ['DELETE', '/api/account/sessions'],
    ['GET', '/api/account/proof'],
  ] as const;
  const otherDoors = [
    ['DELETE', `/api/users/${admin.user.id}/sessions/${device?.id}`],
    ['DELETE', `/api/users/${admin.user.id}/sessions`],
  ] as const;
  letPass(11);

  for (const [method, url] of [...ways, ...otherDoors])
    expect((await ask(method, url)).json()).toMatchObject({ code: 'proof_required' });
  expect(await sessions.clone()).toHaveLength(2);
  cookie = cookieOf(await prove(admin.password));
  const statuses: number[] = [];
  for (const [method, url] of ways) statuses.push((await ask(method, url)).statusCode);
  expect(statuses).toEqual([422, 204, 204, 204]);

  letPass(30);
  expect((await ask('POST', '/api/logout')).statusCode).toBe(204);
});

test('the password opens the next ten minutes, in a session with a new id', async () => {
  letPass(11);
  const before = cookie;

  const answer = await prove(admin.password);

  expect(answer.statusCode).toBe(204);
  await app.db('sessions').whereRaw("data->>'isReplaced' IS NOT NULL").update({ expires_at: app.db.fn.now() });
  expect((await ask('GET', '/api/account')).statusCode).toBe(401);
  cookie = cookieOf(answer);
  expect(cookie).not.toBe(before);
  letPass(9);
  expect((await rename()).statusCode).toBe(200);
});

test('what was under way with the old id is answered, is no proof, and takes no cookie away', async () => {
  letPass(11);
  const answer = await prove(admin.password);

  const late = await ask('GET', '/api/account');
  expect([late.statusCode, late.headers['set-cookie']]).toEqual([200, undefined]);
  expect((await rename()).statusCode).toBe(403);
  cookie = cookieOf(answer);
  expect((await rename()).statusCode).toBe(200);
});

test('signing out ends the old id, too', async () => {
  const before = cookie;
  cookie = cookieOf(await prove(admin.password));

  expect((await ask('POST', '/api/logout')).statusCode).toBe(204);

  cookie = before;
  expect((await ask('GET', '/api/account')).statusCode).toBe(401);
});

test('a wrong password opens nothing, and guessing it is slowed down', async () => {
  letPass(11);

  const first = await prove('falsch');
  for (let attempt = 0; attempt < 4; attempt += 1) await prove('falsch');

  expect(first.json()).toMatchObject({ statusCode: 400, code: 'wrong_password', field: 'currentPassword' });
  expect((await prove(admin.password)).statusCode).toBe(429);
  expect((await rename()).statusCode).toBe(403);
});

test('who has a second factor gives a code besides, after the right password', async () => {
  stopClock();
  const { secret, ...on } = await turnOn(app, cookie, admin);
  ({ cookie } = on);
  letPass(11);

  const answers = [
    await prove('falsch', codeOf(secret)),
    await prove(admin.password),
    await prove(admin.password, '000000'),
  ];
  expect(answers.map((answer) => answer.json<object>())).toMatchObject([
    { statusCode: 400, code: 'wrong_password', field: 'currentPassword' },
    { statusCode: 400, code: 'code_required', field: 'code' },
    { statusCode: 400, code: 'wrong_code', field: 'code' },
  ]);
  expect((await rename()).json()).toMatchObject({ code: 'proof_required' });

  cookie = cookieOf(await prove(admin.password, codeOf(secret)));
  expect((await rename()).statusCode).toBe(200);
});

test('a new password is such a proof: who has a second factor gives a code for it, too', async () => {
  stopClock();
  const { secret, ...on } = await turnOn(app, cookie, admin);
  ({ cookie } = on);
  letPass(11);
  const change = (password: string, code?: string) =>
    ask('PUT', '/api/account/password', { currentPassword: admin.password, password, ...(code && { code }) });

  const answers = [
    await change('drei grüne Eckfahnen'),
    await change('drei grüne Eckfahnen', '000000'),
    await change('passwort123', codeOf(secret)),
  ];
  expect(answers.map((answer) => answer.json<object>())).toMatchObject([
    { statusCode: 400, code: 'code_required', field: 'code' },
    { statusCode: 400, code: 'wrong_code', field: 'code' },
    { statusCode: 400, code: 'weak_password' },
  ]);
  expect((await rename()).json()).toMatchObject({ code: 'proof_required' });

  // A refused password uses up no code.
  cookie = cookieOf(await change('drei grüne Eckfahnen', codeOf(secret)));
  expect((await rename()).statusCode).toBe(200);
});

test('the password of one opens nothing in the session of another', async () => {
  letPass(11);

  expect((await prove(other.password)).json()).toMatchObject({ code: 'wrong_password' });
});

test('a session from before there was such a question is asked', async () => {
  await app
    .db('sessions')
    .where({ user_id: admin.user.id })
    .update({ data: app.db.raw("(data::jsonb - 'provedAt')") });

  expect((await rename()).json()).toMatchObject({ code: 'proof_required' });
});
