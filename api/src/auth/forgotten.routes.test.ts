import { createTestApp, runningApi } from '../../test/app.ts';
import { receiveMail } from '../../test/mail-server.ts';
import { createCarefulAccount } from '../../test/second-factor.ts';
import { cookieOf, createAccount, isSignedIn, logIn, markOf, signIn, signInAccount } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import type { CreatedAccount, LoginWays, NewSettings } from '../contract/index.ts';

let server: Awaited<ReturnType<typeof receiveMail>>;
const config = { smtpUrl: '', mailFrom: 'verein@example.org', publicUrl: 'https://verein.example' };
beforeAll(async () => {
  server = await receiveMail();
  config.smtpUrl = server.url;
});
const api = runningApi({ config, emptied: ['outgoing_mails', 'requested_links', 'login_attempts'] });
afterEach(() => {
  server.mails.length = 0;
  jest.restoreAllMocks();
});
afterAll(() => server.close());

const PASSWORD = 'drei rote Eckfahnen';
/** The portal's own clean-up is about no account. */
const ABOUT_ACCOUNTS = /^(?!delete).*(login_attempts|outgoing_mails|users|links)/s;
let network = 0;
const post = (url: string, payload: object, headers = {}, app = api.app) =>
  app.inject({ method: 'POST', url, payload, headers, remoteAddress: `10.0.${(network += 1)}.1` });
