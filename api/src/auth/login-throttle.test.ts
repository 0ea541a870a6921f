import type { FastifyInstance } from 'fastify';
import { createTestApp, runningApi } from '../../test/app.ts';
import { codeOf, createCarefulAccount } from '../../test/second-factor.ts';
import { cookieOf, createAccount, logIn, markOf, signInAccount, type TestAccount } from '../../test/sign-in.ts';
import { commandToken } from '../crypto/command-token.ts';
import { readConfig } from '../config.ts';
import type { OneTimeLink, RescuedAccount } from '../contract/index.ts';
import { createLoginThrottle, MOST_GUESSES_A_DAY, type Guesser } from './login-throttle.ts';

const api = runningApi({ emptied: ['login_attempts'] });
afterEach(() => jest.restoreAllMocks());

/** An address without an attacker. */
const elsewhere = { remoteAddress: '203.0.113.200' };

/** The address of one of an attacker's machines. */
const machine = (number: number) => ({ remoteAddress: `198.51.${Math.floor(number / 250)}.${number % 250}` });

/** Guesses at an account from a hundred addresses, until strangers are locked out. */
async function attack({ email }: Pick<TestAccount, 'email'>, app: FastifyInstance = api.app): Promise<void> {
  for (let number = 0; number < 100; number += 10) {
    const guesses = Array.from({ length: 10 }, (_, next) =>
      logIn(app, { email, password: 'falsch' }, undefined, machine(number + next)),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    if (statuses.every((status) => status === 429)) return;
  }
  throw new Error('the attacker was never stopped');
}

/** Ages all counts: the database's clock cannot be set. */
const letPass = (minutes: number) =>
  api.app.db('login_attempts').update({ since: api.app.db.raw('since - make_interval(mins => ?)', [minutes]) });

const guessFrom = async (account: TestAccount, cookie: string) =>
  (await logIn(api.app, { ...account, password: 'falsch' }, undefined, { cookie, ...elsewhere })).statusCode;

test('after five wrong passwords even the right one has to wait', async () => {
  const account = await createAccount(api.app, 'editor');
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn(api.app, { email: account.email, password: 'falsch' });

  const answer = await logIn(api.app, account);

  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ code: 'too_many_attempts', message: expect.stringContaining('15 Minuten') });
});

test('guessing a password is slowed down, for this account and not for others', async () => {
  const { email } = await createAccount(api.app, 'editor');
  const other = await createAccount(api.app, 'editor');
  const guess = async (account: Pick<TestAccount, 'email'>) =>
    (await logIn(api.app, { email: account.email, password: 'geraten-geraten' })).statusCode;

  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) statuses.push(await guess({ email }));

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await guess(other)).toBe(401);
});

test('guesses that arrive at once do not slip through', async () => {
  const { email } = await createAccount(api.app, 'editor');

  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(api.app, { email, password: 'falsch' })));

  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

test('a network that has used up its guesses leaves no more rows, whatever addresses it invents', async () => {
  const throttle = createLoginThrottle(api.app.db);
  const guess = async (email: string, address: string) =>
    throttle.count({ what: 'password', email, by: { address } }).then(
      () => 'passed',
      ({ statusCode }: { statusCode: number }) => statusCode,
    );
  const answers: unknown[] = [];
  for (let number = 0; number < 200; number += 1)
    answers.push(await guess(`erfunden-${number}@verein.example`, '192.0.2.1'));

  expect(answers.filter((answer) => answer === 'passed')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 429)).toHaveLength(180);
  // One of the network, and two for each address that could be tried.
  expect(await api.app.db('login_attempts')).toHaveLength(41);
  expect(await guess('erfunden-0@verein.example', '192.0.2.2')).toBe('passed');
  await letPass(16);
  expect(await guess('erfunden-300@verein.example', '192.0.2.1')).toBe('passed');
});

