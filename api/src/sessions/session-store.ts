import { callbackify } from 'node:util';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Database } from '../database/connect.ts';
import { sha256Of } from '../crypto/sha256.ts';

type SessionRow = { id_hash: string; user_id: string | null; data: Session | string; expires_at: Date };

/**
 * SQL of a valid session: not too old, and used within three days, so from Saturday's match to Tuesday's training,
 * unless somebody stays signed in there.
 */
export const IS_OPEN =
  "expires_at > now() AND (last_used_at > now() - interval '3 days' OR data->>'staysUntil' IS NOT NULL)";

/** SQL of a session whose id has been replaced by a new one. */
export const IS_REPLACED = "data->>'isReplaced' IS NOT NULL";

/** How long an id is still good after its successor was sent, in case that has never arrived. */
const GRACE = "now() + interval '3 days'";

/** The same after the password was given: requests in flight bring the old id. */
const SHORT_GRACE = "now() + interval '30 seconds'";

/** Sessions in PostgreSQL. Reading the table is not enough to hijack one: it holds only the SHA-256 of each id. */
export function createSessionStore(db: Database): SessionStore & Successions & { forgetOver(): Promise<void> } {
  const rows = () => db<SessionRow>('sessions');
  /** Ids that their successors replace; the plugin would delete them at once. */
  const replaced = new Set<string>();

  const get = async (id: string): Promise<Session | null> => {
    const row = await rows()
      .where({ id_hash: sha256Of(id) })
      .whereRaw(IS_OPEN)
      .first('data');
    return (row?.data as Session | undefined) ?? null;
  };
  const set = async (id: string, session: Session): Promise<void> => {
    const expires = session.cookie.expires ?? new Date();
    const row = {
      id_hash: sha256Of(id),
      user_id: session.userId ?? null,
      data: JSON.stringify(session),
      // A successor that never reached the browser expires with the grace period.
      expires_at: session.replaces ? db.raw<Date>(`least(?, ${GRACE})`, [expires]) : expires,
    };
    await rows().insert(row).onConflict('id_hash').merge();
  };
  const destroy = async (id: string): Promise<void> => {
    if (replaced.delete(id)) return;
    await rows()
      .where({ id_hash: sha256Of(id) })
      .delete();
  };

  const forgetOver = async (): Promise<void> => {
    await rows().whereRaw(`NOT (${IS_OPEN})`).delete();
  };

  const beginSuccession = async (id: string): Promise<boolean> => {
    const begun = await rows()
      .where({ id_hash: sha256Of(id) })
      .whereRaw(`NOT (${IS_REPLACED})`)
      .update({
        data: db.raw(`data || '{"isReplaced": true}'`),
        expires_at: db.raw(`least(expires_at, ${GRACE})`),
      });
    if (begun) replaced.add(id);
    return begun > 0;
  };
  const beginShortSuccession = async (id: string, session: Session): Promise<void> => {
    const data = { ...(JSON.parse(JSON.stringify(session)) as object), isReplaced: true };
    const row = { id_hash: sha256Of(id), user_id: session.userId ?? null, data: JSON.stringify(data) };
    await rows()
      .insert({ ...row, expires_at: db.raw<Date>(SHORT_GRACE) })
      .onConflict('id_hash')
      .merge();
    replaced.add(id);
  };
  const endPredecessors = async ({ replaces, follows }: Session): Promise<void> => {
    await rows()
      .whereIn(
        'id_hash',
        [replaces, follows].filter((hash) => hash !== undefined),
      )
      .delete();
  };
  const endSuccession = async (id: string, { replaces, staysUntil = 0 }: Session): Promise<void> => {
    await rows()
      .where({ id_hash: replaces ?? '' })
      .delete();
    await rows()
      .where({ id_hash: sha256Of(id) })
      .update({ data: db.raw(`data - 'replaces'`), expires_at: new Date(staysUntil) });
  };

  return {
    get: callbackify(get),
    set: callbackify(set),
    destroy: callbackify(destroy),
    forgetOver,
    beginSuccession,
    beginShortSuccession,
    endSuccession,
    endPredecessors,
  };
}

/** A new id for a session, while the old one is good until the browser uses the new one. */
type Successions = {
  /** Only one of several simultaneous requests may replace the id. */
  beginSuccession(id: string): Promise<boolean>;
  /** The same for as long as requests are under way; also of a session that has just been ended with all others. */
  beginShortSuccession(id: string, session: Session): Promise<void>;
  /** The browser has the new id: the old one is over. */
  endSuccession(id: string, session: Session): Promise<void>;
  /** Ends the ids that a session has taken the place of, which are still good. */
  endPredecessors(session: Session): Promise<void>;
};
