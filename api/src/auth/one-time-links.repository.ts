import { createHash, randomBytes } from 'node:crypto';
import type { LinkOwner } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';

type Purpose = LinkOwner['purpose'];
type OpenLink = LinkOwner & { userId: string };

const DAYS: Readonly<Record<Purpose, number>> = { invitation: 7, password: 1 };

/** Links that set a password once. An account has at most one; reading the table is not enough to use it. */
export function createOneTimeLinksRepository(db: Database) {
  const open = () =>
    db('user_links')
      .join('users', 'users.id', 'user_links.user_id')
      .where('user_links.expires_at', '>', db.fn.now())
      .whereNull('users.deactivated_at');

  return {
    /** Replaces an earlier link of the account. */
    async create(userId: string, purpose: Purpose): Promise<{ token: string; expiresAt: string }> {
      const token = randomBytes(32).toString('base64url');
      const [row] = await db('user_links')
        .insert({
          user_id: userId,
          token_hash: digest(token),
          purpose,
          created_at: db.fn.now(),
          expires_at: db.raw('now() + make_interval(days => ?)', [DAYS[purpose]]),
        })
        .onConflict('user_id')
        .merge()
        .returning<{ expires_at: Date }[]>('expires_at');
      return { token, expiresAt: (row?.expires_at ?? new Date()).toISOString() };
    },

    /** Throws 410. */
    async find(token: string): Promise<OpenLink> {
      const row = await open()
        .where({ token_hash: digest(token) })
        .first<{ user_id: string; purpose: Purpose; name: string; email: string; expires_at: Date } | undefined>(
          'user_links.user_id',
          'user_links.purpose',
          'users.name',
          'users.email',
          'user_links.expires_at',
        );
      if (!row) throw linkOver();
      const { user_id: userId, purpose, name, email, expires_at: expiresAt } = row;
      return { userId, purpose, name, email, expiresAt: expiresAt.toISOString() };
    },

    /** Of several who come at once, one passes. Throws 410. */
    async useUp(token: string): Promise<void> {
      const used = await db('user_links')
        .where({ token_hash: digest(token) })
        .andWhere('expires_at', '>', db.fn.now())
        .delete();
      if (!used) throw linkOver();
    },

    async revoke(userId: string): Promise<void> {
      await db('user_links').where({ user_id: userId }).delete();
    },
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function linkOver(): AppError {
  return new AppError(
    410,
    'link_over',
    'Dieser Link gilt nicht mehr. Er wurde schon benutzt oder ist zu alt. Bitte die Verwaltung um einen neuen.',
  );
}