test('behind a proxy that adds to the list of addresses, made-up ones give no more guesses', async () => {
  const { trustProxy } = readConfig({ DATA_DIR: api.config.dataDir, TRUST_PROXY: '1' });
  const behindProxy = await createTestApp({ trustProxy });
  const guess = (made: number, address = '192.0.2.1') =>
    behindProxy.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-for': `203.0.113.${made}, ${address}` },
      payload: { email: 'vorstand@verein.example', password: 'falsch' },
    });

  const statuses: number[] = [];
  for (let made = 1; made <= 6; made += 1) statuses.push((await guess(made)).statusCode);
  const other = await guess(7, '192.0.2.2');
  await behindProxy.close();

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(other.statusCode).toBe(401);
});

describe('while somebody guesses at an account from a hundred addresses', () => {
  test('a device that has signed in before signs in, from anywhere, also after logging out', async () => {
    const account = await createAccount(api.app, 'admin');
    const cookie = await signInAccount(api.app, account);
    await api.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
    await attack(account);

    expect((await logIn(api.app, account, undefined, { cookie: markOf(cookie), ...elsewhere })).statusCode).toBe(200);
    expect((await logIn(api.app, account, undefined, { cookie: markOf(cookie), ...machine(1) })).statusCode).toBe(200);
  });

  test('who is signed in proves it, and changes the password', async () => {
    const account = await createAccount(api.app, 'admin');
    const cookie = await signInAccount(api.app, account);
    await attack(account);

    const proof = { currentPassword: account.password };
    const ask = (method: 'POST' | 'PUT', url: string, payload: object, headers: { cookie: string }) =>
      api.app.inject({ method, url, payload, headers, ...machine(1) });
    const proved = await ask('POST', '/api/account/proof', proof, { cookie });
    const change = { ...proof, password: 'drei grüne Eckfahnen' };
    const changed = await ask('PUT', '/api/account/password', change, { cookie: cookieOf(proved) });

    expect([proved.statusCode, changed.statusCode]).toEqual([204, 204]);
  });

  test('a fresh link lets somebody in on a new device, for as long as the attack goes on', async () => {
    const account = await createAccount(api.app, 'editor');
    const cookie = await signInAccount(api.app, await createAccount(api.app, 'admin'));
    const url = `/api/users/${account.user.id}/link`;
    const link = (await api.app.inject({ method: 'POST', url, headers: { cookie } })).json<OneTimeLink>();
    await attack(account);

    const payload = { token: link.url?.split('#')[1], password: 'drei grüne Eckfahnen' };
    const used = await api.app.inject({ method: 'POST', url: '/api/auth/password', payload });
    const renewed = { ...account, ...payload };
    expect((await logIn(api.app, renewed, undefined, elsewhere)).statusCode).toBe(200);
    await attack(account);

    expect((await logIn(api.app, renewed, undefined, elsewhere)).statusCode).toBe(429);
    expect((await logIn(api.app, renewed, undefined, { cookie: cookieOf(used), ...elsewhere })).statusCode).toBe(200);
  });

  test('a rescue lets strangers try again', async () => {
    const account = await createAccount(api.app, 'admin');
    await attack(account);
    const authorization = `Bearer ${commandToken(api.config.releaseSecret, 'rescue')}`;
    const { email } = account;

    const rescue = {
      method: 'POST',
      url: '/api/users/rescue',
      headers: { authorization },
      payload: { email },
    } as const;
    expect((await api.app.inject(rescue)).json<RescuedAccount>()).toMatchObject({ id: account.user.id });

    expect((await logIn(api.app, account, undefined, elsewhere)).statusCode).toBe(200);
  });

  test('a new device waits, for 15 minutes after the last guess at most', async () => {
    const account = await createAccount(api.app, 'editor');
    await attack(account);
    expect((await logIn(api.app, account, undefined, elsewhere)).statusCode).toBe(429);

    await letPass(10);
    await attack(account);
    await letPass(16);

    expect((await logIn(api.app, account, undefined, elsewhere)).statusCode).toBe(200);
  });

  test('two instances and their parallel guesses make no more of them', async () => {
    const account = await createAccount(api.app, 'editor');
    const second = await createTestApp({
      databaseUrl: api.config.databaseUrl,
      sessionSecret: api.config.sessionSecret,
    });
    const guesses = Array.from({ length: 70 }, (_, number) =>
      logIn(number % 2 ? api.app : second.app, { ...account, password: 'falsch' }, undefined, machine(number)),
    );
    const answers = await Promise.all(guesses);
    await second.close();

    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
  });
});

