import { adminDesk } from '../../test/editor-desk.ts';
import { codeOf, createCarefulAccount } from '../../test/second-factor.ts';
import { createAccount, logIn, signIn, type TestAccount } from '../../test/sign-in.ts';

type Line = {
  level: number;
  security?: string;
  reqId?: string;
  route?: string;
  reason?: string;
  by?: string;
  about?: string;
};

const WARNING = 40;

const desk = adminDesk({
  config: { logLevel: 'info' },
  services: { log: { write: (line) => void written.push(line) } },
});
let person: TestAccount;
const written: string[] = [];
beforeAll(async () => {
  person = await createAccount(desk.app, 'editor');
});
beforeEach(() => void written.splice(0));

const lines = () => written.map((line) => JSON.parse(line) as Line).filter((line) => 'security' in line);
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  desk.app.inject({ method: 'POST', url, payload, headers });
const enter = (password = person.password) => logIn(desk.app, { ...person, password });

test('a login and what it is for stand in the log', async () => {
  const answer = await enter();
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  await desk.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });

  expect(lines()).toMatchObject([
    { level: 30, route: 'POST /api/login', about: person.user.id },
    { level: 30, route: 'POST /api/logout', about: person.user.id },
  ]);
});

test('a failed login names the account that was tried, and one that does not exist not at all', async () => {
  await enter('falsch');
  await post('/api/login', { email: 'niemand@verein.example', password: 'falsch' });

  expect(lines()).toMatchObject([
    { level: WARNING, route: 'POST /api/login', reason: 'wrong_credentials', about: person.user.id },
    { level: WARNING, route: 'POST /api/login', reason: 'wrong_credentials', about: null },
  ]);
});

test('of a login in two steps each one stands in the log, and a wrong code is a refusal', async () => {
  const careful = await createCarefulAccount(desk.app);
  written.splice(0);

  for (const code of [undefined, '000000', codeOf(careful.secret)]) await logIn(desk.app, careful, code);

  const about = careful.user.id;
  expect(lines()).toMatchObject([
    { level: 30, security: 'halfway', about },
    { level: WARNING, security: 'refused', reason: 'wrong_code', about },
    { level: 30, security: 'done', about },
  ]);
  expect(written.join('')).not.toContain(codeOf(careful.secret));
});

test('guesses beyond the limit stand in the log', async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) await enter('falsch');
  await desk.app.db('login_attempts').delete();

  expect(lines().at(-1)).toMatchObject({ level: WARNING, reason: 'too_many_attempts' });
});

test('missing rights and foreign origins stand in the log, a session that is over does not', async () => {
  const editor = await signIn(desk.app, 'editor');
  written.splice(0);

  await desk.app.inject({ url: '/api/admin/users', headers: { cookie: editor } });
  await post('/api/news', {}, { cookie: desk.cookie, origin: 'https://evil.example' });
  await desk.app.inject('/api/admin/users');

  expect(lines()).toMatchObject([
    { level: WARNING, route: 'GET /api/admin/users', reason: 'forbidden' },
    { level: WARNING, route: 'POST /api/news', reason: 'foreign_origin' },
  ]);
});

test('changes of accounts, ended sessions and backups stand in the log with who did it and whom it concerns', async () => {
  const { id } = person.user;
  const as = (method: 'GET' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    desk.app.inject({ method, url, headers: { cookie: desk.cookie }, ...(payload && { payload }) });
  const by = (await as('GET', '/api/auth/user')).json<{ id: string }>().id;

  await as('PATCH', `/api/users/${id}`, { role: 'trainer' });
  await as('DELETE', `/api/users/${id}/sessions`);
  await as('GET', '/api/admin/backup');
  await as('PUT', '/api/account/password', { currentPassword: 'falsch', password: 'drei blaue Eckfahnen' });

  expect(lines()).toMatchObject([
    { route: 'PATCH /api/users/:id', by, about: id },
    { route: 'DELETE /api/users/:id/sessions', by, about: id },
    { route: 'GET /api/admin/backup', by },
    { level: WARNING, route: 'PUT /api/account/password', reason: 'wrong_password', by },
  ]);
});

test('nothing that was typed and no address is in the log', async () => {
  await enter();
  await post('/api/login', { email: person.email, password: 'falsch-geraten' });
  await post('/api/auth/link', { token: 'ein-ausgedachtes-Token-von-irgendwem' });

  expect(lines()).toHaveLength(3);
  expect(written.join('')).not.toMatch(/verein\.example|falsch-geraten|ausgedacht|127\.0\.0\.1/);
  expect(written.join('')).not.toContain(person.password);
});
