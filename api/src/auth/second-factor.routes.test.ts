import { runningApi } from '../../test/app.ts';
import { codeOf, stopClock, turnOn } from '../../test/second-factor.ts';
import { cookieOf, createAccount, isSignedIn, logIn, signInAccount, type TestAccount } from '../../test/sign-in.ts';
import type { RecoveryCodes, SecondFactor, SecondFactorSecret } from '../contract/index.ts';

const OWN = '/api/account/second-factor';

const api = runningApi();
let account: TestAccount;
let cookie: string;
beforeEach(async () => {
  stopClock();
  account = await createAccount(api.app, 'trainer');
  cookie = await signInAccount(api.app, account);
});

const get = async (as = cookie) => (await api.app.inject({ url: OWN, headers: { cookie: as } })).json<SecondFactor>();
const begin = async () =>
  (await api.app.inject({ method: 'POST', url: `${OWN}/secret`, headers: { cookie } })).json<SecondFactorSecret>();
const send = (method: 'POST' | 'PUT', url: string, code: string, { as = cookie, password = account.password } = {}) =>
  api.app.inject({ method, url, headers: { cookie: as }, payload: { currentPassword: password, code } });
const confirm = (code: string, password = account.password) => send('PUT', OWN, code, { password });

test('it is set up with a code from the app and the password, and signs all other devices out', async () => {
  const other = await signInAccount(api.app, account);
  const { secret, uri } = await begin();
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toContain(encodeURIComponent(account.email));
  expect(await get()).toEqual({ isOn: false, recoveryCodes: 0 });

  const answer = await confirm(codeOf(secret));

  const { recoveryCodes } = answer.json<RecoveryCodes>();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^\d{10}$/);
  expect([
    await isSignedIn(api.app, other),
    await isSignedIn(api.app, cookie),
    await isSignedIn(api.app, cookieOf(answer)),
  ]).toEqual([false, false, true]);
  expect(await get(cookieOf(answer))).toEqual({ isOn: true, recoveryCodes: 10 });
});

test('neither secret nor recovery codes can be read from the database', async () => {
  const { secret, recoveryCodes } = await turnOn(api.app, cookie, account);

  const stored = JSON.stringify(await api.app.db('second_factors'));

  expect(stored).not.toContain(secret);
  for (const code of recoveryCodes) expect(stored).not.toContain(code);
});

test('until it is confirmed the login asks for no code, and a wrong code or password confirms nothing', async () => {
  const { secret } = await begin();

  const wrongCode = await confirm(codeOf(secret, 5));
  const wrongPassword = await confirm(codeOf(secret), 'geraten');

  expect(wrongCode.json()).toMatchObject({ statusCode: 400, code: 'wrong_code', field: 'code' });
  expect(wrongPassword.json()).toMatchObject({ statusCode: 400, code: 'wrong_password', field: 'currentPassword' });
  expect((await logIn(api.app, account)).statusCode).toBe(200);
  expect((await confirm(codeOf(secret))).statusCode).toBe(200);
});

test('a set-up that was begun anew counts with its last secret only, and none can be begun while it is on', async () => {
  const { secret: first } = await begin();
  const { secret } = await begin();

  expect((await confirm(codeOf(first))).statusCode).toBe(400);
  const answer = await confirm(codeOf(secret));
  const again = await api.app.inject({ method: 'POST', url: `${OWN}/secret`, headers: { cookie: cookieOf(answer) } });

  expect(again.json()).toMatchObject({ statusCode: 409, code: 'second_factor_on' });
});

test('without a set-up there is nothing to confirm, and what is off is not switched off', async () => {
  expect((await confirm('123456')).json()).toMatchObject({ statusCode: 409, code: 'second_factor_not_begun' });
  for (const action of ['off', 'recovery-codes'])
    expect((await send('POST', `${OWN}/${action}`, '123456')).json()).toMatchObject({ code: 'second_factor_off' });
});

test('it is switched off with password and code, and signs all other devices out', async () => {
  const on = await turnOn(api.app, cookie, account);
  const other = cookieOf(await logIn(api.app, account, codeOf(on.secret)));
  const off = (code: string, password = account.password) =>
    send('POST', `${OWN}/off`, code, { as: on.cookie, password });

  expect((await off('000000')).json()).toMatchObject({ statusCode: 400, code: 'wrong_code', field: 'code' });
  expect((await off(codeOf(on.secret, 1), 'geraten')).json()).toMatchObject({ code: 'wrong_password' });
  const answer = await off(codeOf(on.secret, 1));

  expect(answer.statusCode).toBe(204);
  expect([await isSignedIn(api.app, other), await isSignedIn(api.app, cookieOf(answer))]).toEqual([false, true]);
  expect((await logIn(api.app, account)).statusCode).toBe(200);
});
