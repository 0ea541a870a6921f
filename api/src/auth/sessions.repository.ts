import type { SignedInSession } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { notFound } from '../errors.ts';
import { IS_OPEN, IS_REPLACED } from '../sessions/session-store.ts';
import { createKnownDevicesRepository } from '../sessions/known-devices.repository.ts';

type SessionRow = {
  id: string;
  id_hash: string;
  data: { device?: string; knownDevice?: string; staysUntil?: number; replaces?: string; follows?: string };
  last_area: string | null;
  created_at: Date;
  last_used_at: Date;
};

/** The sessions of accounts. */
export function createSessionsRepository(db: Database) {
  const ofUser = (userId: string) => db<SessionRow>('sessions').where('user_id', userId);
  const devices = createKnownDevicesRepository(db);

  return {
    /** Last used first; `currentHash` belongs to the requesting session. */
    async findAll(userId: string, currentHash: string | null): Promise<SignedInSession[]> {
      const rows = await ofUser(userId)
        .whereRaw(IS_OPEN)
        .whereRaw(`NOT (${IS_REPLACED})`)
        .whereRaw(
          `coalesce((data->>'epoch')::integer, 0) = (SELECT session_epoch FROM users WHERE id = sessions.user_id)`,
        )
        .orderBy('last_used_at', 'desc');
      return rows.map((row) => ({
        id: row.id,
        device: row.data.device ?? 'Unbekanntes Gerät',
        lastArea: row.last_area,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        isCurrent: currentHash !== null && [row.id_hash, row.data.replaces, row.data.follows].includes(currentHash),
        staysUntil: row.data.staysUntil === undefined ? null : new Date(row.data.staysUntil).toISOString(),
      }));
    },

    /** Forgets the device, too, unless it is `ownDevice`, the device of the request. Throws 404. */
    async end(userId: string, id: string, ownDevice?: string): Promise<void> {
      const [ended] = await ofUser(userId).where({ id }).delete().returning<Pick<SessionRow, 'data'>[]>('data');
      if (!ended) throw notFound('Diese Anmeldung ist schon beendet.');
      const { knownDevice, replaces, follows } = ended.data;
      const predecessors = [replaces, follows].filter((hash) => hash !== undefined);
      await ofUser(userId).whereIn('id_hash', predecessors).delete();
      if (knownDevice && knownDevice !== ownDevice) await devices.forget(userId, knownDevice);
    },

    /** Forgets all other devices, too. */
    async endOthers(userId: string, currentHash: string | null, ownDevice?: string): Promise<void> {
      await ofUser(userId)
        .whereNot('id_hash', currentHash ?? '')
        .delete();
      await devices.forgetOthers(userId, ownDevice ?? null);
    },

    /** Also ends a login in progress; returns the epoch of those that begin from now on. */
    async endAll(userId: string): Promise<number> {
      const [row] = await db('users')
        .where({ id: userId })
        .update({ session_epoch: db.raw('session_epoch + 1') })
        .returning<{ session_epoch: number }[]>('session_epoch');
      await ofUser(userId).delete();
      return row?.session_epoch ?? 0;
    },
  };
}
