import { randomInt } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { hashPassword } from './passwords.ts';
import { createUsersRepository } from './users.repository.ts';

const DEFAULT_EMAIL = 'admin@localhost';
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // without look-alikes
const PASSWORD_LENGTH = 16;

/**
 * Makes sure that somebody can sign in (product, decision 11). Answers the text to print once when a password was made
 * up, otherwise null. Once an account exists, ADMIN_EMAIL and ADMIN_PASSWORD change nothing.
 */
export async function ensureFirstAdministrator(
  db: Database,
  config: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<string | null> {
  const users = createUsersRepository(db);
  if (!(await users.isEmpty())) return null;
  const email = config.adminEmail ?? DEFAULT_EMAIL;
  const password = config.adminPassword ?? inventPassword();
  const passwordHash = await hashPassword(password);
  const user = await users.insert({ email, name: 'Administration', role: 'admin', passwordHash });
  if (!user || config.adminPassword) return null;
  return `Erste Anmeldung unter /auth:\n  E-Mail:   ${email}\n  Passwort: ${password}\n(Wird nur dieses eine Mal angezeigt.)`;
}

function inventPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