const ask = (email: string, headers = {}) => post('/api/auth/forgotten', { email }, headers);
const sentLinks = () =>
  server.mails.flatMap((mail) => mail.replaceAll(/=\r?\n/g, '').match(/https?:\/\/\S+#[\w-]+/g) ?? []);
async function linkFor(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(202);
  await waitUntil(() => sentLinks().length > 0);
  return sentLinks()[0] ?? '';
}
const tokenOf = (link: string) => link.split('#')[1] ?? '';
const isDone = () => waitUntil(async () => (await api.app.db('outgoing_mails')).length === 0);

test('whoever has forgotten the password gets a link, which sets a new one once and ends all sessions', async () => {
  const account = await createAccount(api.app, 'editor');
  const cookie = await signInAccount(api.app, account);

  const link = await linkFor(account.email.toUpperCase());
  const token = tokenOf(link);

  expect(link).toMatch(/^https:\/\/verein\.example\/auth\/passwort#/);
  expect(server.mails[0]).toContain(`To: ${account.email}`);
  expect((await post('/api/auth/link', { token })).json()).toMatchObject({ purpose: 'password' });
  expect((await post('/api/auth/password', { token, password: PASSWORD })).statusCode).toBe(200);
  expect(await isSignedIn(api.app, cookie)).toBe(false);
  expect((await logIn(api.app, { email: account.email, password: PASSWORD })).statusCode).toBe(200);
  expect((await post('/api/auth/password', { token, password: PASSWORD })).statusCode).toBe(410);
});

test('known, unknown and deactivated addresses are answered alike, by the same statements, and only the first gets a mail', async () => {
  const [known, off] = [await createAccount(api.app, 'editor'), await createAccount(api.app, 'editor')];
  await api.app.db('users').where({ id: off.user.id }).update({ deactivated_at: new Date() });
  const seen: string[][] = [];
  const answers: object[] = [];
  for (const email of [known.email, 'niemand@verein.example', off.email]) {
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => void (ABOUT_ACCOUNTS.test(sql) && statements.push(sql));
    api.app.db.on('query', note);
    const { statusCode, body, headers } = await ask(email);
    api.app.db.removeListener('query', note);
    await isDone();
    seen.push(statements.slice(0, 2));
    answers.push({ statusCode, body, length: headers['content-length'] });
  }

  expect(answers[0]).toMatchObject({ statusCode: 202 });
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  expect(sentLinks()).toHaveLength(1);
});

test('the link names the address of the portal, whatever host the request claims', async () => {
  const { email } = await createAccount(api.app, 'editor');

  await ask(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  await waitUntil(() => sentLinks().length > 0);

  expect(server.mails.join('')).not.toContain('evil.example');
});

test('an address gets three in a quarter of an hour, a network asks for eight', async () => {
  const { email } = await createAccount(api.app, 'editor');

  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push((await ask(email)).statusCode);
  expect(answers).toEqual([202, 202, 202, 429]);

  const fromOne = (count: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/forgotten',
      payload: { email: `wer-${count}@verein.example` },
      remoteAddress: '192.0.2.7',
    });
  const statuses = [];
  for (let count = 0; count < 9; count += 1) statuses.push((await fromOne(count)).statusCode);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 202, 202, 429]);
  await isDone();
});

test('a link is over after an hour, with a new address, and when the account is switched off', async () => {
  const admin = await signIn(api.app, 'admin');
  const change = (id: string, payload: object) =>
    api.app.inject({ method: 'PATCH', url: `/api/users/${id}`, headers: { cookie: admin }, payload });
  const ends: ((id: string) => PromiseLike<unknown>)[] = [
    () => api.app.db('requested_links').update({ expires_at: api.app.db.raw(`expires_at - interval '1 hour'`) }),
    (id) => change(id, { email: `neu-${id}@verein.example` }),
    (id) => change(id, { active: false }),
    (id) => post(`/api/users/${id}/link`, {}, { cookie: admin }),
  ];
  for (const end of ends) {
    server.mails.length = 0;
    const { user, email } = await createAccount(api.app, 'editor');
    const token = tokenOf(await linkFor(email));
    await isDone();
    expect((await post('/api/auth/link', { token })).statusCode).toBe(200);
    await end(user.id);
    expect((await post('/api/auth/link', { token })).statusCode).toBe(410);
  }
});

test('what strangers ask for leaves the link good that was just mailed, until its own end; using one ends all', async () => {
  const { email } = await createAccount(api.app, 'editor');
  const isGood = async (token: string) => (await post('/api/auth/link', { token })).statusCode === 200;
  const askAgain = async () => {
    server.mails.length = 0;
    const token = tokenOf(await linkFor(email));
    await isDone();
    return token;
  };
  const first = await askAgain();
  await api.app.db('requested_links').update({ expires_at: api.app.db.raw(`expires_at - interval '59 minutes'`) });
  const second = await askAgain();
  const third = await askAgain();
  expect([await isGood(first), await isGood(second), await isGood(third)]).toEqual([true, true, true]);

  await api.app.db('requested_links').update({
    earlier: api.app.db.raw(`(SELECT jsonb_object_agg(key, value::timestamptz - interval '1 minute')
      FROM jsonb_each_text(earlier))`),
  });
  expect([await isGood(first), await isGood(second), await isGood(third)]).toEqual([false, true, true]);
  expect((await post('/api/auth/password', { token: first, password: PASSWORD })).statusCode).toBe(410);

  expect((await post('/api/auth/password', { token: second, password: PASSWORD })).statusCode).toBe(200);
  expect([await isGood(second), await isGood(third)]).toEqual([false, false]);
});

test('what strangers ask for leaves an invitation good, and using either ends both', async () => {
  const admin = await signIn(api.app, 'admin');
  // Handed over by hand: the mail server is not asked.
  const invited = { email: 'gast@verein.example', name: 'Gast', role: 'editor' };
  const { link } = (await post('/api/users', invited, { cookie: admin })).json<CreatedAccount>();
  await waitUntil(() => sentLinks().length > 0);
  const invitation = tokenOf(link?.url ?? sentLinks()[0] ?? '');
  server.mails.length = 0;

  const requested = tokenOf(await linkFor(invited.email));
  expect((await post('/api/auth/link', { token: invitation })).json()).toMatchObject({ purpose: 'invitation' });
  expect((await post('/api/auth/password', { token: requested, password: PASSWORD })).statusCode).toBe(200);

  expect((await post('/api/auth/link', { token: invitation })).statusCode).toBe(410);
});

test('a second factor is still asked for', async () => {
  const careful = await createCarefulAccount(api.app);
  jest.restoreAllMocks();
  const token = tokenOf(await linkFor(careful.email));

  const answer = await post('/api/auth/password', { token, password: PASSWORD });

  expect(answer.cookies.map(({ name }) => name)).not.toContain(sessionCookies(api.app.config).session);
  expect((await logIn(api.app, { email: careful.email, password: PASSWORD })).json()).toMatchObject({
    code: 'code_required',
  });
});

test('neither the address nor the link can be read in the database', async () => {
  const { email } = await createAccount(api.app, 'editor');
  const put: unknown[] = [];
  const note = ({ sql, bindings }: { sql: string; bindings?: unknown }) => {
    if (sql.includes('outgoing_mails') || sql.includes('requested_links')) put.push(bindings);
  };
  api.app.db.on('query', note);
  const link = await linkFor(email);
  api.app.db.removeListener('query', note);

  expect(put.length).toBeGreaterThan(0);
  expect(JSON.stringify(put)).not.toContain(email);
  expect(JSON.stringify(put)).not.toContain(tokenOf(link));
});

test.each([
  ['without a mail server', { smtpUrl: null, mailFrom: null }],
  ['without PUBLIC_URL', { publicUrl: null }],
])('%s nothing is offered', async (_case, missing) => {
  const own = await createTestApp({ ...config, ...missing });
  const ways = (await own.app.inject('/api/auth/ways')).json<object>();
  const answer = await post('/api/auth/forgotten', { email: 'wer@verein.example' }, {}, own.app);
  await own.close();

  expect(ways).toMatchObject({ passwordByMail: false });
  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'no_mail' });
});

