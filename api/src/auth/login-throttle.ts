import { createHash } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { tooManyAttempts } from '../errors.ts';
import { networkOf } from '../plugins/network.ts';

const WINDOW_SECONDS = 15 * 60;

/** Failed tries per window. Guessing one account from many addresses and many accounts from one are both limited. */
const LIMITS = { pair: 5, address: 20, account: 50 } as const;

/** Begun in the future: the clock was set back, and nobody shall wait for it to catch up. Tries at once differ a little. */
const IS_OVER = `(old.since < now() - make_interval(secs => :window) OR old.since > now() + interval '1 minute')`;

/** Wrong codes of an account per window, from wherever: guessing for a day is right once in 700 times. */
const MOST_CODES = 5;

type Attempt = { email: string; address: string };

/** Counts in the database, so that several instances and a restart do not give more tries. */
export function createLoginThrottle(db: Database) {
  return {
    /** Counts a try before it is checked, so that parallel tries count too. Throws 429 beyond a limit. */
    async count(attempt: Attempt): Promise<void> {
      for (const [subject, limit] of subjectsOf(attempt)) {
        const { attempts, seconds } = await countOne(db, subject);
        if (attempts > limit) throw tooManyAttempts(seconds);
      }
    },

    /** A successful login was not a guess. */
    async forgive(attempt: Attempt): Promise<void> {
      const [pair, ...others] = subjectsOf(attempt).map(([subject]) => subject);
      await db('login_attempts').where({ subject: pair }).delete();
      await db('login_attempts').whereIn('subject', others).decrement('attempts', 1);
    },

    /** Counts a code beside a right password before it is checked. Throws 429 beyond the limit. */
    async countCode(userId: string): Promise<void> {
      const { attempts, seconds } = await countOne(db, digest('code', userId));
      if (attempts > MOST_CODES) throw tooManyAttempts(seconds);
    },

    /** A right code was not a guess. */
    async forgiveCode(userId: string): Promise<void> {
      await db('login_attempts')
        .where({ subject: digest('code', userId) })
        .delete();
    },

    async forgetOld(): Promise<void> {
      await db('login_attempts AS old').whereRaw(IS_OVER, { window: WINDOW_SECONDS }).delete();
    },
  };
}

async function countOne(db: Database, subject: string): Promise<{ attempts: number; seconds: number }> {
  const { rows } = await db.raw<{ rows: { attempts: number; seconds: number }[] }>(
    `INSERT INTO login_attempts AS old (subject, attempts, since) VALUES (:subject, 1, now())
     ON CONFLICT (subject) DO UPDATE SET
       attempts = CASE WHEN ${IS_OVER} THEN 1 ELSE old.attempts + 1 END,
       since = CASE WHEN ${IS_OVER} THEN now() ELSE old.since END
     RETURNING attempts, greatest(1, ceil(extract(epoch FROM since - now()) + :window))::int AS seconds`,
    { subject, window: WINDOW_SECONDS },
  );
  return rows[0] ?? { attempts: 1, seconds: WINDOW_SECONDS };
}

function subjectsOf({ email, address }: Attempt): [subject: string, limit: number][] {
  const account = email.trim().toLowerCase();
  const network = networkOf(address);
  return [
    [digest('pair', account, network), LIMITS.pair],
    [digest('address', network), LIMITS.address],
    [digest('account', account), LIMITS.account],
  ];
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
