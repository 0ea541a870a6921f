import { createHash, randomBytes } from 'node:crypto';
import type { LinkOwner } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';

type Purpose = LinkOwner['purpose'];
type OpenLink = LinkOwner & { userId: string };

type NewLink = { token: string; expiresAt: string };

const DAYS: Readonly<Record<Purpose, number>> = { invitation: 7, password: 1 };
const REQUESTED_MINUTES = 60;

/** SQL of all links, those that administrators made and those that somebody has asked for at the login. */
const LINKS = `(SELECT user_id, token_hash, purpose, expires_at FROM user_links
  UNION ALL SELECT user_id, token_hash, 'password', expires_at FROM requested_links) AS links`;

/**
 * Links that set a password once. An account has at most one that an administrator made and one that somebody has asked for: strangers
 * end none of the former. Reading the tables is not enough to use one.
 */
export function createOneTimeLinksRepository(db: Database) {
  const revoke = async (userId: string): Promise<void> => {
    await db('user_links').where({ user_id: userId }).delete();
    await db('requested_links').where({ user_id: userId }).delete();
  };

  return {
    /** Replaces all earlier links of the account. */
    async create(userId: string, purpose: Purpose): Promise<NewLink> {
      await db('requested_links').where({ user_id: userId }).delete();
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

    /** Replaces the earlier one that was asked for. */
    async createRequested(userId: string): Promise<NewLink> {
      const token = randomBytes(32).toString('base64url');
      const [row] = await db('requested_links')
        .insert({
          user_id: userId,
          token_hash: digest(token),
          created_at: db.fn.now(),
          expires_at: db.raw('now() + make_interval(mins => ?)', [REQUESTED_MINUTES]),
        })
        .onConflict('user_id')
        .merge()
        .returning<{ expires_at: Date }[]>('expires_at');
      return { token, expiresAt: (row?.expires_at ?? new Date()).toISOString() };
    },

    /** Throws 410. */
    async find(token: string): Promise<OpenLink> {
      type Row = { user_id: string; purpose: Purpose; name: string; email: string; expires_at: Date };
      const { rows } = await db.raw<{ rows: Row[] }>(
        `SELECT user_id, purpose, name, email, expires_at FROM ${LINKS} JOIN users ON users.id = user_id
         WHERE token_hash = ? AND expires_at > now() AND deactivated_at IS NULL`,
        [digest(token)],
      );
      const [row] = rows;
      if (!row) throw linkOver();
      const { user_id: userId, purpose, name, email, expires_at: expiresAt } = row;
      return { userId, purpose, name, email, expiresAt: expiresAt.toISOString() };
    },

    /** Ends the account's other links, too. Of several who come at once, one passes. Throws 410. */
    async useUp(token: string): Promise<void> {
      const { rows } = await db.raw<{ rows: { user_id: string }[] }>(
        `WITH made AS (DELETE FROM user_links WHERE token_hash = :hash AND expires_at > now() RETURNING user_id),
           requested AS (DELETE FROM requested_links WHERE token_hash = :hash AND expires_at > now() RETURNING user_id)
         SELECT user_id FROM made UNION ALL SELECT user_id FROM requested`,
        { hash: digest(token) },
      );
      if (!rows[0]) throw linkOver();
      await revoke(rows[0].user_id);
    },

    revoke,
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
