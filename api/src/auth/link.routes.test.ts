import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { receiveMail } from '../../test/mail-server.ts';
import { cookieOf, createAccount, signIn } from '../../test/sign-in.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import type { CreatedAccount, OneTimeLink } from '../contract/index.ts';

let api: TestApp;
let app: FastifyInstance;
let admin: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  admin = await signIn(app, 'admin');
});
afterAll(() => api.close());

const PASSWORD = 'drei rote Eckfahnen';
const post = (url: string, payload?: object, cookie?: string) =>
  app.inject({ method: 'POST', url, headers: cookie ? { cookie } : {}, ...(payload ? { payload } : {}) });
const tokenOf = (link: Pick<OneTimeLink, 'url'> | null) => link?.url?.split('#')[1] ?? '';
let number = 0;
const invite = async () => {
  const person = { email: `gast-${(number += 1)}@verein.example`, name: 'Gast', role: 'editor' };
  return (await post('/api/users', person, admin)).json<CreatedAccount>();
};
const makeLink = async (id: string) => (await post(`/api/users/${id}/link`, undefined, admin)).json<OneTimeLink>();

test('an invitation says whom it is for, sets a password and a name, signs in, and is over then', async () => {
  const account = await invite();
  const token = tokenOf(account.link);

  expect((await post('/api/auth/link', { token })).json()).toMatchObject({
    purpose: 'invitation',
    name: 'Gast',
    email: account.email,
  });
  const answer = await post('/api/auth/password', { token, password: PASSWORD, name: 'Greta Gast' });

  const greta = { id: account.id, email: account.email, name: 'Greta Gast', role: 'editor' };
  expect(answer.json()).toEqual({ ...greta, isSignedIn: true });
  const own = await app.inject({ url: '/api/auth/user', headers: { cookie: cookieOf(answer) } });
  expect(own.json()).toEqual(greta);
  expect((await post('/api/login', { email: account.email, password: PASSWORD })).statusCode).toBe(200);
  for (const url of ['/api/auth/link', '/api/auth/password']) {
    const body = url.endsWith('link') ? { token } : { token, password: PASSWORD };
    expect((await post(url, body)).json()).toMatchObject({ statusCode: 410, code: 'link_over' });
  }
});

test('a link for a forgotten password ends all sessions and begins none', async () => {
  const { user, email, password } = await createAccount(app, 'editor');
  await post('/api/login', { email, password });
  const link = await makeLink(user.id);

  expect(link.url).toContain('/auth/passwort#');
  const answer = await post('/api/auth/password', { token: tokenOf(link), password: PASSWORD });
  expect([answer.statusCode, answer.cookies.map(({ name }) => name)]).toEqual([
    200,
    [sessionCookies(api.app.config).device],
  ]);

  expect(await app.db('sessions').where({ user_id: user.id })).toEqual([]);
  expect((await post('/api/login', { email, password })).statusCode).toBe(401);
});

test('of two who use a link at once, one sets the password', async () => {
  const token = tokenOf((await invite()).link);

  const answers = await Promise.all(
    ['drei weiße Eckfahnen', 'vier weiße Eckfahnen'].map((password) => post('/api/auth/password', { token, password })),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test('a refused password leaves the link good', async () => {
  const token = tokenOf((await invite()).link);

  expect((await post('/api/auth/password', { token, password: 'passwort123' })).json()).toMatchObject({
    code: 'weak_password',
    field: 'password',
  });
  expect((await post('/api/auth/link', { token })).statusCode).toBe(200);
});

test.each([
  ['a newer one', (id: string) => makeLink(id)],
  [
    'time',
    (id: string) =>
      app
        .db('user_links')
        .where({ user_id: id })
        .update({ expires_at: new Date(0) }),
  ],
  ['a new address', (id: string) => change(id, { email: `neu-${id}@verein.example` })],
  ['deactivation', (id: string) => change(id, { active: false })],
])('%s ends a link', async (_case, end) => {
  const account = await invite();
  await end(account.id);

  expect((await post('/api/auth/link', { token: tokenOf(account.link) })).statusCode).toBe(410);
});

test('only the hash of a token is stored', async () => {
  const token = tokenOf((await invite()).link);

  expect(token).toHaveLength(43);
  expect(JSON.stringify(await app.db('user_links'))).not.toContain(token);
});

const change = (id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/users/${id}`, headers: { cookie: admin }, payload });

describe('with a mail server', () => {
  test('the link goes to its owner and not to the administrator', async () => {
    const server = await receiveMail();
    const own = await createTestApp({
      smtpUrl: server.url,
      mailFrom: 'Verein <verein@example.org>',
      publicUrl: 'https://verein.example',
    });
    const cookie = await signIn(own.app, 'admin');
    const payload = { email: 'gast@verein.example', name: 'Gast', role: 'editor' };

    const answer = await own.app.inject({ method: 'POST', url: '/api/users', headers: { cookie }, payload });
    await own.close();
    await server.close();

    expect(answer.json()).toMatchObject({ link: { mail: 'sent', url: null } });
    const [mail = ''] = server.mails;
    expect(mail).toContain('To: gast@verein.example');
    expect(mail.replaceAll(/=\r?\n/g, '')).toContain('https://verein.example/auth/einladung#');
  });

  test('a server that refuses leaves the link to the administrator', async () => {
    const own = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'verein@example.org' });
    const { user } = await createAccount(own.app, 'editor');
    const headers = { cookie: await signIn(own.app, 'admin') };

    const answer = await own.app.inject({ method: 'POST', url: `/api/users/${user.id}/link`, headers });
    await own.close();

    expect(answer.json()).toMatchObject({ mail: 'failed', url: expect.stringContaining('/auth/passwort#') });
  });
});
