import type { Passkey } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { conflict, notFound } from '../errors.ts';
import { sha256Of } from '../crypto/sha256.ts';

const MOST_PASSKEYS = 10;
const CHALLENGE_MINUTES = 5;

type Purpose = 'login' | 'proof' | 'registration';

type Row = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: string;
  transports: string[];
  rp_id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

/** A passkey as an answer is checked with; `publicKey` in base64url. */
export type KeptPasskey = { id: string; userId: string; publicKey: string; counter: number };

type NewRow = {
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  rpId: string;
  name: string;
};

/** Passkeys of accounts. Only public keys are kept: they verify signatures and make none. */
export function createPasskeysRepository(db: Database) {
  const ofUser = (userId: string) => db<Row>('passkeys').where({ user_id: userId });

  return {
    /** `rpId`: the host of the request; null where none can be used. */
    async findAll(userId: string, rpId: string | null): Promise<Passkey[]> {
      const rows = await ofUser(userId).orderBy('created_at');
      return rows.map((row) => toPasskey(row, rpId));
    },

    /** The passkeys of an account that can be used at a host. */
    async findCredentials(userId: string, rpId: string): Promise<{ id: string; transports: string[] }[]> {
      const rows = await ofUser(userId).where({ rp_id: rpId });
      return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
    },

    async find(credentialId: string, rpId: string): Promise<KeptPasskey | null> {
      const row = await db<Row>('passkeys').where({ credential_id: credentialId, rp_id: rpId }).first();
      if (!row) return null;
      const { id, user_id: userId, public_key: publicKey, counter } = row;
      return { id, userId, publicKey, counter: Number(counter) };
    },

    /** Throws 409 beyond ten, and for one that is known. */
    async insert({ userId, credentialId, publicKey, rpId, ...rest }: NewRow): Promise<Passkey> {
      return db.transaction(async (trx) => {
        await trx('users').where({ id: userId }).forUpdate().first('id');
        const known = await trx<Row>('passkeys').where({ user_id: userId }).select('id');
        if (known.length >= MOST_PASSKEYS)
          throw conflict('too_many_passkeys', `Mehr als ${MOST_PASSKEYS} Passkeys gehen nicht. Erst einen entfernen.`);
        const row = {
          ...rest,
          user_id: userId,
          credential_id: credentialId,
          public_key: publicKey,
          rp_id: rpId,
        };
        const [inserted] = await trx('passkeys').insert(row).onConflict('credential_id').ignore().returning<Row[]>('*');
        if (!inserted) throw conflict('known_passkey', 'Diesen Passkey gibt es schon.');
        return toPasskey(inserted, rpId);
      });
    },

    async noteUse(id: string, counter: number): Promise<void> {
      await db('passkeys').where({ id }).update({ counter, last_used_at: db.fn.now() });
    },

    /** Throws 404. */
    async remove(userId: string, id: string): Promise<void> {
      if (!(await ofUser(userId).where({ id }).delete())) throw notFound('Diesen Passkey gibt es nicht mehr.');
    },

    async removeAll(userId: string): Promise<void> {
      await ofUser(userId).delete();
    },

    /** `userId`: null where nobody is signed in. */
    async keepChallenge(challenge: string, purpose: Purpose, userId: string | null): Promise<void> {
      await db('passkey_challenges').insert({
        challenge_hash: sha256Of(challenge),
        purpose,
        user_id: userId,
        expires_at: db.raw('now() + make_interval(mins => ?)', [CHALLENGE_MINUTES]),
      });
    },

    /** Only one of several simultaneous uses passes. */
    async useChallenge(challenge: string, purpose: Purpose, userId: string | null): Promise<boolean> {
      const used = await db('passkey_challenges')
        .where({ challenge_hash: sha256Of(challenge), purpose, user_id: userId })
        .where('expires_at', '>', db.fn.now())
        .delete();
      return used > 0;
    },

    async forgetOld(): Promise<void> {
      await db('passkey_challenges').where('expires_at', '<=', db.fn.now()).delete();
    },
  };
}

function toPasskey(row: Row, rpId: string | null): Passkey {
  return {
    id: row.id,
    name: row.name,
    host: row.rp_id,
    isUsableHere: row.rp_id === rpId,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
