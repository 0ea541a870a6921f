import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { createUsersRepository } from '../src/auth/users.repository.ts';
import type { Role, User } from '../src/contract/index.ts';

/** The input of a login. */
export type Credentials = { email: string; password: string };

/** An account with its password. */
export type TestAccount = Credentials & { user: User };

/** A hash says itself what it has cost; like any of another cost than today's, the first login makes it anew. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Makes an account that nobody else uses. */
export async function createAccount(app: FastifyInstance, role: Role): Promise<TestAccount> {
  const email = `${role}-${randomUUID()}@verein.example`;
  const password = randomUUID();
  const user = await createUsersRepository(app.db).insert({
    email,
    name: role,
    role,
    passwordHash: await hash(password, CHEAP),
  });
  if (!user) throw new Error('the address is taken');
  return { user, email, password };
}

/** Signs a new account in and answers the value of the `cookie` header. */
export async function signIn(app: FastifyInstance, role: Role): Promise<string> {
  return signInAccount(app, await createAccount(app, role));
}

/** Signs a new trainer of these teams in, which must exist, and answers the value of the `cookie` header. */
export async function signInTrainer(app: FastifyInstance, ...teams: string[]): Promise<string> {
  const account = await createAccount(app, 'trainer');
  await app.db('users_teams').insert(teams.map((team) => ({ user_id: account.user.id, team })));
  return signInAccount(app, account);
}

/** Where a request comes from: the cookies of a device, and the address of its network. */
export type Whence = { cookie?: string; remoteAddress?: string };

/** Asks to be signed in; `code` is that of the second factor. */
export function logIn(
  app: FastifyInstance,
  { email, password }: Credentials,
  code?: string,
  { cookie, remoteAddress }: Whence = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/login',
    ...(cookie && { headers: { cookie } }),
    ...(remoteAddress && { remoteAddress }),
    payload: { email, password, ...(code && { code }) },
  });
}

/** The mark that a device keeps when its session is over, as the value of the `cookie` header. */
export function markOf(cookie: string): string {
  return cookie.split('; ').find((pair) => pair.includes('portal_device=')) ?? '';
}

/** Signs an account in that has no second factor and answers the value of the `cookie` header. */
export async function signInAccount(app: FastifyInstance, account: Credentials): Promise<string> {
  return cookieOf(await logIn(app, account));
}

/** The cookies an answer has set, as the value of the `cookie` header. */
export function cookieOf({ cookies }: { cookies: readonly { name: string; value: string }[] }): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** Whether somebody is signed in with this `cookie`. */
export async function isSignedIn(app: FastifyInstance, cookie: string): Promise<boolean> {
  return (await app.inject({ url: '/api/account', headers: { cookie } })).statusCode === 200;
}
