import { randomBytes, randomInt } from 'node:crypto';
import type { SecondFactor } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { conflict } from '../errors.ts';
import type { SealingKey } from '../crypto/sealing-key.ts';
import { lastStepNow, stepOfCode } from './one-time-code.ts';
import { hashWithSalt } from './passwords.ts';

type Row = {
  user_id: string;
  sealed_secret: string;
  key_id: string;
  recovery_salt: string;
  recovery_hashes: string[];
  last_step: number;
  confirmed_at: Date | null;
};

const TOTP_DIGITS = 6;

/** Second factors of accounts. Reading the table is not enough to make a code. */
export function createSecondFactorsRepository(db: Database, key: SealingKey) {
  const ofUser = (userId: string) => db<Row>('second_factors').where({ user_id: userId });
  const active = (userId: string) => ofUser(userId).whereNotNull('confirmed_at');

  /** Only one of several simultaneous uses of a code passes. */
  async function acceptTotp(userId: string, secret: string | null, code: string): Promise<boolean> {
    const step = secret === null ? null : stepOfCode(secret, code);
    if (step === null) return false;
    const used = await ofUser(userId)
      // A time in the future is clock skew, which must not block the next code.
      .where((later) => void later.where('last_step', '<', step).orWhere('last_step', '>', lastStepNow()))
      .update({ last_step: step });
    return used > 0;
  }

  async function acceptRecoveryCode(userId: string, salt: string, code: string): Promise<boolean> {
    const hash = await hashRecoveryCode(code, salt);
    const used = await active(userId)
      .whereRaw('? = ANY (recovery_hashes)', [hash])
      .update({ recovery_hashes: db.raw('array_remove(recovery_hashes, ?)', [hash]) });
    return used > 0;
  }

  return {
    async find(userId: string): Promise<SecondFactor> {
      const row = await active(userId).first();
      return { isOn: row !== undefined, recoveryCodes: row?.recovery_hashes.length ?? 0 };
    },

    async isOn(userId: string): Promise<boolean> {
      return (await active(userId).first('user_id')) !== undefined;
    },

    /** Replaces a secret that was never confirmed. Throws 409 when the second factor is on. */
    async begin(userId: string, secret: string): Promise<void> {
      const row = { user_id: userId, sealed_secret: key.seal(secret, userId), key_id: key.id };
      const begun = await db('second_factors')
        .insert(row)
        .onConflict('user_id')
        .merge({ ...row, last_step: 0, created_at: db.fn.now() })
        .whereNull('second_factors.confirmed_at')
        .returning('user_id');
      if (begun.length === 0)
        throw conflict('second_factor_on', 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.');
    },

    /** Whether a code from the app fits the secret that is being set up; that turns it on. Throws 409 without one. */
    async confirm(userId: string, code: string): Promise<boolean> {
      const row = await ofUser(userId).whereNull('confirmed_at').first();
      if (!row) throw conflict('second_factor_not_begun', 'Bitte die Einrichtung noch einmal von vorn beginnen.');
      if (!(await acceptTotp(userId, key.open(row.sealed_secret, userId), digitsOf(code)))) return false;
      return (await ofUser(userId).whereNull('confirmed_at').update({ confirmed_at: db.fn.now() })) > 0;
    },

    /** Whether a code from the app, or a recovery code, is right; that uses it up. */
    async use(userId: string, typed: string): Promise<boolean> {
      const row = await active(userId).first();
      if (!row) return false;
      const code = digitsOf(typed);
      return code.length === TOTP_DIGITS
        ? acceptTotp(userId, key.open(row.sealed_secret, userId), code)
        : acceptRecoveryCode(userId, row.recovery_salt, code);
    },

    /** New recovery codes in the place of all earlier ones. */
    async renewRecoveryCodes(userId: string): Promise<string[]> {
      const { codes, salt, hashes } = await createRecoveryCodes();
      await active(userId).update({ recovery_salt: salt, recovery_hashes: hashes });
      return codes;
    },

    /** Whether there was one. */
    async remove(userId: string): Promise<boolean> {
      return (await active(userId).delete()) > 0;
    },
  };
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

const RECOVERY_CODES = 10;
const RECOVERY_DIGITS = 10;

/** New recovery codes and how they are kept: like passwords, for 33 bits would be guessed from a quick hash. */
async function createRecoveryCodes(): Promise<{ codes: string[]; salt: string; hashes: string[] }> {
  const salt = randomBytes(16).toString('base64');
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES)
    codes.add(String(randomInt(10 ** RECOVERY_DIGITS)).padStart(RECOVERY_DIGITS, '0'));
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt));
  return { codes: [...codes], salt, hashes };
}

/** The salt is one for all codes of an account, so that a try costs one hash. */
function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return hashWithSalt(code, Buffer.from(salt, 'base64'));
}
