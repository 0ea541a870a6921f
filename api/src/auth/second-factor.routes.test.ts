import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { codeOf, stopClock, turnOn } from '../../test/second-factor.ts';
import { cookieOf, createAccount, signInAccount, type TestAccount } from '../../test/sign-in.ts';
import type { RecoveryCodes, SecondFactor, SecondFactorSecret } from '../contract/index.ts';

const OWN = '/api/account/second-factor';

let api: TestApp;
let app: FastifyInstance;
let account: TestAccount;
let cookie: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
});
beforeEach(async () => {
  stopClock();
  account = await createAccount(app, 'trainer');
  cookie = await signInAccount(app, account);
});
afterEach(() => app.db('login_attempts').delete());
afterAll(() => api.close());

const get = async (as = cookie) => (await app.inject({ url: OWN, headers: { cookie: as } })).json<SecondFactor>();
const begin = async () =>
  (await app.inject({ method: 'POST', url: `${OWN}/secret`, headers: { cookie } })).json<SecondFactorSecret>();
const send = (method: 'POST' | 'PUT', url: string, code: string, { as = cookie, password = account.password } = {}) =>
  app.inject({ method, url, headers: { cookie: as }, payload: { currentPassword: password, code } });
const confirm = (code: string, password = account.password) => send('PUT', OWN, code, { password });
const logIn = (code?: string) => {
  const { email, password } = account;
  return app.inject({ method: 'POST', url: '/api/login', payload: { email, password, ...(code && { code }) } });
};
const isSignedIn = async (as: string) =>
  (await app.inject({ url: '/api/account', headers: { cookie: as } })).statusCode === 200;

test('it is set up with a code from the app and the password, and signs all other devices out', async () => {
  const other = await signInAccount(app, account);
  const { secret, uri } = await begin();
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toContain(encodeURIComponent(account.email));
  expect(await get()).toEqual({ isOn: false, recoveryCodes: 0 });

  const answer = await confirm(codeOf(secret));

  const { recoveryCodes } = answer.json<RecoveryCodes>();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^\d{10}$/);
  expect([await isSignedIn(other), await isSignedIn(cookie), await isSignedIn(cookieOf(answer))]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await get(cookieOf(answer))).toEqual({ isOn: true, recoveryCodes: 10 });
});

test('neither secret nor recovery codes can be read from the database', async () => {
  const { secret, recoveryCodes } = await turnOn(app, cookie, account);

  const stored = JSON.stringify(await app.db('second_factors'));

  expect(stored).not.toContain(secret);
  for (const code of recoveryCodes) expect(stored).not.toContain(code);
});

test('until it is confirmed the login asks for no code, and a wrong code or password confirms nothing', async () => {
  const { secret } = await begin();

  const wrongCode = await confirm(codeOf(secret, 5));
  const wrongPassword = await confirm(codeOf(secret), 'geraten');

  expect(wrongCode.json()).toMatchObject({ statusCode: 400, code: 'wrong_code', field: 'code' });
  expect(wrongPassword.json()).toMatchObject({ statusCode: 400, code: 'wrong_password', field: 'currentPassword' });
  expect((await logIn()).statusCode).toBe(200);
  expect((await confirm(codeOf(secret))).statusCode).toBe(200);
});

test('a set-up that was begun anew counts with its last secret only, and none can be begun while it is on', async () => {
  const { secret: first } = await begin();
  const { secret } = await begin();

  expect((await confirm(codeOf(first))).statusCode).toBe(400);
  const answer = await confirm(codeOf(secret));
  const again = await app.inject({ method: 'POST', url: `${OWN}/secret`, headers: { cookie: cookieOf(answer) } });

  expect(again.json()).toMatchObject({ statusCode: 409, code: 'second_factor_on' });
});

test('without a set-up there is nothing to confirm, and what is off is not switched off', async () => {
  expect((await confirm('123456')).json()).toMatchObject({ statusCode: 409, code: 'second_factor_not_begun' });
  for (const action of ['off', 'recovery-codes'])
    expect((await send('POST', `${OWN}/${action}`, '123456')).json()).toMatchObject({ code: 'second_factor_off' });
});

test('the login asks for a code once the password was right, and lets in with it', async () => {
  const { secret } = await turnOn(app, cookie, account);

  const asked = await logIn();
  const answer = await logIn(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);

  expect(asked.json()).toEqual({
    statusCode: 401,
    code: 'code_required',
    message: 'Bitte noch den Code aus deiner App eingeben.',
    field: 'code',
  });
  expect(asked.cookies).toEqual([]);
  expect(answer.json()).toEqual(account.user);
  expect(await isSignedIn(cookieOf(answer))).toBe(true);
});

test('a wrong password is told before anything about codes', async () => {
  const { secret } = await turnOn(app, cookie, account);

  account = { ...account, password: 'geraten' };

  for (const code of [undefined, codeOf(secret)])
    expect((await logIn(code)).json()).toMatchObject({ statusCode: 401, code: 'wrong_credentials' });
});

