import type { Role, User } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { fold } from '../rich-text/fold.ts';
import { createOneTimeLinksRepository } from './one-time-links.repository.ts';

type UserRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string | null;
  session_epoch: number;
  reads_messages: boolean;
  /** Only as far as it was asked for. */
  trainers_publish?: boolean;
  search_text: string;
};

/**
 * A new account; `email` in any spelling, `passwordHash` in argon2's own format, null for an invited user without a
 * password.
 */
type NewUser = {
  id?: string;
  email: string;
  name: string;
  role: Role;
  passwordHash: string | null;
  readsMessages?: boolean;
};

/** What a login needs. A session is valid while its epoch is the account's. */
export type Login = { user: User; passwordHash: string | null; sessionEpoch: number };

/** Accounts. */
export function createUsersRepository(db: Database) {
  const active = () =>
    db<UserRow>('users')
      .whereNull('deactivated_at')
      .select<UserRow[]>('users.*', db.raw('(SELECT trainers_publish FROM settings) AS trainers_publish'));

  return {
    /** The user of a session; null when the account is deactivated or its sessions were ended since. */
    async findSignedIn(id: string, session_epoch: number): Promise<User | null> {
      return toUser(await active().where({ id, session_epoch }).first());
    },

    /** null for an unknown address and for an account that is deactivated. */
    async findForLogin(email: string): Promise<Login | null> {
      const row = await active()
        .where({ email: normaliseEmail(email) })
        .first();
      const user = toUser(row);
      return row && user ? { user, passwordHash: row.password_hash, sessionEpoch: row.session_epoch } : null;
    },

    /** null for an account that is deactivated. */
    async findLoginById(id: string): Promise<Login | null> {
      const row = await active().where({ id }).first();
      const user = toUser(row);
      return row && user ? { user, passwordHash: row.password_hash, sessionEpoch: row.session_epoch } : null;
    },

    async noteLogin(id: string): Promise<void> {
      await db('users').where({ id }).update({ last_login_at: db.fn.now() });
    },

    /** null when the address is taken. */
    async insert({ id, email, name, role, passwordHash, readsMessages = false }: NewUser): Promise<User | null> {
      const address = normaliseEmail(email);
      const row = {
        ...(id && { id }),
        email: address,
        name,
        role,
        password_hash: passwordHash,
        reads_messages: readsMessages,
        search_text: searchTextOf(name, address),
      };
      const [inserted] = await db<UserRow>('users').insert(row).onConflict('email').ignore().returning('*');
      return toUser(inserted);
    },

    /**
     * Sets the password and ends all sessions, and links that could set another one; returns the epoch of those that
     * begin from now on.
     */
    async updatePassword(id: string, passwordHash: string): Promise<number> {
      const change = { password_hash: passwordHash, session_epoch: db.raw('session_epoch + 1') };
      const [row] = await db('users')
        .where({ id })
        .update(change)
        .returning<{ session_epoch: number }[]>('session_epoch');
      await db('sessions').where({ user_id: id }).delete();
      await createOneTimeLinksRepository(db).revoke(id);
      return row?.session_epoch ?? 0;
    },

    /** The same password under another hash, so no session ends; not when it was changed meanwhile. */
    async renewHash(id: string, earlier: string, passwordHash: string): Promise<void> {
      await db('users').where({ id, password_hash: earlier }).update({ password_hash: passwordHash });
    },

    async isEmpty(): Promise<boolean> {
      return !(await db('users').first('id'));
    },
  };
}

/** The searched text of an account. */
export function searchTextOf(name: string, email: string): string {
  return fold(`${name} ${email}`);
}

/** One spelling for each address. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

function toUser(row: UserRow | undefined): User | null {
  if (!row) return null;
  const { id, email, name, role, reads_messages: readsMessages } = row;
  const publishes = role === 'trainer' && row.trainers_publish;
  return { id, email, name, role, ...(readsMessages && { readsMessages }), ...(publishes && { publishes }) };
}
