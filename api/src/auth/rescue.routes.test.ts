import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { stopClock, turnOn } from '../../test/second-factor.ts';
import { createAccount, signIn, signInAccount, type TestAccount } from '../../test/sign-in.ts';
import { commandToken } from '../command-token.ts';
import type { ActivityPage, RescuedAccount } from '../contract/index.ts';

let api: TestApp;
let app: FastifyInstance;
let locked: TestAccount;
let cookie: string;
beforeAll(async () => {
  api = await createTestApp({ publicUrl: 'https://verein.example' });
  ({ app } = api);
});
beforeEach(async () => {
  stopClock();
  locked = await createAccount(app, 'admin');
  ({ cookie } = await turnOn(app, await signInAccount(app, locked), locked));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const rescue = (email: string, token = commandToken(api.config.releaseSecret, 'rescue')) =>
  app.inject({
    method: 'POST',
    url: '/api/users/rescue',
    headers: { authorization: `Bearer ${token}` },
    payload: { email },
  });
const logIn = (password: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email: locked.email, password } });

test('the second factor is off, all sessions are over, and the password is enough', async () => {
  expect((await logIn(locked.password)).json()).toMatchObject({ code: 'code_required' });

  const answer = await rescue(locked.email.toUpperCase());

  expect(answer.json()).toMatchObject({ id: locked.user.id, name: locked.user.name, hadSecondFactor: true });
  expect((await app.inject({ url: '/api/account', headers: { cookie } })).statusCode).toBe(401);
  expect((await logIn(locked.password)).statusCode).toBe(200);
});

test('the link sets a new password once', async () => {
  const { url } = (await rescue(locked.email)).json<RescuedAccount>();
  const [address, token] = url.split('#');
  const payload = { token, password: 'drei blaue Eckfahnen' };

  expect(address).toBe('https://verein.example/auth/passwort');
  expect((await app.inject({ method: 'POST', url: '/api/auth/password', payload })).statusCode).toBe(200);
  expect((await logIn(payload.password)).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/api/auth/password', payload })).statusCode).toBe(410);
});

test('who has no second factor gets the link all the same', async () => {
  await rescue(locked.email);

  expect((await rescue(locked.email)).json()).toMatchObject({ hadSecondFactor: false });
});

test('it stands in the log of changes', async () => {
  await rescue(locked.email);

  const other = await signIn(app, 'admin');
  const log = await app.inject({ url: '/api/admin/activity?resource=users', headers: { cookie: other } });

  expect(log.json<ActivityPage>().items[0]).toMatchObject({
    action: 'rescue',
    subjectId: locked.user.id,
    subject: locked.user.name,
  });
});

test.each(['editor', 'nobody'] as const)('%s is not rescued', async (whom) => {
  const email = whom === 'nobody' ? 'niemand@verein.example' : (await createAccount(app, whom)).email;

  expect((await rescue(email)).json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});

test('an administrator who was switched off is not rescued', async () => {
  await app.db('users').where({ id: locked.user.id }).update({ deactivated_at: app.db.fn.now() });

  expect((await rescue(locked.email)).statusCode).toBe(404);
});

test('the token of a backup, of another secret, and being signed in as an administrator open nothing', async () => {
  const { releaseSecret } = api.config;
  const tokens = [commandToken(releaseSecret, 'backup'), commandToken('another secret', 'rescue'), ''];
  const answers = await Promise.all(tokens.map((token) => rescue(locked.email, token)));
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/users/rescue',
    headers: { cookie },
    payload: { email: locked.email },
  });

  expect([...answers, signedIn].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  expect((await logIn(locked.password)).json()).toMatchObject({ code: 'code_required' });
});