test('a code is good once, and neither is an earlier one then', async () => {
  const { secret } = await turnOn(app, cookie, account);

  const statuses: number[] = [];
  for (const steps of [1, 1, 0, 2]) statuses.push((await logIn(codeOf(secret, steps))).statusCode);

  expect(statuses).toEqual([200, 401, 401, 401]);
});

test('of logins that come at once with the same code one passes', async () => {
  const { secret, recoveryCodes } = await turnOn(app, cookie, account);

  for (const code of [codeOf(secret), recoveryCodes[0]]) {
    const answers = await Promise.all([logIn(code), logIn(code), logIn(code)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  }
});

test('after the clock was set back, codes are good at once', async () => {
  const { secret } = await turnOn(app, cookie, account);

  await app.db('second_factors').increment('last_step', 2 * 60 * 24);

  expect((await logIn(codeOf(secret))).statusCode).toBe(200);
});

test('a recovery code signs in once, however it is written', async () => {
  const { recoveryCodes } = await turnOn(app, cookie, account);
  const [code = ''] = recoveryCodes;

  const answer = await logIn(`${code.slice(0, 5)} ${code.slice(5)}`);
  const again = await logIn(code);

  expect(answer.statusCode).toBe(200);
  expect(await get(cookieOf(answer))).toEqual({ isOn: true, recoveryCodes: 9 });
  expect(again.json()).toMatchObject({ statusCode: 401, code: 'wrong_code', field: 'code' });
});

test('recovery codes are good for their own account only, and new ones replace what is left', async () => {
  const { recoveryCodes } = await turnOn(app, cookie, account);
  account = await createAccount(app, 'trainer');
  cookie = await signInAccount(app, account);
  const own = await turnOn(app, cookie, account);
  expect((await logIn(recoveryCodes[0])).statusCode).toBe(401);

  const renewed = await send('POST', `${OWN}/recovery-codes`, codeOf(own.secret), { as: own.cookie });

  const { recoveryCodes: fresh } = renewed.json<RecoveryCodes>();
  expect(fresh).toHaveLength(10);
  expect((await logIn(own.recoveryCodes[0])).statusCode).toBe(401);
  expect((await logIn(fresh[0])).statusCode).toBe(200);
});

test('guessing codes is slowed down from wherever it comes, and a right password does not give more tries', async () => {
  const { secret } = await turnOn(app, cookie, account);

  for (let tries = 0; tries < 5; tries += 1) {
    expect((await logIn('000000')).statusCode).toBe(401);
    await logIn();
  }

  expect((await logIn(codeOf(secret))).statusCode).toBe(429);
});

test('it is switched off with password and code, and signs all other devices out', async () => {
  const on = await turnOn(app, cookie, account);
  const other = cookieOf(await logIn(codeOf(on.secret)));
  const off = (code: string, password = account.password) =>
    send('POST', `${OWN}/off`, code, { as: on.cookie, password });

  expect((await off('000000')).json()).toMatchObject({ statusCode: 400, code: 'wrong_code', field: 'code' });
  expect((await off(codeOf(on.secret, 1), 'geraten')).json()).toMatchObject({ code: 'wrong_password' });
  const answer = await off(codeOf(on.secret, 1));

  expect(answer.statusCode).toBe(204);
  expect([await isSignedIn(other), await isSignedIn(cookieOf(answer))]).toEqual([false, true]);
  expect((await logIn()).statusCode).toBe(200);
});

test('a link for a new password does not get around it', async () => {
  const { secret } = await turnOn(app, cookie, account);
  const admin = await signInAccount(app, await createAccount(app, 'admin'));
  const url = `/api/users/${account.user.id}/link`;
  const link = (await app.inject({ method: 'POST', url, headers: { cookie: admin } })).json<{ url: string }>();
  account = { ...account, password: 'drei blaue Eckfahnen' };
  const payload = { token: link.url.split('#')[1], password: account.password };
  await app.inject({ method: 'POST', url: '/api/auth/password', payload });

  expect((await logIn()).json()).toMatchObject({ code: 'code_required' });
  expect((await logIn(codeOf(secret))).statusCode).toBe(200);
});

test('with another secret of the installation no code is right, but recovery codes are', async () => {
  const { secret, recoveryCodes } = await turnOn(app, cookie, account);
  const other = await createTestApp({ databaseUrl: api.config.databaseUrl, sessionSecret: 'x'.repeat(40) });
  const { email, password } = account;
  const logInThere = async (code: string | undefined) =>
    (await other.app.inject({ method: 'POST', url: '/api/login', payload: { email, password, code } })).statusCode;

  const statuses = [await logInThere(codeOf(secret)), await logInThere(recoveryCodes[0])];
  await other.close();

  expect(statuses).toEqual([401, 200]);
});
