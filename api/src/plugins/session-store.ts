import { createHash } from 'node:crypto';
import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Database } from '../database/connect.ts';

type SessionRow = { id_hash: string; user_id: string | null; data: Session | string; expires_at: Date };

/** Sessions in PostgreSQL. Who reads the table cannot take one over: only the SHA-256 of each id is there. */
export function createSessionStore(db: Database): SessionStore {
  const rows = () => db<SessionRow>('sessions');

  return {
    get(id, done) {
      rows()
        .where({ id_hash: digest(id) })
        .andWhere('expires_at', '>', db.fn.now())
        .first('data')
        .then((row) => done(null, (row?.data as Session | undefined) ?? null), done);
    },
    set(id, session, done) {
      const row = {
        id_hash: digest(id),
        user_id: session.userId ?? null,
        data: JSON.stringify(session),
        expires_at: session.cookie.expires ?? new Date(),
      };
      rows()
        .insert(row)
        .onConflict('id_hash')
        .merge()
        .then(() => done(), done);
    },
    destroy(id, done) {
      rows()
        .where({ id_hash: digest(id) })
        .delete()
        .then(() => done(), done);
    },
  };
}

function digest(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
