import { runningApi } from '../../test/app.ts';
import { createAccount, logIn, signIn } from '../../test/sign-in.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';

const api = runningApi();
const post = (url: string, payload?: object, cookie = '') =>
  api.app.inject({ method: 'POST', url, headers: { cookie }, ...(payload ? { payload } : {}) });
const askWho = (cookie: string) => api.app.inject({ url: '/api/auth/user', headers: { cookie } });

test('a login answers the user and sets a session that is known from then on', async () => {
  const account = await createAccount(api.app, 'editor');

  const answer = await logIn(api.app, { ...account, email: account.email.toUpperCase() });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(account.user);
  const names = sessionCookies(api.app.config);
  const session = answer.cookies.find(({ name }) => name === names.session);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: names.mark, value: '1' }));
  const who = await askWho(`${names.session}=${encodeURIComponent(session?.value ?? '')}`);
  expect(who.json()).toEqual(account.user);
});

test.each([
  ['an unknown account', 'nobody@verein.example'],
  ['a wrong password', null],
])('%s is refused with the same answer', async (_case, unknown) => {
  const { email } = await createAccount(api.app, 'editor');

  const answer = await logIn(api.app, { email: unknown ?? email, password: 'falsch' });

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

test('nobody signed in is answered with 401', async () => {
  const answer = await api.app.inject('/api/auth/user');

  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'not_signed_in' });
});

test('logging out ends the session', async () => {
  const cookie = await signIn(api.app, 'editor');

  const answer = await post('/api/logout', undefined, cookie);

  expect(answer.statusCode).toBe(204);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toContainEqual([
    sessionCookies(api.app.config).mark,
    '',
  ]);
  expect((await askWho(cookie)).statusCode).toBe(401);
});

test('a device is forgotten only if asked, with a session or without', async () => {
  const { device } = sessionCookies(api.app.config);
  const login = await logIn(api.app, await createAccount(api.app, 'editor'));
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const deleted = async (url: string, cookies: string) =>
    (await post(url, undefined, cookies)).cookies.some(({ name, value }) => name === device && value === '');

  expect(cookie).toContain(device);
  expect(await deleted('/api/logout', cookie)).toBe(false);
  expect(await deleted('/api/logout?device=forget', cookie)).toBe(true);
  expect((await post('/api/logout?device=other')).statusCode).toBe(400);
});

test('logging out without a session is no fault', async () => {
  expect((await post('/api/logout')).statusCode).toBe(204);
});
