import { randomUUID } from 'node:crypto';
import { enterClub } from '../../test/club.ts';
import { adminDesk } from '../../test/editor-desk.ts';
import { createAccount, isSignedIn, logIn, signInAccount } from '../../test/sign-in.ts';
import { createTeam } from '../../test/sport.ts';
import type { CreatedAccount, Account } from '../contract/index.ts';

const desk = adminDesk({ prepare: enterClub });
let number = 0;
const newAccount = () => ({ email: `Neu-${(number += 1)}@Verein.example`, name: 'Änne Neu', role: 'editor' });

test('an account with a password can sign in at once, and no secret is in the answer', async () => {
  const answer = await desk.send('POST', '/api/users', { ...newAccount(), password: 'drei blaue Eckfahnen' });

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
  expect((await logIn(desk.app, { ...account, password: 'drei blaue Eckfahnen' })).statusCode).toBe(200);
});

test('an account without a password is invited by a link, and cannot sign in before', async () => {
  const account = (await desk.send('POST', '/api/users', newAccount())).json<CreatedAccount>();

  expect(account).toMatchObject({ state: 'invited', link: { mail: 'off' } });
  expect(account.linkExpiresAt).toBe(account.link?.expiresAt);
  expect(account.link?.url).toMatch(/^http:\/\/localhost\/auth\/einladung#[\w-]{43}$/);
  expect((await logIn(desk.app, { ...account, password: '' })).statusCode).toBe(400);
  expect((await logIn(desk.app, { ...account, password: 'irgendetwas' })).statusCode).toBe(401);
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
  [{ password: 'SV Musterstadt 1920!' }, 400, 'weak_password'],
  [{ password: 'Musterstadt2026' }, 400, 'weak_password'],
  [{ password: 'motherlode' }, 400, 'weak_password'],
  [{ password: 'Realmadrid-2026!' }, 400, 'weak_password'],
  [{ password: '123liverpool' }, 400, 'weak_password'],
  [{ teams: ['gibt-es-nicht'] }, 400, 'unknown_team'],
])('%j is refused with %i', async (fault, status, code) => {
  const answer = await desk.send('POST', '/api/users', { ...newAccount(), ...fault });

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
});

test('an address is taken whatever its spelling', async () => {
  const account = newAccount();
  await desk.send('POST', '/api/users', account);

  const again = await desk.send('POST', '/api/users', { ...account, email: account.email.toUpperCase() });

  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'email_taken', field: 'email' });
});

test('an invitation that is sent again is answered with the account that is there, and with no link', async () => {
  const id = randomUUID();
  const invited = newAccount();
  const send = (body: object, cookie?: string) => desk.send('POST', `/api/users?id=${id}`, body, cookie);
  expect((await send(invited)).json()).toMatchObject({ id, state: 'invited', link: { mail: 'off' } });

  const again = await send({ ...invited, name: 'Änne Alt' });

  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'already_saved', current: { id, name: 'Änne Neu', state: 'invited' } });
  expect(again.body).not.toContain('/auth/einladung');
  const editor = await signInAccount(desk.app, await createAccount(desk.app, 'editor'));
  expect((await send(invited, editor)).statusCode).toBe(403);
});

test('an id of its own makes no taken address free', async () => {
  const account = newAccount();
  await desk.send('POST', '/api/users', account);

  const again = await desk.send('POST', `/api/users?id=${randomUUID()}`, account);

  expect(again.json()).toMatchObject({ code: 'email_taken', field: 'email' });
});

