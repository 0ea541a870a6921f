import type { Database } from '../database/connect.ts';

/** How long an unused device stays known: as long as browsers keep a cookie (RFC 6265bis, section 5.5). */
export const KNOWN_DAYS = 400;

/** An account's devices, those used last: each has login attempts of its own, so their number is limited. */
export const MOST_DEVICES = 10;

const IS_OVER = `seen_at < now() - make_interval(days => ${KNOWN_DAYS})`;

/** Devices on which an account has signed in; a device is the hash of its id. */
export function createKnownDevicesRepository(db: Database) {
  const ofUser = (userId: string) => db('known_devices').where({ user_id: userId });

  return {
    async isKnown(userId: string, device: string): Promise<boolean> {
      const row = await ofUser(userId).where({ device_hash: device }).whereRaw(`NOT (${IS_OVER})`).first('user_id');
      return row !== undefined;
    },

    /** Accounts that are switched off know none. */
    async isKnownToAny(device: string): Promise<boolean> {
      const row = await db('known_devices')
        .join('users', 'users.id', 'known_devices.user_id')
        .where({ device_hash: device, deactivated_at: null })
        .whereRaw(`NOT (${IS_OVER})`)
        .first('user_id');
      return row !== undefined;
    },

    async note(userId: string, device: string): Promise<void> {
      await db.transaction(async (trx) => {
        // Locks the account: simultaneous logins must not make one device too many.
        await trx.raw(
          `INSERT INTO known_devices (user_id, device_hash) SELECT id, :device FROM users WHERE id = :userId FOR UPDATE
           ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = now()`,
          { userId, device },
        );
        await trx.raw(
          `DELETE FROM known_devices WHERE user_id = :userId AND device_hash NOT IN (
             SELECT device_hash FROM known_devices WHERE user_id = :userId ORDER BY seen_at DESC LIMIT ${MOST_DEVICES})`,
          { userId },
        );
      });
    },

    async forget(userId: string, device: string): Promise<void> {
      await ofUser(userId).where({ device_hash: device }).delete();
    },

    /** All but `device`, where one is named. */
    async forgetOthers(userId: string, device: string | null): Promise<void> {
      await ofUser(userId)
        .whereNot({ device_hash: device ?? '' })
        .delete();
    },

    async forgetOld(): Promise<void> {
      await db('known_devices').whereRaw(IS_OVER).delete();
    },
  };
}
