import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createAccount, signIn, type TestAccount } from '../../test/sign-in.ts';
import { readConfig } from '../config.ts';
import { createSessionStore } from '../plugins/session-store.ts';

let api: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
});
afterAll(() => api.close());

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const logIn = ({ email, password }: Pick<TestAccount, 'email' | 'password'>) => post('/api/login', { email, password });
const askWho = (cookie: string) => app.inject({ url: '/api/auth/user', headers: { cookie } });

test('a login answers the user and sets a session that is known from then on', async () => {
  const account = await createAccount(app, 'editor');

  const answer = await logIn({ ...account, email: account.email.toUpperCase() });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(account.user);
  const session = answer.cookies.find(({ name }) => name === 'portal_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'portal_signed_in', value: '1' }));
  const who = await askWho(`portal_session=${encodeURIComponent(session?.value ?? '')}`);
  expect(who.json()).toEqual(account.user);
});

test('the session cookie is marked secure behind https', async () => {
  const secure = await createTestApp({ trustProxy: true });
  const { email, password } = await createAccount(secure.app, 'editor');
  const answer = await secure.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-forwarded-proto': 'https' },
    payload: { email, password },
  });
  await secure.close();

  expect(answer.cookies.map(({ secure: isSecure }) => isSecure)).toEqual([true, true]);
  expect(answer.headers['strict-transport-security']).toBeDefined();
});

test('where the portal is reached by https, the names of the cookies bind them to this host', async () => {
  const secure = await createTestApp({ trustProxy: 1, publicUrl: 'https://verein.example' });
  const { email, password } = await createAccount(secure.app, 'editor');
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await secure.app.inject({ method: 'POST', url: '/api/login', headers, payload: { email, password } });
  const session = answer.cookies.find(({ name }) => name === '__Host-portal_session');
  const ask = (name: string) =>
    secure.app.inject({
      url: '/api/auth/user',
      headers: { ...headers, cookie: `${name}=${encodeURIComponent(session?.value ?? '')}` },
    });
  const [known, planted] = [await ask('__Host-portal_session'), await ask('portal_session')];
  await secure.close();

  expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual([
    '__Host-portal_session',
    '__Host-portal_signed_in',
  ]);
  for (const cookie of answer.cookies) {
    expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Lax' });
    expect(cookie.domain).toBeUndefined();
  }
  expect(known.statusCode).toBe(200);
  expect(planted.statusCode).toBe(401);
  expect(planted.cookies).toContainEqual(expect.objectContaining({ name: 'portal_session', value: '' }));
});

test('the id of a session changes at login and only its hash is stored', async () => {
  const account = await createAccount(app, 'editor');
  const before = await signIn(app, 'editor');
  const answer = await post('/api/login', { email: account.email, password: account.password }, { cookie: before });

  const value = answer.cookies.find(({ name }) => name === 'portal_session')?.value ?? '';
  expect(before).not.toContain(encodeURIComponent(value));
  expect((await askWho(before)).statusCode).toBe(401);
  const stored = JSON.stringify(await app.db('sessions').select());
  expect(stored).not.toContain(value.split('.')[0]);
});

test.each([
  ['an unknown account', 'nobody@verein.example'],
  ['a wrong password', null],
])('%s is refused with the same answer', async (_case, unknown) => {
  const { email } = await createAccount(app, 'editor');

  const answer = await logIn({ email: unknown ?? email, password: 'falsch' });

  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    statusCode: 401,
    code: 'wrong_credentials',
    message: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  });
  expect(answer.cookies).toEqual([]);
});

test.each([
  [{}, 'email'],
  [{ email: 'a@b.example' }, 'password'],
  [{ email: 'a@b.example', password: 1 }, 'password'],
  [{ email: 'a@b.example', password: 'x', admin: true }, 'admin'],
])('bad credentials %j are refused and the field is named', async (payload, field) => {
  const answer = await post('/api/login', payload);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_input', field });
  expect(answer.json<{ message: string }>().message).toContain(`„${field}“`);
});

test('after five wrong passwords even the right one has to wait', async () => {
  const account = await createAccount(app, 'editor');
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn({ email: account.email, password: 'falsch' });

  const answer = await logIn(account);

  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ code: 'too_many_attempts', message: expect.stringContaining('15 Minuten') });
  await app.db('login_attempts').delete();
});

test('guesses that arrive at once do not slip through', async () => {
  const { email } = await createAccount(app, 'editor');

  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn({ email, password: 'falsch' })));

  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  await app.db('login_attempts').delete();
});

test('behind a proxy that adds to the list of addresses, made-up ones give no more guesses', async () => {
  const { trustProxy } = readConfig({ DATA_DIR: api.config.dataDir, TRUST_PROXY: '1' });
  const behindProxy = await createTestApp({ trustProxy });
  const guess = (made: number, address = '192.0.2.1') =>
    behindProxy.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-for': `203.0.113.${made}, ${address}` },
      payload: { email: 'vorstand@verein.example', password: 'falsch' },
    });

  const statuses: number[] = [];
  for (let made = 1; made <= 6; made += 1) statuses.push((await guess(made)).statusCode);
  const elsewhere = await guess(7, '192.0.2.2');
  await behindProxy.close();

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(elsewhere.statusCode).toBe(401);
});

test('nobody signed in is answered with 401', async () => {
  const answer = await app.inject('/api/auth/user');

  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'not_signed_in' });
});

test('a session that is over is forgotten by the browser too', async () => {
  const answer = await askWho('portal_session=made.up; portal_signed_in=1');

  expect(answer.statusCode).toBe(401);
  for (const name of ['portal_session', 'portal_signed_in'])
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name, value: '', path: '/' }));
});

test('an expired session counts no more', async () => {
  const cookie = await signIn(app, 'editor');
  await app.db('sessions').update({ expires_at: new Date(0) });

  expect((await askWho(cookie)).statusCode).toBe(401);
});

test('a session that nobody used for three days is over and is removed', async () => {
  const cookie = await signIn(app, 'editor');
  const unusedFor = (time: string) =>
    app.db('sessions').update({ last_used_at: app.db.raw(`now() - interval '${time}'`) });

  await unusedFor('71 hours');
  expect((await askWho(cookie)).statusCode).toBe(200);
  await unusedFor('73 hours');
  expect((await askWho(cookie)).statusCode).toBe(401);

  await createSessionStore(app.db).forgetOver();
  expect(await app.db('sessions')).toEqual([]);
});

test('using a session keeps it from falling asleep', async () => {
  const cookie = await signIn(app, 'editor');
  await app.db('sessions').update({ last_used_at: app.db.raw("now() - interval '2 days'") });
  await askWho(cookie);

  const [{ seconds }] = await app
    .db('sessions')
    .select(app.db.raw('extract(epoch FROM now() - last_used_at) AS seconds'));

  expect(Number(seconds)).toBeLessThan(3600);
});

test('logging out ends the session', async () => {
  const cookie = await signIn(app, 'editor');

  const answer = await post('/api/logout', undefined, { cookie });

  expect(answer.statusCode).toBe(204);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toContainEqual(['portal_signed_in', '']);
  expect((await askWho(cookie)).statusCode).toBe(401);
});

test('logging out without a session is no fault', async () => {
  expect((await post('/api/logout')).statusCode).toBe(204);
});
