import { createTestApp, runningApi } from '../../test/app.ts';
import { createAccount, signIn } from '../../test/sign-in.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import { createSessionStore } from '../sessions/session-store.ts';

const api = runningApi({ emptied: ['sessions'] });
const askWho = (cookie: string) => api.app.inject({ url: '/api/auth/user', headers: { cookie } });

test('the session cookie is marked secure behind https', async () => {
  const secure = await createTestApp({ trustProxy: 1 });
  const { email, password } = await createAccount(secure.app, 'editor');
  const answer = await secure.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-forwarded-proto': 'https' },
    payload: { email, password },
  });
  await secure.close();

  expect(answer.cookies.map(({ secure: isSecure }) => isSecure)).toEqual([true, true, true]);
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
    '__Host-portal_device',
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
  const { email, password } = await createAccount(api.app, 'editor');
  const before = await signIn(api.app, 'editor');
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { cookie: before },
    payload: { email, password },
  });

  const { session } = sessionCookies(api.app.config);
  const value = answer.cookies.find(({ name }) => name === session)?.value ?? '';
  expect(before).not.toContain(encodeURIComponent(value));
  expect((await askWho(before)).statusCode).toBe(401);
  const stored = JSON.stringify(await api.app.db('sessions').select());
  expect(stored).not.toContain(value.split('.')[0]);
});

test('a session that is over is forgotten by the browser too', async () => {
  const { session, mark } = sessionCookies(api.app.config);
  const answer = await askWho(`${session}=made.up; ${mark}=1`);

  expect(answer.statusCode).toBe(401);
  for (const name of [session, mark])
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name, value: '', path: '/' }));
});

test('a session outlives a login at another portal on the same host', async () => {
  const other = await createTestApp({ sessionSecret: 'another portal on another port of this machine' });
  const [here, there] = [await signIn(api.app, 'editor'), await signIn(other.app, 'editor')];
  const ask = (app: typeof api.app) => app.inject({ url: '/api/auth/user', headers: { cookie: `${here}; ${there}` } });
  const answers = [await ask(api.app), await ask(other.app)];
  await other.close();

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('an expired session counts no more', async () => {
  const cookie = await signIn(api.app, 'editor');
  await api.app.db('sessions').update({ expires_at: new Date(0) });

  expect((await askWho(cookie)).statusCode).toBe(401);
});

test('a session that nobody used for three days is over and is removed', async () => {
  const cookie = await signIn(api.app, 'editor');
  const unusedFor = (time: string) =>
    api.app.db('sessions').update({ last_used_at: api.app.db.raw(`now() - interval '${time}'`) });

  await unusedFor('71 hours');
  expect((await askWho(cookie)).statusCode).toBe(200);
  await unusedFor('73 hours');
  expect((await askWho(cookie)).statusCode).toBe(401);

  await createSessionStore(api.app.db).forgetOver();
  expect(await api.app.db('sessions')).toEqual([]);
});

test('using a session keeps it from falling asleep', async () => {
  const cookie = await signIn(api.app, 'editor');
  await api.app.db('sessions').update({ last_used_at: api.app.db.raw("now() - interval '2 days'") });
  await askWho(cookie);

  const [{ seconds }] = await api.app
    .db('sessions')
    .select(api.app.db.raw('extract(epoch FROM now() - last_used_at) AS seconds'));

  expect(Number(seconds)).toBeLessThan(3600);
});