test('accounts are searched, filtered, sorted and paged', async () => {
  await desk.send('POST', '/api/users', { ...newAccount(), name: 'Zoë Listensuche', role: 'trainer' });
  await desk.send('POST', '/api/users', { ...newAccount(), name: 'Anton Listensuche' });
  const names = async (query: string, search = 'listensuche') =>
    (await desk.send('GET', `/api/admin/users?search=${search}&${query}`))
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
  const team = await createTeam(desk.app);
  const account = await createAccount(desk.app, 'editor');
  const { user } = account;
  const cookie = await signInAccount(desk.app, account);

  const answer = await desk.send('PATCH', `/api/users/${user.id}`, { role: 'trainer', teams: [team.slug], version: 1 });

  expect(answer.json()).toMatchObject({ role: 'trainer', teams: [team.slug], version: 2 });
  expect((await desk.send('GET', '/api/admin/sponsors', undefined, cookie)).statusCode).toBe(403);
  expect((await desk.send('GET', '/api/account', undefined, cookie)).json()).toMatchObject({
    teams: ['1. Mannschaft'],
  });
});

test('a trainer of a team that was deleted can be changed and keeps it, but nobody gets it anew', async () => {
  const team = await createTeam(desk.app, { name: 'Aufgelöst', slug: 'aufgeloest' });
  const { user } = await createAccount(desk.app, 'trainer');
  await desk.send('PATCH', `/api/users/${user.id}`, { teams: [team.slug], version: 1 });
  await desk.app.db('teams').where({ id: team.id }).update({ deleted_at: new Date() });

  const answer = await desk.send('PATCH', `/api/users/${user.id}`, { name: 'Neu', teams: [team.slug], version: 2 });

  expect(answer.json()).toMatchObject({ name: 'Neu', teams: [team.slug], version: 3 });
  expect((await desk.send('PATCH', `/api/users/${user.id}`, { teams: [] })).json()).toMatchObject({ teams: [] });
  const again = await desk.send('PATCH', `/api/users/${user.id}`, { teams: [team.slug] });
  expect(again.json()).toMatchObject({ code: 'unknown_team' });
});

test('a stale version is answered with the account as it is now', async () => {
  const { user } = await createAccount(desk.app, 'editor');
  await desk.send('PATCH', `/api/users/${user.id}`, { name: 'Zuerst', version: 1 });

  const answer = await desk.send('PATCH', `/api/users/${user.id}`, { name: 'Zu spät', version: 1 });

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'stale_version', current: { name: 'Zuerst', version: 2 } });
});

test('deactivating ends all sessions, also after switching on again', async () => {
  const account = await createAccount(desk.app, 'editor');
  const { user } = account;
  const cookie = await signInAccount(desk.app, account);

  const off = await desk.send('PATCH', `/api/users/${user.id}`, { active: false });

  expect(off.json()).toMatchObject({ state: 'off' });
  expect(await isSignedIn(desk.app, cookie)).toBe(false);
  expect((await logIn(desk.app, account)).json()).toMatchObject({ code: 'wrong_credentials' });
  await desk.send('PATCH', `/api/users/${user.id}`, { active: true });
  expect(await isSignedIn(desk.app, cookie)).toBe(false);
  expect((await logIn(desk.app, account)).statusCode).toBe(200);
});

test('an account that is off gets no link', async () => {
  const { user } = await createAccount(desk.app, 'editor');
  await desk.send('PATCH', `/api/users/${user.id}`, { active: false });

  expect((await desk.send('POST', `/api/users/${user.id}/link`)).json()).toMatchObject({
    statusCode: 409,
    code: 'deactivated',
  });
});

test('administrators see and end the sessions of others', async () => {
  const account = await createAccount(desk.app, 'editor');
  const { user } = account;
  await logIn(desk.app, account);
  await logIn(desk.app, account);
  const list = async () => (await desk.send('GET', `/api/admin/users/${user.id}/sessions`)).json<{ id: string }[]>();

  const [first] = await list();
  await desk.send('DELETE', `/api/users/${user.id}/sessions/${first?.id}`);
  expect(await list()).toHaveLength(1);

  expect((await desk.send('DELETE', `/api/users/${user.id}/sessions/${first?.id}`)).statusCode).toBe(404);
  expect((await desk.send('DELETE', `/api/users/${user.id}/sessions`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});
