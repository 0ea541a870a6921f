import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { stopClock, turnOn } from '../../test/second-factor.ts';
import { createAccount, signIn, signInAccount } from '../../test/sign-in.ts';
import { createTeam } from '../../test/sport.ts';
import type { CreatedAccount, Account } from '../contract/index.ts';

let api: TestApp;
let app: FastifyInstance;
let admin: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  admin = await signIn(app, 'admin');
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (method: Method, url: string, payload?: object, cookie = admin) =>
  app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
const logIn = (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });

let number = 0;
const newAccount = () => ({ email: `Neu-${(number += 1)}@Verein.example`, name: 'Änne Neu', role: 'editor' });

test('an account with a password can sign in at once, and no secret is in the answer', async () => {
  const answer = await ask('POST', '/api/users', { ...newAccount(), password: 'drei blaue Eckfahnen' });

  expect(answer.statusCode).toBe(201);
  const account = answer.json<CreatedAccount>();
  expect(account).toMatchObject({
    name: 'Änne Neu',
    role: 'editor',
    state: 'active',
    teams: [],
    link: null,
    version: 1,
  });
  expect(answer.body).not.toMatch(/hash|Eckfahnen/);
  expect((await logIn(account.email, 'drei blaue Eckfahnen')).statusCode).toBe(200);
});

test('an account without a password is invited by a link, and cannot sign in before', async () => {
  const account = (await ask('POST', '/api/users', newAccount())).json<CreatedAccount>();

  expect(account).toMatchObject({ state: 'invited', link: { mail: 'off' } });
  expect(account.linkExpiresAt).toBe(account.link?.expiresAt);
  expect(account.link?.url).toMatch(/^http:\/\/localhost\/auth\/einladung#[\w-]{43}$/);
  expect((await logIn(account.email, '')).statusCode).toBe(400);
  expect((await logIn(account.email, 'irgendetwas')).statusCode).toBe(401);
});

test.each([
  [{ email: 'kein Briefkasten' }, 400, 'invalid_input'],
  [{ role: 'king' }, 400, 'invalid_input'],
  [{ password: 'zu kurz' }, 400, 'invalid_input'],
  [{ password: 'Passwort12345' }, 400, 'weak_password'],
  [{ password: '1111111111111' }, 400, 'weak_password'],
  [{ password: 'qwertzuiop' }, 400, 'weak_password'],
  [{ password: '1q2w3e4r5t6z' }, 400, 'weak_password'],
  [{ password: 'Passwort-Passwort' }, 400, 'weak_password'],
  [{ password: 'FSV Sommerried 1903!' }, 400, 'weak_password'],
  [{ password: 'Osthofen2026' }, 400, 'weak_password'],
  [{ password: 'motherlode' }, 400, 'weak_password'],
  [{ password: 'Realmadrid-2026!' }, 400, 'weak_password'],
  [{ password: '123liverpool' }, 400, 'weak_password'],
  [{ teams: ['gibt-es-nicht'] }, 400, 'unknown_team'],
])('%j is refused with %i', async (fault, status, code) => {
  const answer = await ask('POST', '/api/users', { ...newAccount(), ...fault });

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
});

test('an address is taken whatever its spelling', async () => {
  const account = newAccount();
  await ask('POST', '/api/users', account);

  const again = await ask('POST', '/api/users', { ...account, email: account.email.toUpperCase() });

  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'email_taken', field: 'email' });
});

test('accounts are searched, filtered, sorted and paged', async () => {
  await ask('POST', '/api/users', { ...newAccount(), name: 'Zoë Listensuche', role: 'trainer' });
  await ask('POST', '/api/users', { ...newAccount(), name: 'Anton Listensuche' });
  const names = async (query: string, search = 'listensuche') =>
    (await ask('GET', `/api/admin/users?search=${search}&${query}`))
      .json<{ items: Account[] }>()
      .items.map(({ name }) => name);

  expect(await names('')).toEqual(['Anton Listensuche', 'Zoë Listensuche']);
  expect(await names('sort=newest')).toEqual(['Anton Listensuche', 'Zoë Listensuche']);
  expect(await names('role=trainer')).toEqual(['Zoë Listensuche']);
  expect(await names('state=active')).toEqual([]);
  expect(await names('', 'zoe%20listen')).toEqual(['Zoë Listensuche']);
  expect(await names('limit=1&page=2')).toEqual(['Zoë Listensuche']);
});

test('a change of role and teams counts at once, without signing in again', async () => {
  const team = await createTeam(app);
  const { user, email, password } = await createAccount(app, 'editor');
  const cookie = (await logIn(email, password)).cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

  const answer = await ask('PATCH', `/api/users/${user.id}`, { role: 'trainer', teams: [team.slug], version: 1 });

  expect(answer.json()).toMatchObject({ role: 'trainer', teams: [team.slug], version: 2 });
  expect((await ask('GET', '/api/admin/news', undefined, cookie)).statusCode).toBe(403);
  expect((await ask('GET', '/api/account', undefined, cookie)).json()).toMatchObject({ teams: ['1. Mannschaft'] });
});

