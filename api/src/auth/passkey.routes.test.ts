import { createAuthenticator } from '../../test/authenticator.ts';
import { runningApi } from '../../test/app.ts';
import { codeOf, createCarefulAccount } from '../../test/second-factor.ts';
import { cookieOf, createAccount, isSignedIn, logIn, signIn, signInAccount } from '../../test/sign-in.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import { commandToken } from '../crypto/command-token.ts';
import type { OwnPasskeys, Passkey, PasskeyCreation, PasskeyRequest } from '../contract/index.ts';

const HOST = 'localhost:3000';
const origin = `http://${HOST}`;
const api = runningApi({ emptied: ['passkeys', 'passkey_challenges'] });
afterEach(() => jest.restoreAllMocks());

type Sent = { payload?: object; cookie?: string; host?: string };
const send = (method: 'GET' | 'POST' | 'DELETE', url: string, { payload, cookie = '', host = HOST }: Sent = {}) =>
  api.app.inject({ method, url, headers: { cookie, host }, ...(payload && { payload }) });
const own = async (cookie: string, host = HOST) =>
  (await send('GET', '/api/account/passkeys', { cookie, host })).json<OwnPasskeys>();
const askLogin = async () => (await send('POST', '/api/login/passkey/options')).json<PasskeyRequest>();

/** An account with a passkey on this host, and who holds it. */
async function register(cookie: string) {
  const authenticator = createAuthenticator('localhost');
  const asked = await send('POST', '/api/account/passkeys/options', { cookie });
  const payload = authenticator.make(asked.json<PasskeyCreation>(), { origin });
  const answer = await send('POST', '/api/account/passkeys', { cookie, payload });
  return { authenticator, answer, payload };
}
async function createHolder() {
  const account = await createAccount(api.app, 'editor');
  const cookie = await signInAccount(api.app, account);
  return { account, cookie, ...(await register(cookie)) };
}

test('a passkey signs in without password and code, stands in the list with its use, and is removed', async () => {
  const { account, cookie, authenticator, answer } = await createHolder();
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<Passkey>();

  const asked = await askLogin();
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(asked.allowCredentials ?? []).toEqual([]);
  const login = await send('POST', '/api/login/passkey', { payload: authenticator.answer(asked, { origin }) });

  expect(login.json()).toEqual(account.user);
  expect(await isSignedIn(api.app, cookieOf(login))).toBe(true);
  expect(await own(cookie)).toMatchObject({
    isOffered: true,
    passkeys: [{ id, host: 'localhost', isUsableHere: true, lastUsedAt: expect.any(String) }],
  });
  expect((await send('DELETE', `/api/account/passkeys/${id}`, { cookie })).statusCode).toBe(204);
  expect((await own(cookie)).passkeys).toEqual([]);
  const again = authenticator.answer(await askLogin(), { origin });
  expect((await send('POST', '/api/login/passkey', { payload: again })).json()).toMatchObject({
    code: 'wrong_passkey',
  });
});

test('it is as good as password and code, which it does not need, for whatever asks for them', async () => {
  const careful = await createCarefulAccount(api.app);
  jest.restoreAllMocks();
  const { authenticator } = await register(careful.cookie);
  expect((await logIn(api.app, careful)).json()).toMatchObject({ code: 'code_required' });

  const login = authenticator.answer(await askLogin(), { origin });
  let cookie = cookieOf(await send('POST', '/api/login/passkey', { payload: { ...login, stay: true } }));
  const proved = () => send('GET', '/api/account/proof', { cookie });
  expect((await proved()).statusCode).toBe(204);
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect((await proved()).json()).toMatchObject({ code: 'proof_required' });
  expect((await send('POST', '/api/account/passkeys/options', { cookie })).statusCode).toBe(403);

  const asked = (await send('POST', '/api/account/proof/passkey/options', { cookie })).json<PasskeyRequest>();
  expect(asked.allowCredentials).toHaveLength(1);
  const payload = authenticator.answer(asked, { origin });
  const answer = await send('POST', '/api/account/proof/passkey', { cookie, payload });
  expect(answer.statusCode).toBe(204);
  cookie = cookieOf(answer);

  expect((await proved()).statusCode).toBe(204);
  expect(codeOf(careful.secret)).toHaveLength(6);
});

test('what somebody overheard, somebody else made, or nobody confirmed is refused', async () => {
  const { authenticator, cookie } = await createHolder();
  const other = await createHolder();
  const refused = async (payload: object) => {
    const answer = await send('POST', '/api/login/passkey', { payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'wrong_passkey']);
  };
  const used = authenticator.answer(await askLogin(), { origin });
  expect((await send('POST', '/api/login/passkey', { payload: used })).statusCode).toBe(200);

  await refused(used);
  await refused(authenticator.answer({ challenge: 'bWFkZS11cA' }, { origin }));
  await refused(authenticator.answer(await askLogin(), { origin: 'https://evil.example' }));
  await refused(authenticator.answer(await askLogin(), { origin, isVerified: false }));
  await refused(createAuthenticator('localhost').answer(await askLogin(), { origin }));
  const signedByOther = other.authenticator.answer(await askLogin(), { origin });
  await refused({ ...signedByOther, id: used.id });
  const late = await askLogin();
  await api.app.db('passkey_challenges').update({ expires_at: new Date(0) });
  await refused(authenticator.answer(late, { origin }));

  // A challenge for one purpose or user is not valid for another.
  const forProof = (await send('POST', '/api/account/proof/passkey/options', { cookie })).json<PasskeyRequest>();
  await refused(authenticator.answer(forProof, { origin }));
  const proof = (payload: object, of = cookie) => send('POST', '/api/account/proof/passkey', { cookie: of, payload });
  expect((await proof(authenticator.answer(await askLogin(), { origin }))).statusCode).toBe(401);
  expect((await proof(authenticator.answer(forProof, { origin }), other.cookie)).statusCode).toBe(401);
});

