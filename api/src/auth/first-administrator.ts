import { randomInt } from 'node:crypto';
import { ConfigError, type Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { isListedPassword, isWeakPassword } from './weak-password.ts';
import { hashPassword } from './passwords.ts';
import { createUsersRepository } from './users.repository.ts';

const DEFAULT_EMAIL = 'admin@localhost';
const NAME = 'Verwaltung';
const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // without look-alikes
const PASSWORD_LENGTH = 16;

/**
 * Makes sure that somebody can sign in (docs/product.md#login-and-roles). Returns the text to print once when a
 * password was made up or the given one is weak, otherwise null; throws {@link ConfigError} for one of the most common.
 * Once an account exists, ADMIN_EMAIL and ADMIN_PASSWORD change nothing, whatever they are.
 */
export async function ensureFirstAdministrator(
  db: Database,
  config: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<string | null> {
  const users = createUsersRepository(db);
  if (!(await users.isEmpty())) return null;
  const email = config.adminEmail ?? DEFAULT_EMAIL;
  const password = config.adminPassword ?? inventPassword();
  if (config.adminPassword && (await isListedPassword(password)))
    throw new ConfigError(
      'ADMIN_PASSWORD ist eines der häufigsten Passwörter und sofort erraten: Bitte ein anderes angeben, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
    );
  const passwordHash = await hashPassword(password);
  const user = await users.insert({ email, name: NAME, role: 'admin', passwordHash });
  if (!user) return null;
  if (config.adminPassword)
    return (await isWeakPassword(db, password, { email, name: NAME }))
      ? 'Achtung: ADMIN_PASSWORD ist leicht zu erraten. Bitte nach der ersten Anmeldung unter „Mein Konto“ ändern.'
      : null;
  return `Erste Anmeldung unter /auth:\n  E-Mail:   ${email}\n  Passwort: ${password}\n(Wird nur dieses eine Mal angezeigt.)`;
}

function inventPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
