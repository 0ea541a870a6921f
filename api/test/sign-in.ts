import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../src/auth/passwords.ts';
import { createUsersRepository } from '../src/auth/users.repository.ts';
import type { Role, User } from '../src/contract/index.ts';

/** An account with its password. */
export type TestAccount = { user: User; email: string; password: string };

/** Makes an account that nobody else uses. */
export async function createAccount(app: FastifyInstance, role: Role): Promise<TestAccount> {
  const email = `${role}-${randomUUID()}@verein.example`;
  const password = randomUUID();
  const user = await createUsersRepository(app.db).insert({
    email,
    name: role,
    role,
    passwordHash: await hashPassword(password),
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

/** Signs an account in that has no second factor and answers the value of the `cookie` header. */
export async function signInAccount(app: FastifyInstance, { email, password }: TestAccount): Promise<string> {
  return cookieOf(await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } }));
}

/** The cookies an answer has set, as the value of the `cookie` header. */
export function cookieOf({ cookies }: { cookies: readonly { name: string; value: string }[] }): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