test('of two who answer the same question at once, one is let in', async () => {
  const { authenticator } = await createHolder();
  const asked = await askLogin();
  const payloads = [authenticator.answer(asked, { origin }), authenticator.answer(asked, { origin })];

  const answers = await Promise.all(payloads.map((payload) => send('POST', '/api/login/passkey', { payload })));

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a new one is refused that was not asked for, is not confirmed, or is known', async () => {
  const { cookie, payload: known } = await createHolder();
  const keep = async (payload: object) => (await send('POST', '/api/account/passkeys', { cookie, payload })).json();
  const ask = async () => (await send('POST', '/api/account/passkeys/options', { cookie })).json<PasskeyCreation>();
  const fresh = () => createAuthenticator('localhost');

  expect(await keep(known)).toMatchObject({ statusCode: 400, code: 'wrong_passkey' });
  expect(await keep(fresh().make(await ask(), { origin, isVerified: false }))).toMatchObject({ code: 'wrong_passkey' });
  expect(await keep(fresh().make(await ask(), { origin: 'https://evil.example' }))).toMatchObject({
    code: 'wrong_passkey',
  });
  expect(await keep(createAuthenticator('evil.example').make(await ask(), { origin }))).toMatchObject({
    code: 'wrong_passkey',
  });
  expect((await ask()).excludeCredentials).toMatchObject([{ id: known.id }]);
});

test('one of another host is shown as such and helps nowhere else; the password always signs in', async () => {
  const { account, cookie, authenticator } = await createHolder();
  await api.app.db('passkeys').update({ rp_id: 'alt.verein.example' });

  expect(await own(cookie)).toMatchObject({ passkeys: [{ host: 'alt.verein.example', isUsableHere: false }] });
  const payload = authenticator.answer(await askLogin(), { origin });
  expect((await send('POST', '/api/login/passkey', { payload })).statusCode).toBe(401);

  expect((await logIn(api.app, account)).statusCode).toBe(200);
});

test('where browsers allow none, at numbers or without HTTPS, that is said', async () => {
  const cookie = await signInAccount(api.app, await createAccount(api.app, 'trainer'));

  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'verein.example', 'intern']) {
    expect((await own(cookie, host)).isOffered).toBe(false);
    expect((await api.app.inject({ url: '/api/auth/ways', headers: { host } })).json()).toMatchObject({
      passkeys: false,
    });
    expect((await send('POST', '/api/login/passkey/options', { host })).json()).toMatchObject({ code: 'no_passkeys' });
  }
});

test('who is switched off has none that helps, a rescue removes them, and there are ten at most', async () => {
  const { account, authenticator, cookie } = await createHolder();
  await api.app.db('users').where({ id: account.user.id }).update({ deactivated_at: new Date() });
  const payload = authenticator.answer(await askLogin(), { origin });
  expect((await send('POST', '/api/login/passkey', { payload })).statusCode).toBe(401);
  await api.app.db('users').where({ id: account.user.id }).update({ deactivated_at: null, role: 'admin' });

  for (let count = 1; count < 10; count += 1) expect((await register(cookie)).answer.statusCode).toBe(201);
  expect((await register(cookie)).answer.json()).toMatchObject({ code: 'too_many_passkeys' });

  const authorization = `Bearer ${commandToken(api.config.releaseSecret, 'rescue')}`;
  const rescue = { method: 'POST', url: '/api/users/rescue', headers: { authorization } } as const;
  expect((await api.app.inject({ ...rescue, payload: { email: account.email } })).statusCode).toBe(200);
  expect(await api.app.db('passkeys')).toEqual([]);
});

describe('where strangers have asked as often as all of them may', () => {
  // Nobody else may ask there afterwards.
  const flooded = runningApi({ config: { trustProxy: 1 } });
  let network = 0;
  const ask = (way: 'login' | 'account/proof', cookie = '', from = `10.1.${(network += 1)}.1`) =>
    flooded.app.inject({
      method: 'POST',
      url: `/api/${way}/passkey/options`,
      headers: { host: HOST, cookie, 'x-forwarded-for': from },
    });
  beforeAll(async () => {
    for (let household = 0; household < 50; household += 1)
      for (let count = 0; count < 60; count += 1) await ask('login', '', `192.0.2.${household}`);
  });

  test('a device on which somebody has signed in before is let in, and no other', async () => {
    const login = await logIn(flooded.app, await createAccount(flooded.app, 'editor'));
    const name = sessionCookies(flooded.app.config).device;
    const device = login.cookies.find((cookie) => cookie.name === name);

    expect((await ask('login')).statusCode).toBe(429);
    expect((await ask('login', `${name}=${device?.value}`)).statusCode).toBe(200);
  });

  test('proofs are counted for each account, from wherever it asks', async () => {
    const [cookie, other] = [await signIn(flooded.app, 'editor'), await signIn(flooded.app, 'trainer')];

    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await ask('account/proof', cookie)).statusCode);

    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await ask('account/proof', other)).statusCode).toBe(200);
  });
});
