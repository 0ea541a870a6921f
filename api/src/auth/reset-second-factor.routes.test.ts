import { adminDesk } from '../../test/editor-desk.ts';
import { createCarefulAccount } from '../../test/second-factor.ts';
import { createAccount, isSignedIn, logIn, signInAccount } from '../../test/sign-in.ts';
import type { Account } from '../contract/index.ts';

const desk = adminDesk();
const shown = async (id: string) => (await desk.send('GET', `/api/admin/users/${id}`)).json<Account>();
const reset = (id: string, cookie?: string) => desk.send('DELETE', `/api/users/${id}/second-factor`, undefined, cookie);

test('administrators see the second factor of others and reset it; that signs the account out everywhere', async () => {
  const careful = await createCarefulAccount(desk.app);
  const { id } = careful.user;
  const before = await shown(id);
  expect(before.hasSecondFactor).toBe(true);

  const answer = await reset(id);

  expect(answer.json()).toEqual({ ...before, hasSecondFactor: false });
  expect(await isSignedIn(desk.app, careful.cookie)).toBe(false);
  expect((await logIn(desk.app, careful)).statusCode).toBe(200);
  expect((await reset(id)).statusCode).toBe(404);
});

test('a second factor that was begun and not confirmed is none', async () => {
  const account = await createAccount(desk.app, 'editor');
  const { id } = account.user;
  const cookie = await signInAccount(desk.app, account);
  await desk.send('POST', '/api/account/second-factor/secret', undefined, cookie);

  expect((await shown(id)).hasSecondFactor).toBe(false);
  expect((await reset(id)).statusCode).toBe(404);
  expect(await isSignedIn(desk.app, cookie)).toBe(true);
});

test('this is not the way to switch off the own one', async () => {
  const { user, cookie } = await createCarefulAccount(desk.app, 'admin');

  expect((await reset(user.id, cookie)).json()).toMatchObject({ statusCode: 409, code: 'own_second_factor' });
  expect((await reset(user.id)).statusCode).toBe(200);
});
