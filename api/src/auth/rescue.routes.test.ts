import { runningApi } from '../../test/app.ts';
import { createCarefulAccount } from '../../test/second-factor.ts';
import { createAccount, isSignedIn, logIn, signIn } from '../../test/sign-in.ts';
import { commandToken } from '../crypto/command-token.ts';
import type { ActivityPage, RescuedAccount } from '../contract/index.ts';

const api = runningApi({ config: { publicUrl: 'https://verein.example' } });
let locked: Awaited<ReturnType<typeof createCarefulAccount>>;
beforeEach(async () => {
  locked = await createCarefulAccount(api.app, 'admin');
});
afterEach(() => jest.restoreAllMocks());

const rescue = (email: string, token = commandToken(api.config.releaseSecret, 'rescue')) =>
  api.app.inject({
    method: 'POST',
    url: '/api/users/rescue',
    headers: { authorization: `Bearer ${token}` },
    payload: { email },
  });

test('the second factor is off, all sessions are over, and the password is enough', async () => {
  expect((await logIn(api.app, locked)).json()).toMatchObject({ code: 'code_required' });

  const answer = await rescue(locked.email.toUpperCase());

  expect(answer.json()).toMatchObject({ id: locked.user.id, name: locked.user.name, hadSecondFactor: true });
  expect(await isSignedIn(api.app, locked.cookie)).toBe(false);
  expect((await logIn(api.app, locked)).statusCode).toBe(200);
});

test('no device is known any more', async () => {
  const devices = () => api.app.db('known_devices').where({ user_id: locked.user.id });
  expect(await devices()).not.toEqual([]);

  await rescue(locked.email);

  expect(await devices()).toEqual([]);
});

test('the link sets a new password once', async () => {
  const { url } = (await rescue(locked.email)).json<RescuedAccount>();
  const [address, token] = url.split('#');
  const payload = { token, password: 'drei blaue Eckfahnen' };

  expect(address).toBe('https://verein.example/auth/passwort');
  expect((await api.app.inject({ method: 'POST', url: '/api/auth/password', payload })).statusCode).toBe(200);
  expect((await logIn(api.app, { ...locked, ...payload })).statusCode).toBe(200);
  expect((await api.app.inject({ method: 'POST', url: '/api/auth/password', payload })).statusCode).toBe(410);
});

test('who has no second factor gets the link all the same', async () => {
  await rescue(locked.email);

  expect((await rescue(locked.email)).json()).toMatchObject({ hadSecondFactor: false });
});

test('it stands in the log of changes', async () => {
  await rescue(locked.email);

  const other = await signIn(api.app, 'admin');
  const log = await api.app.inject({ url: '/api/admin/activity?resource=users', headers: { cookie: other } });

  expect(log.json<ActivityPage>().items[0]).toMatchObject({
    action: 'rescue',
    subjectId: locked.user.id,
    subject: locked.user.name,
  });
});

test.each(['editor', 'nobody'] as const)('%s is not rescued', async (whom) => {
  const email = whom === 'nobody' ? 'niemand@verein.example' : (await createAccount(api.app, whom)).email;

  expect((await rescue(email)).json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});

test('an administrator who was switched off is not rescued', async () => {
  await api.app.db('users').where({ id: locked.user.id }).update({ deactivated_at: api.app.db.fn.now() });

  expect((await rescue(locked.email)).statusCode).toBe(404);
});

test('the token of a backup, of another secret, and being signed in as an administrator open nothing', async () => {
  const { releaseSecret } = api.config;
  const tokens = [commandToken(releaseSecret, 'backup'), commandToken('another secret', 'rescue'), ''];
  const answers = await Promise.all(tokens.map((token) => rescue(locked.email, token)));
  const signedIn = await api.app.inject({
    method: 'POST',
    url: '/api/users/rescue',
    headers: { cookie: locked.cookie },
    payload: { email: locked.email },
  });

  expect([...answers, signedIn].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  expect((await logIn(api.app, locked)).json()).toMatchObject({ code: 'code_required' });
});
