import { createTestApp, runningApi } from '../../test/app.ts';
import { codeOf, createCarefulAccount } from '../../test/second-factor.ts';
import { cookieOf, isSignedIn, logIn, signIn, type Credentials } from '../../test/sign-in.ts';
import { buildApi } from '../app.ts';
import type { RecoveryCodes } from '../contract/index.ts';

const OWN = '/api/account/second-factor';

const api = runningApi({ emptied: ['login_attempts'] });
let account: Awaited<ReturnType<typeof createCarefulAccount>>;
beforeEach(async () => {
  account = await createCarefulAccount(api.app);
});
const enter = (code?: string, as: Credentials = account) => logIn(api.app, as, code);

test('the login asks for a code once the password was right, and lets in with it', async () => {
  const { secret } = account;

  const asked = await enter();
  const answer = await enter(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);

  expect(asked.json()).toEqual({
    statusCode: 401,
    code: 'code_required',
    message: 'Bitte noch den Code aus deiner App eingeben.',
    field: 'code',
  });
  expect(asked.cookies).toEqual([]);
  expect(answer.json()).toEqual(account.user);
  expect(await isSignedIn(api.app, cookieOf(answer))).toBe(true);
});

test('a wrong password is told before anything about codes', async () => {
  const guessed = { ...account, password: 'geraten' };

  for (const code of [undefined, codeOf(account.secret)])
    expect((await enter(code, guessed)).json()).toMatchObject({ statusCode: 401, code: 'wrong_credentials' });
});

test('a code is good once, and neither is an earlier one then', async () => {
  const { secret } = account;

  const statuses: number[] = [];
  for (const steps of [1, 1, 0, 2]) statuses.push((await enter(codeOf(secret, steps))).statusCode);

  expect(statuses).toEqual([200, 401, 401, 401]);
});

test('of logins that come at once with the same code one passes', async () => {
  const { secret, recoveryCodes } = account;

  for (const code of [codeOf(secret), recoveryCodes[0]]) {
    const answers = await Promise.all([enter(code), enter(code), enter(code)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  }
});

test('of two changes of the password at once, with one code at two instances, one is made', async () => {
  const other = await buildApi({ ...api.config });
  const { cookie, password: currentPassword, secret } = account;
  const code = codeOf(secret);
  const passwords = ['drei grüne Eckfahnen', 'vier rote Trikots'];

  const answers = await Promise.all(
    [api.app, other].map((app, index) =>
      app.inject({
        method: 'PUT',
        url: '/api/account/password',
        headers: { cookie },
        payload: { currentPassword, password: passwords[index], code },
      }),
    ),
  );
  await other.close();

  // 401 where the first change had already ended the session of the second.
  const refused = answers.map(({ statusCode }) => statusCode).filter((statusCode) => statusCode !== 204);
  expect([[400], [401]]).toContainEqual(refused);
  for (const [index, { statusCode }] of answers.entries()) {
    const asked = await enter(undefined, { ...account, password: passwords[index] ?? '' });
    expect(asked.json()).toMatchObject({ code: statusCode === 204 ? 'code_required' : 'wrong_credentials' });
  }
});

test('after the clock was set back, codes are good at once', async () => {
  const { secret } = account;

  await api.app.db('second_factors').increment('last_step', 2 * 60 * 24);

  expect((await enter(codeOf(secret))).statusCode).toBe(200);
});

test('a recovery code signs in once, however it is written', async () => {
  const [code = ''] = account.recoveryCodes;

  const answer = await enter(`${code.slice(0, 5)} ${code.slice(5)}`);
  const again = await enter(code);

  expect(answer.statusCode).toBe(200);
  const shown = await api.app.inject({ url: OWN, headers: { cookie: cookieOf(answer) } });
  expect(shown.json()).toEqual({ isOn: true, recoveryCodes: 9 });
  expect(again.json()).toMatchObject({ statusCode: 401, code: 'wrong_code', field: 'code' });
});

test('recovery codes are good for their own account only, and new ones replace what is left', async () => {
  const { secret, recoveryCodes, cookie, password } = account;
  const other = await createCarefulAccount(api.app, 'trainer');
  expect((await enter(other.recoveryCodes[0])).statusCode).toBe(401);

  const renewed = await api.app.inject({
    method: 'POST',
    url: `${OWN}/recovery-codes`,
    headers: { cookie },
    payload: { currentPassword: password, code: codeOf(secret) },
  });

  const { recoveryCodes: fresh } = renewed.json<RecoveryCodes>();
  expect(fresh).toHaveLength(10);
  expect((await enter(recoveryCodes[0])).statusCode).toBe(401);
  expect((await enter(fresh[0])).statusCode).toBe(200);
});

test('guessing codes is slowed down from wherever it comes, and a right password does not give more tries', async () => {
  const { secret } = account;

  for (let tries = 0; tries < 5; tries += 1) {
    expect((await enter('000000')).statusCode).toBe(401);
    await enter();
  }

  expect((await enter(codeOf(secret))).statusCode).toBe(429);
});

test('a link for a new password does not get around it', async () => {
  const admin = await signIn(api.app, 'admin');
  const url = `/api/users/${account.user.id}/link`;
  const link = (await api.app.inject({ method: 'POST', url, headers: { cookie: admin } })).json<{ url: string }>();
  const renewed = { ...account, password: 'drei blaue Eckfahnen' };
  const payload = { token: link.url.split('#')[1], password: renewed.password };
  await api.app.inject({ method: 'POST', url: '/api/auth/password', payload });

  expect((await enter(undefined, renewed)).json()).toMatchObject({ code: 'code_required' });
  expect((await enter(codeOf(account.secret), renewed)).statusCode).toBe(200);
});

test('with another secret of the installation no code is right, but recovery codes are', async () => {
  const { email, password, secret, recoveryCodes } = account;
  const other = await createTestApp({ databaseUrl: api.config.databaseUrl, sessionSecret: 'x'.repeat(40) });
  const logInThere = async (code: string | undefined) =>
    (await other.app.inject({ method: 'POST', url: '/api/login', payload: { email, password, code } })).statusCode;

  const statuses = [await logInThere(codeOf(secret)), await logInThere(recoveryCodes[0])];
  await other.close();

  expect(statuses).toEqual([401, 200]);
});
