import { createTestApp, runningApi } from '../../test/app.ts';
import { cookieOf, createAccount, logIn, markOf, signInAccount, type TestAccount } from '../../test/sign-in.ts';
import type { SignedInSession } from '../contract/index.ts';
import { sessionCookies } from './session-cookies.ts';
import { MOST_DEVICES } from './known-devices.repository.ts';

const api = runningApi();
let account: TestAccount;
beforeEach(async () => {
  account = await createAccount(api.app, 'admin');
});

const device = () => sessionCookies(api.app.config).device;
const devicesOf = ({ user }: TestAccount) =>
  api.app.db('known_devices').where({ user_id: user.id }).orderBy('seen_at').pluck<string[]>('device_hash');
const ask = (method: 'GET' | 'DELETE', url: string, cookie: string) =>
  api.app.inject({ method, url, headers: { cookie } });

test('the mark is for the server alone, lasts 400 days, and is another one on each device', async () => {
  const [first, second] = [await logIn(api.app, account), await logIn(api.app, account)];

  const [mark, other] = [first, second].map(({ cookies }) => cookies.find(({ name }) => name === device()));
  expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 24 * 60 * 60 });
  expect(mark?.value).not.toBe(other?.value);
  expect(await devicesOf(account)).toHaveLength(2);
});

test('with HTTPS a browser takes it from this host alone', async () => {
  const secure = await createTestApp({ trustProxy: 1, publicUrl: 'https://verein.example' });
  const answer = await logIn(secure.app, await createAccount(secure.app, 'editor'));
  await secure.close();

  expect(answer.cookies.find(({ name }) => name === '__Host-portal_device')).toMatchObject({ secure: true });
});

test('a device tells whether somebody has signed in on it, also when the session is over', async () => {
  const isKnown = async (cookie: string) => (await ask('GET', '/api/auth/device', cookie)).json<object>();
  const cookie = await signInAccount(api.app, account);

  expect(await isKnown('')).toEqual({ isKnown: false });
  expect(await isKnown(`${device()}=${'a'.repeat(22)}.${'b'.repeat(43)}`)).toEqual({ isKnown: false });
  expect(await isKnown(markOf(cookie))).toEqual({ isKnown: true });
});

test('neither mark nor table tells of the other, nor the mark of an account', async () => {
  const mark = markOf(await signInAccount(api.app, account));
  const [hash = ''] = await devicesOf(account);

  for (const word of [account.user.id, account.email, hash]) expect(mark).not.toContain(word);
});

test('one device serves several accounts with one mark', async () => {
  const other = await createAccount(api.app, 'trainer');
  const cookie = markOf(await signInAccount(api.app, account));

  const again = await logIn(api.app, other, undefined, { cookie });

  expect(markOf(cookieOf(again))).toBe(cookie);
  expect(await devicesOf(other)).toEqual(await devicesOf(account));
});

test.each([
  ['made up', () => `${device()}=${'a'.repeat(22)}.${'b'.repeat(43)}`],
  ['changed', (mark: string) => mark.replace('portal_device=', 'portal_device=x')],
  ['without its signature', (mark: string) => mark.split('.')[0] ?? ''],
  ['of another alphabet', () => `${device()}=%F0%9F%9B%91.%00`],
  ['empty', () => `${device()}=`],
])('a mark that is %s counts as none', async (_case, spoil) => {
  const mark = markOf(await signInAccount(api.app, account));

  const answer = await logIn(api.app, account, undefined, { cookie: spoil(mark) });

  expect(answer.statusCode).toBe(200);
  expect(markOf(cookieOf(answer))).not.toBe(spoil(mark));
  expect(await devicesOf(account)).toHaveLength(2);
});

test('a mark of another installation counts as none', async () => {
  const elsewhere = await createTestApp({ databaseUrl: api.config.databaseUrl });
  const cookie = markOf(await signInAccount(elsewhere.app, account));
  await elsewhere.close();

  expect(markOf(cookieOf(await logIn(api.app, account, undefined, { cookie })))).not.toBe(cookie);
});

test('an account has ten devices, those used last, also when logins come at once', async () => {
  const first = markOf(await signInAccount(api.app, account));
  const [oldest] = await devicesOf(account);
  const second = await createTestApp({ databaseUrl: api.config.databaseUrl, sessionSecret: api.config.sessionSecret });

  const answers = await Promise.all(
    // The sixth of the logins that come at once from one address waits.
    Array.from({ length: MOST_DEVICES + 2 }, (_, number) =>
      logIn(number % 2 ? api.app : second.app, account, undefined, { remoteAddress: `10.9.${number}.1` }),
    ),
  );
  await second.close();

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(await devicesOf(account)).toHaveLength(MOST_DEVICES);
  expect(await devicesOf(account)).not.toContain(oldest);
  await logIn(api.app, account, undefined, { cookie: first });
  expect((await devicesOf(account)).at(-1)).toBe(oldest);
});

test('a device that was signed out is forgotten, and so are all others; the own one stays', async () => {
  const [, own] = [await signInAccount(api.app, account), await signInAccount(api.app, account)];
  await signInAccount(api.app, account);
  const [firstDevice, ownDevice] = await devicesOf(account);
  const list = (await ask('GET', '/api/account/sessions', own)).json<SignedInSession[]>();
  const oldest = list.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];

  await ask('DELETE', `/api/account/sessions/${oldest?.id}`, own);
  expect(await devicesOf(account)).not.toContain(firstDevice);
  expect(await devicesOf(account)).toHaveLength(2);
  await ask('DELETE', '/api/account/sessions', own);

  expect(await devicesOf(account)).toEqual([ownDevice]);
});

test('an administrator who ends all sessions of an account has its devices forgotten', async () => {
  const other = await createAccount(api.app, 'trainer');
  await signInAccount(api.app, other);

  await ask('DELETE', `/api/users/${other.user.id}/sessions`, await signInAccount(api.app, account));

  expect(await devicesOf(other)).toEqual([]);
});

test('a new password leaves devices known', async () => {
  const cookie = await signInAccount(api.app, account);
  await signInAccount(api.app, account);

  await api.app.inject({
    method: 'PUT',
    url: '/api/account/password',
    headers: { cookie },
    payload: { currentPassword: account.password, password: 'drei grüne Eckfahnen' },
  });

  expect(await devicesOf(account)).toHaveLength(2);
});

test('a device that nobody has signed in on for 400 days is a new one', async () => {
  const cookie = markOf(await signInAccount(api.app, account));
  const old = api.app.db.raw("seen_at - interval '401 days'");
  await api.app.db('known_devices').where({ user_id: account.user.id }).update({ seen_at: old });
  for (let tries = 0; tries < 5; tries += 1)
    await logIn(api.app, { ...account, password: 'falsch' }, undefined, { cookie });

  // Counted with all others of this network.
  expect((await logIn(api.app, account)).statusCode).toBe(429);
});