describe('a stolen mark', () => {
  test('gives five guesses, and those of its owner are the same five', async () => {
    const account = await createAccount(api.app, 'editor');
    const cookie = markOf(await signInAccount(api.app, account));

    const statuses = await Promise.all(Array.from({ length: 8 }, () => guessFrom(account, cookie)));

    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await logIn(api.app, account, undefined, elsewhere)).statusCode).toBe(200);
  });

  test('signs nobody in and is good for no other account', async () => {
    const [account, other] = [await createAccount(api.app, 'editor'), await createAccount(api.app, 'admin')];
    const cookie = markOf(await signInAccount(api.app, account));
    await attack(other);

    expect((await api.app.inject({ url: '/api/account', headers: { cookie } })).statusCode).toBe(401);
    expect(await guessFrom(other, cookie)).toBe(429);
  });
});

describe('codes', () => {
  test('who guesses them beside the right password keeps out no known device and no session', async () => {
    const account = await createCarefulAccount(api.app);
    const mark = markOf(account.cookie);
    for (let tries = 0; tries < 6; tries += 1) await logIn(api.app, account, '000000', machine(tries));
    expect((await logIn(api.app, account, codeOf(account.secret), elsewhere)).statusCode).toBe(429);

    const payload = { currentPassword: account.password, code: codeOf(account.secret) };
    const request = {
      method: 'POST',
      url: '/api/account/proof',
      headers: { cookie: account.cookie },
      payload,
    } as const;
    expect((await api.app.inject(request)).statusCode).toBe(204);
    const answer = await logIn(api.app, account, codeOf(account.secret, 1), { cookie: mark, ...elsewhere });
    expect(answer.statusCode).toBe(200);
  });

  test('a device and a session have five of their own', async () => {
    const account = await createCarefulAccount(api.app);
    const mark = markOf(account.cookie);
    const onDevice = () => logIn(api.app, account, '000000', { cookie: mark, ...elsewhere });
    const inSession = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/account/proof',
        headers: { cookie: account.cookie },
        payload: { currentPassword: account.password, code: '000000' },
      });

    const statuses: number[] = [];
    for (const guess of [onDevice, inSession])
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).statusCode);

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 400, 400, 400, 400, 400, 429]);
  });
});

describe('all guesses at one account', () => {
  const email = 'vorstand@verein.example';
  const HOUR = 60;
  const STEP = 5;
  const WINDOWS_AN_HOUR = 5; // One may have begun before.

  /** How many of these pass within an hour, when all of them go on without a pause. */
  async function passInAnHour(guessers: readonly Guesser[]): Promise<number> {
    const throttle = createLoginThrottle(api.app.db);
    let passed = 0;
    for (let minutes = 0; minutes <= HOUR; minutes += STEP) {
      for (const by of guessers)
        await throttle.count({ what: 'password', email, by }).then(
          () => (passed += 1),
          () => undefined,
        );
      await letPass(STEP);
    }
    return passed;
  }

  test('by strangers, from however many addresses, are 4,850 a day', async () => {
    expect(MOST_GUESSES_A_DAY.strangers).toBe(4_850);

    const passed = await passInAnHour(Array.from({ length: 60 }, (_, number) => ({ address: `192.0.2.${number}` })));

    expect(passed).toBeGreaterThanOrEqual(4 * 50);
    expect(passed).toBeLessThanOrEqual((MOST_GUESSES_A_DAY.strangers / 97) * WINDOWS_AN_HOUR);
  });

  test('in however many sessions are 4,850 a day, and with all devices besides 14,550', async () => {
    expect(MOST_GUESSES_A_DAY.everybody).toBe(14_550);

    const passed = await passInAnHour(Array.from({ length: 60 }, (_, number) => ({ session: `session ${number}` })));

    expect(passed).toBeGreaterThanOrEqual(4 * 50);
    expect(passed).toBeLessThanOrEqual(50 * WINDOWS_AN_HOUR);
  });
});
