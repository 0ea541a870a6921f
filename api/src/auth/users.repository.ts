import type { Role, User } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';

type UserRow = { id: string; email: string; name: string; role: Role; password_hash: string };

/** A new account; `email` in any spelling, `passwordHash` in argon2's own format. */
export type NewUser = { email: string; name: string; role: Role; passwordHash: string };

/** Accounts. */
export function createUsersRepository(db: Database) {
  return {
    async find(id: string): Promise<User | null> {
      return toUser(await db<UserRow>('users').where({ id }).first());
    },

    /** What a login needs; null for an unknown address. */
    async findForLogin(email: string): Promise<{ user: User; passwordHash: string } | null> {
      const row = await db<UserRow>('users')
        .where({ email: normalise(email) })
        .first();
      const user = toUser(row);
      return row && user ? { user, passwordHash: row.password_hash } : null;
    },

    /** null when the address is taken. */
    async insert({ email, name, role, passwordHash }: NewUser): Promise<User | null> {
      const row = { email: normalise(email), name, role, password_hash: passwordHash };
      const [inserted] = await db<UserRow>('users').insert(row).onConflict('email').ignore().returning('*');
      return toUser(inserted);
    },

    async updatePassword(id: string, passwordHash: string): Promise<void> {
      await db<UserRow>('users').where({ id }).update({ password_hash: passwordHash });
    },

    async isEmpty(): Promise<boolean> {
      return !(await db('users').first('id'));
    },
  };
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}

function toUser(row: UserRow | undefined): User | null {
  return row ? { id: row.id, email: row.email, name: row.name, role: row.role } : null;
}
