import { runningApi } from '../../test/app.ts';
import { cookieOf, createAccount, isSignedIn, type Credentials } from '../../test/sign-in.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import type { SignedInSession } from '../contract/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const api = runningApi({ emptied: ['sessions'] });
afterEach(() => jest.restoreAllMocks());

const daysLater = (days: number) => {
  const then = Date.now() + days * DAY_MS;
  jest.spyOn(Date, 'now').mockReturnValue(then);
};
const logIn = ({ email, password }: Credentials, stay = true, cookie = '') =>
  api.app.inject({ method: 'POST', url: '/api/login', headers: { cookie }, payload: { email, password, stay } });
const ask = (cookie: string, url = '/api/account') => api.app.inject({ url, headers: { cookie } });
const sessionsOf = async (cookie: string) => (await ask(cookie, '/api/account/sessions')).json<SignedInSession[]>();
const names = () => sessionCookies(api.app.config);
const sessionId = (cookie: string) => cookie.split('; ').find((pair) => pair.startsWith(`${names().session}=`));
const unusedFor = (days: number) =>
  api.app.db('sessions').update({ last_used_at: api.app.db.raw('now() - make_interval(days => ?)', [days]) });

test('whoever stays signed in does so for 60 days without using it, others for three; the list of devices says so', async () => {
  const account = await createAccount(api.app, 'editor');
  const [staying, usual] = [await logIn(account), await logIn(account, false)];
  const ages = [staying, usual].map(({ cookies }) => cookies.find(({ name }) => name === names().mark)?.maxAge);
  expect(ages).toEqual([60 * 24 * 3600, 7 * 24 * 3600]);
  const expires = staying.cookies.find(({ name }) => name === names().session)?.expires;
  expect(Math.round(((expires?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(60);
  const listed = await sessionsOf(cookieOf(staying));
  expect(listed).toHaveLength(2);
  expect(listed.filter(({ staysUntil }) => staysUntil)).toHaveLength(1);

  await unusedFor(59);

  expect([await isSignedIn(api.app, cookieOf(staying)), await isSignedIn(api.app, cookieOf(usual))]).toEqual([
    true,
    false,
  ]);
  await api.app.db('sessions').update({ expires_at: new Date(0) });
  expect(await isSignedIn(api.app, cookieOf(staying))).toBe(false);
});

test('its id is another one each day; the old one is over once the new one is used', async () => {
  const old = cookieOf(await logIn(await createAccount(api.app, 'editor')));
  expect((await ask(old)).cookies).toEqual([]);
  daysLater(2);

  const answers = await Promise.all([ask(old), ask(old), ask(old)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const renewed = answers.filter(({ cookies }) => cookies.length > 0);
  expect(renewed).toHaveLength(1);
  const fresh = cookieOf(renewed[0] ?? { cookies: [] });
  expect(sessionId(fresh)).not.toBe(sessionId(old));

  // In case the answer never arrived.
  expect(await isSignedIn(api.app, old)).toBe(true);
  expect(await sessionsOf(old)).toMatchObject([{ isCurrent: true }]);
  expect(await sessionsOf(fresh)).toMatchObject([{ isCurrent: true }]);
  expect(await isSignedIn(api.app, old)).toBe(false);
  expect(await isSignedIn(api.app, fresh)).toBe(true);
});

test('a new id makes it last no longer', async () => {
  const first = await logIn(await createAccount(api.app, 'editor'));
  const [{ staysUntil } = {}] = await sessionsOf(cookieOf(first));
  daysLater(30);
  const second = await ask(cookieOf(first));

  const maxAge = second.cookies.find(({ name }) => name === names().mark)?.maxAge ?? 0;
  expect(Math.round(maxAge / 86_400)).toBe(30);
  expect(await sessionsOf(cookieOf(second))).toMatchObject([{ staysUntil }]);
  const [{ expires_at: ends }] = await api.app.db('sessions').select('expires_at');
  expect(ends.toISOString()).toBe(staysUntil);
});

test('it is ended from another device, with its new id and its old one', async () => {
  const account = await createAccount(api.app, 'editor');
  const old = cookieOf(await logIn(account));
  daysLater(2);
  const fresh = cookieOf(await ask(old));
  const other = cookieOf(await logIn(account, false));

  const [lost] = (await sessionsOf(other)).filter(({ isCurrent }) => !isCurrent);
  const url = `/api/account/sessions/${lost?.id}`;
  expect((await api.app.inject({ method: 'DELETE', url, headers: { cookie: other } })).statusCode).toBe(204);

  expect([await isSignedIn(api.app, old), await isSignedIn(api.app, fresh)]).toEqual([false, false]);
});

test('signing out ends its old id, too, which is good until the new one is used', async () => {
  const old = cookieOf(await logIn(await createAccount(api.app, 'editor')));
  daysLater(2);
  const fresh = cookieOf(await ask(old));

  await api.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: fresh } });

  expect(await isSignedIn(api.app, old)).toBe(false);
});

test('so does somebody else who signs in in its place', async () => {
  const old = cookieOf(await logIn(await createAccount(api.app, 'editor')));
  daysLater(2);
  const fresh = cookieOf(await ask(old));

  await logIn(await createAccount(api.app, 'trainer'), false, fresh);

  expect([await isSignedIn(api.app, old), await isSignedIn(api.app, fresh)]).toEqual([false, false]);
});

test('it proves nothing: what asks for the password asks for it, which is what makes it last 60 days anew', async () => {
  const account = await createAccount(api.app, 'editor');
  const first = cookieOf(await logIn(account));
  daysLater(10);
  const cookie = cookieOf(await ask(first));
  expect((await ask(cookie, '/api/account/proof')).json()).toMatchObject({ code: 'proof_required' });

  const proved = await api.app.inject({
    method: 'POST',
    url: '/api/account/proof',
    headers: { cookie },
    payload: { currentPassword: account.password },
  });

  expect((await ask(cookieOf(proved), '/api/account/proof')).statusCode).toBe(204);
  const [{ staysUntil } = {}] = await sessionsOf(cookieOf(proved));
  expect(Math.round((Date.parse(staysUntil ?? '') - Date.now()) / DAY_MS)).toBe(60);
});

test('signing in again without the wish ends it', async () => {
  const account = await createAccount(api.app, 'editor');
  const staying = cookieOf(await logIn(account));

  const usual = await logIn(account, false, staying);

  expect(await sessionsOf(cookieOf(usual))).toMatchObject([{ staysUntil: null }]);
  const age = usual.cookies.find(({ name }) => name === names().session)?.expires?.getTime() ?? 0;
  expect(Math.round((age - Date.now()) / DAY_MS)).toBe(7);
});
