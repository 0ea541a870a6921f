import { randomBytes } from 'node:crypto';
import type { LinkOwner } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { sha256Of } from '../crypto/sha256.ts';

type Purpose = LinkOwner['purpose'];
type OpenLink = LinkOwner & { userId: string };

type NewLink = { token: string; expiresAt: string };

const DAYS: Readonly<Record<Purpose, number>> = { invitation: 7, password: 1 };
const REQUESTED_MINUTES = 60;

/** SQL of all links, those that administrators made and those that somebody has asked for at the login. */
const LINKS = `(SELECT user_id, token_hash, purpose, expires_at FROM user_links
  UNION ALL SELECT user_id, token_hash, 'password', expires_at FROM requested_links
  UNION ALL SELECT user_id, key, 'password', value::timestamptz FROM requested_links, jsonb_each_text(earlier)) AS links`;

/** SQL of the links that are still good when another one is asked for. */
const EARLIER = `(SELECT coalesce(jsonb_object_agg(hash, good_until), '{}') FROM (
    SELECT key AS hash, value::timestamptz AS good_until FROM jsonb_each_text(requested_links.earlier)
    UNION ALL SELECT requested_links.token_hash, requested_links.expires_at) AS link WHERE good_until > now())`;

/**
 * Links that set a password once. An account has at most one that an administrator made, and those that somebody has
 * asked for within the hour (the throttle limits how many): requests by strangers end none. Reading the tables is not
 * enough to use one.
 */
export function createOneTimeLinksRepository(db: Database) {
  const revoke = async (userId: string): Promise<void> => {
    await db('user_links').where({ user_id: userId }).delete();
    await db('requested_links').where({ user_id: userId }).delete();
  };

  /** Replaces the account's row in `table`; `replaced`: what else becomes of the row that is there. */
  async function insertLink(
    table: string,
    userId: string,
    lifetime: string,
    { columns = {}, replaced = {} }: { columns?: object; replaced?: object },
  ): Promise<NewLink> {
    const token = randomBytes(32).toString('base64url');
    const values = {
      token_hash: sha256Of(token),
      ...columns,
      created_at: db.fn.now(),
      expires_at: db.raw('now() + ?::interval', [lifetime]),
    };
    const [row] = await db(table)
      .insert({ user_id: userId, ...values })
      .onConflict('user_id')
      .merge({ ...values, ...replaced })
      .returning<{ expires_at: Date }[]>('expires_at');
    return { token, expiresAt: (row?.expires_at ?? new Date()).toISOString() };
  }

  return {
    /** Replaces all earlier links of the account. */
    async create(userId: string, purpose: Purpose): Promise<NewLink> {
      await db('requested_links').where({ user_id: userId }).delete();
      return insertLink('user_links', userId, `${DAYS[purpose]} days`, { columns: { purpose } });
    },

    /** Earlier requested links stay valid: anybody may ask, and the owner may be about to use one. */
    createRequested: (userId: string): Promise<NewLink> =>
      insertLink('requested_links', userId, `${REQUESTED_MINUTES} minutes`, { replaced: { earlier: db.raw(EARLIER) } }),

    /** Throws 410. */
    async find(token: string): Promise<OpenLink> {
      type Row = { user_id: string; purpose: Purpose; name: string; email: string; expires_at: Date };
      const { rows } = await db.raw<{ rows: Row[] }>(
        `SELECT user_id, purpose, name, email, expires_at FROM ${LINKS} JOIN users ON users.id = user_id
         WHERE token_hash = ? AND expires_at > now() AND deactivated_at IS NULL`,
        [sha256Of(token)],
      );
      const [row] = rows;
      if (!row) throw linkOver();
      const { user_id: userId, purpose, name, email, expires_at: expiresAt } = row;
      return { userId, purpose, name, email, expiresAt: expiresAt.toISOString() };
    },

    /** Ends the account's other links, too. Only one of several simultaneous uses passes. Throws 410. */
    async useUp(token: string): Promise<void> {
      const { rows } = await db.raw<{ rows: { user_id: string }[] }>(
        `WITH made AS (DELETE FROM user_links WHERE token_hash = :hash AND expires_at > now() RETURNING user_id),
           requested AS (DELETE FROM requested_links WHERE (token_hash = :hash AND expires_at > now())
             OR (earlier->>:hash)::timestamptz > now() RETURNING user_id)
         SELECT user_id FROM made UNION ALL SELECT user_id FROM requested`,
        { hash: sha256Of(token) },
      );
      if (!rows[0]) throw linkOver();
      await revoke(rows[0].user_id);
    },

    revoke,
  };
}

function linkOver(): AppError {
  return new AppError(
    410,
    'link_over',
    'Dieser Link gilt nicht mehr. Er wurde schon benutzt oder ist zu alt. Bitte die Verwaltung um einen neuen.',
  );
}
