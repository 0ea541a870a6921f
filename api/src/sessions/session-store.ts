import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Database } from '../database/connect.ts';

type SessionRow = { id_hash: string; user_id: string | null; data: Session | string; expires_at: Date };

/** SQL of a session that counts: not too old, and used within three days, so from Saturday's match to Tuesday's training. */
export const IS_OPEN = "expires_at > now() AND last_used_at > now() - interval '3 days'";

/** Sessions in PostgreSQL. Reading the table is not enough to hijack one: it holds only the SHA-256 of each id. */
export function createSessionStore(db: Database): SessionStore & { forgetOver(): Promise<void> } {
  const rows = () => db<SessionRow>('sessions');

  const get = async (id: string): Promise<Session | null> => {
    const row = await rows()
      .where({ id_hash: sessionDigest(id) })
      .whereRaw(IS_OPEN)
      .first('data');
    return (row?.data as Session | undefined) ?? null;
  };
  const set = async (id: string, session: Session): Promise<void> => {
    const row = {
      id_hash: sessionDigest(id),
      user_id: session.userId ?? null,
      data: JSON.stringify(session),
      expires_at: session.cookie.expires ?? new Date(),
    };
    await rows().insert(row).onConflict('id_hash').merge();
  };
  const destroy = async (id: string): Promise<void> => {
    await rows()
      .where({ id_hash: sessionDigest(id) })
      .delete();
  };

  const forgetOver = async (): Promise<void> => {
    await rows().whereRaw(`NOT (${IS_OPEN})`).delete();
  };

  return { get: callbackify(get), set: callbackify(set), destroy: callbackify(destroy), forgetOver };
}

/** How a session's id is kept. */
export function sessionDigest(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