test('a stale version is answered with the account as it is now', async () => {
  const { user } = await createAccount(app, 'editor');
  await ask('PATCH', `/api/users/${user.id}`, { name: 'Zuerst', version: 1 });

  const answer = await ask('PATCH', `/api/users/${user.id}`, { name: 'Zu spät', version: 1 });

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'stale_version', current: { name: 'Zuerst', version: 2 } });
});

test('deactivating ends all sessions, also after switching on again', async () => {
  const { user, email, password } = await createAccount(app, 'editor');
  const cookie = (await logIn(email, password)).cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

  const off = await ask('PATCH', `/api/users/${user.id}`, { active: false });

  expect(off.json()).toMatchObject({ state: 'off' });
  expect((await ask('GET', '/api/account', undefined, cookie)).statusCode).toBe(401);
  expect((await logIn(email, password)).json()).toMatchObject({ code: 'wrong_credentials' });
  await ask('PATCH', `/api/users/${user.id}`, { active: true });
  expect((await ask('GET', '/api/account', undefined, cookie)).statusCode).toBe(401);
  expect((await logIn(email, password)).statusCode).toBe(200);
});

test('an account that is off gets no link', async () => {
  const { user } = await createAccount(app, 'editor');
  await ask('PATCH', `/api/users/${user.id}`, { active: false });

  expect((await ask('POST', `/api/users/${user.id}/link`)).json()).toMatchObject({
    statusCode: 409,
    code: 'deactivated',
  });
});

test('administrators see and end the sessions of others', async () => {
  const { user, email, password } = await createAccount(app, 'editor');
  await logIn(email, password);
  await logIn(email, password);
  const list = async () => (await ask('GET', `/api/admin/users/${user.id}/sessions`)).json<{ id: string }[]>();

  const [first] = await list();
  await ask('DELETE', `/api/users/${user.id}/sessions/${first?.id}`);
  expect(await list()).toHaveLength(1);

  expect((await ask('DELETE', `/api/users/${user.id}/sessions/${first?.id}`)).statusCode).toBe(404);
  expect((await ask('DELETE', `/api/users/${user.id}/sessions`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

describe('the last administrator', () => {
  let lone: TestApp;
  beforeEach(async () => {
    lone = await createTestApp();
  });
  afterEach(() => lone.close());

  const change = (cookie: string, id: string, payload: object) =>
    lone.app.inject({ method: 'PATCH', url: `/api/users/${id}`, headers: { cookie }, payload });
  const ownId = async (cookie: string) =>
    (await lone.app.inject({ url: '/api/account', headers: { cookie } })).json<{ id: string }>().id;

  test.each([{ role: 'editor' }, { active: false }])(
    'cannot be given %j, invited ones do not count',
    async (payload) => {
      const cookie = await signIn(lone.app, 'admin');
      const invitation = { ...newAccount(), role: 'admin' };
      await lone.app.inject({ method: 'POST', url: '/api/users', headers: { cookie }, payload: invitation });

      const answer = await change(cookie, await ownId(cookie), payload);

      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'last_administrator' });
    },
  );

  test('one of two who step down at once remains', async () => {
    const cookies = [await signIn(lone.app, 'admin'), await signIn(lone.app, 'admin')];
    const ids = await Promise.all(cookies.map(ownId));

    const answers = await Promise.all(
      cookies.map((cookie, index) => change(cookie, ids[index] ?? '', { role: 'editor' })),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the second factor of somebody else', () => {
  const createCareful = async (role: 'admin' | 'editor' = 'editor') => {
    stopClock();
    const account = await createAccount(app, role);
    return { ...account, ...(await turnOn(app, await signInAccount(app, account), account)) };
  };
  const reset = (id: string, cookie = admin) => ask('DELETE', `/api/users/${id}/second-factor`, undefined, cookie);

  test('is shown to administrators, who reset it; that signs the account out everywhere', async () => {
    const { user, email, password, cookie } = await createCareful();
    const shown = (await ask('GET', `/api/admin/users/${user.id}`)).json<Account>();
    expect(shown.hasSecondFactor).toBe(true);

    const answer = await reset(user.id);

    expect(answer.json()).toEqual({ ...shown, hasSecondFactor: false });
    expect((await ask('GET', '/api/account', undefined, cookie)).statusCode).toBe(401);
    expect((await logIn(email, password)).statusCode).toBe(200);
    expect((await reset(user.id)).statusCode).toBe(404);
  });

  test('that was begun and not confirmed is none', async () => {
    const account = await createAccount(app, 'editor');
    const cookie = await signInAccount(app, account);
    await ask('POST', '/api/account/second-factor/secret', undefined, cookie);

    const shown = (await ask('GET', `/api/admin/users/${account.user.id}`)).json<Account>();

    expect(shown.hasSecondFactor).toBe(false);
    expect((await reset(account.user.id)).statusCode).toBe(404);
    expect((await ask('GET', '/api/account', undefined, cookie)).statusCode).toBe(200);
  });

  test('is not the way to switch off the own one', async () => {
    const { user, cookie } = await createCareful('admin');

    expect((await reset(user.id, cookie)).json()).toMatchObject({ statusCode: 409, code: 'own_second_factor' });
    expect((await reset(user.id)).statusCode).toBe(200);
  });
});