test.each([
  ['the person that the settings name', { loginContactName: 'Karla Feld', loginContactEmail: 'karla@verein.example' }],
  ["the club's own address with a name alone", { loginContactName: 'Karla Feld', email: 'post@verein.example' }],
  ["the club's own address", { email: 'post@verein.example' }],
  ['nobody who is not known', {}],
])('where no links are mailed, %s is named, elsewhere nobody', async (_case, said) => {
  const { loginContactName: name = '', loginContactEmail, email = '' } = said as Partial<NewSettings>;
  const own = await createTestApp({ ...config, smtpUrl: null, mailFrom: null });
  const row = { login_contact_name: name, login_contact_email: loginContactEmail ?? '', email };
  await own.app.db('settings').update(row);
  const ways = (await own.app.inject('/api/auth/ways')).json<LoginWays>();
  await own.close();
  await api.app.db('settings').update(row);
  const whereMailed = (await api.app.inject('/api/auth/ways')).json<LoginWays>();

  const contact = { name, email: loginContactEmail ?? email };
  expect(ways.contact).toEqual(name || email ? contact : undefined);
  expect(whereMailed).not.toHaveProperty('contact');
  expect([ways.mails, whereMailed.mails]).toEqual([false, true]);
});

describe('where strangers have asked as often as all of them may', () => {
  // Nobody else may ask there afterwards.
  const flooded = runningApi({ config });

  const askFrom = (household: number, cookie = '') =>
    flooded.app.inject({
      method: 'POST',
      url: '/api/auth/forgotten',
      payload: { email: `wer-${household}@verein.example` },
      headers: { cookie },
      remoteAddress: `192.0.2.${household}`,
    });
  const createDevice = async () => {
    const account = await createAccount(flooded.app, 'editor');
    return { account, cookie: markOf(cookieOf(await logIn(flooded.app, account))) };
  };
  beforeAll(async () => {
    for (let household = 0; household < 100; household += 1) await askFrom(household);
  });

  test('a device on which somebody has signed in before asks for a link, and no other', async () => {
    const { cookie } = await createDevice();

    expect((await askFrom(100)).statusCode).toBe(429);
    expect((await askFrom(101, cookie)).statusCode).toBe(202);
  });

  test('it asks for eight, from however many networks', async () => {
    const { cookie } = await createDevice();

    const statuses = [];
    for (let household = 110; household < 119; household += 1)
      statuses.push((await askFrom(household, cookie)).statusCode);

    expect(statuses).toEqual([...Array<number>(8).fill(202), 429]);
  });

  test.each([
    ['has forgotten it', (id: string) => flooded.app.db('known_devices').where({ user_id: id }).delete()],
    [
      'has not used it for 400 days',
      (id: string) =>
        flooded.app
          .db('known_devices')
          .where({ user_id: id })
          .update({ seen_at: flooded.app.db.raw(`seen_at - interval '401 days'`) }),
    ],
    ['is switched off', (id: string) => flooded.app.db('users').where({ id }).update({ deactivated_at: new Date() })],
  ])('a device whose account %s is none any more', async (_what, end) => {
    const { account, cookie } = await createDevice();
    await end(account.user.id);

    expect((await askFrom(102, cookie)).statusCode).toBe(429);
  });

  test('a device whose other account is switched off stays one', async () => {
    const { account, cookie } = await createDevice();
    await logIn(flooded.app, await createAccount(flooded.app, 'trainer'), undefined, { cookie });
    await flooded.app.db('users').where({ id: account.user.id }).update({ deactivated_at: new Date() });

    expect((await askFrom(103, cookie)).statusCode).toBe(202);
  });
});
