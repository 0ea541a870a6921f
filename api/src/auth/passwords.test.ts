import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createAccount, signInAccount, type TestAccount } from '../../test/sign-in.ts';

const PRESENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

let api: TestApp;
let app: FastifyInstance;
let account: TestAccount;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
});
beforeEach(async () => {
  account = await createAccount(app, 'editor');
});
afterAll(() => api.close());

const row = () => app.db('users').where({ id: account.user.id });
const kept = async () => (await row().pluck<string[]>('password_hash'))[0] ?? '';
const logIn = (password = account.password) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email: account.email, password } });

test.each([{ memoryCost: 8_192 }, { timeCost: 1 }, { parallelism: 2 }])(
  'a hash that was made with %j is made anew at the login, and nobody is signed out',
  async (cost) => {
    const cookie = await signInAccount(app, account);
    await row().update({ password_hash: await hash(account.password, cost) });

    expect((await logIn()).statusCode).toBe(200);

    expect(await kept()).toMatch(PRESENT);
    expect((await logIn()).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/account', headers: { cookie } })).statusCode).toBe(200);
  },
);

test('a hash of the present cost stays as it is', async () => {
  await logIn();
  const before = await kept();

  await logIn();

  expect(before).toMatch(PRESENT);
  expect(await kept()).toBe(before);
});

test('a wrong password changes nothing', async () => {
  const old = await hash(account.password, { memoryCost: 8_192 });
  await row().update({ password_hash: old });

  expect((await logIn('falsch')).statusCode).toBe(401);

  expect(await kept()).toBe(old);
});
