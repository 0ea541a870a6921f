import { DAY_SECONDS } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { tooManyAttempts } from '../errors.ts';
import { networkOf } from '../http/address-limit.ts';
import { MOST_DEVICES } from '../sessions/known-devices.repository.ts';
import { sha256Of } from '../crypto/sha256.ts';
import { normaliseEmail } from './users.repository.ts';

const WINDOW_SECONDS = 15 * 60;

/** Links for a new password that anybody may have mailed to one address per window. */
const LINKS = 3;

/**
 * Wrong passwords per window. For strangers: per network and account, per network, and per account. Users who signed in
 * before are counted apart, so that strangers cannot lock them out: per device, per session, and all sessions of an
 * account together.
 */
const LIMITS = { pair: 5, network: 20, account: 50, device: 5, session: 5, sessions: 50 } as const;

/** Wrong codes per window, each beside a right password: of all strangers together, of a device, of a session. */
const CODES = 5;

// A window begins with its first try: 96 begin within a day, and one may have begun before it.
const WINDOWS_A_DAY = DAY_SECONDS / WINDOW_SECONDS + 1;

/**
 * The most passwords that can be tried for one account within 24 hours, unless a rescue or a used link begins the count
 * anew: 4,850 by strangers from however many addresses, and 14,550 with stolen marks of all its devices and ten stolen
 * sessions.
 */
export const MOST_GUESSES_A_DAY = {
  strangers: WINDOWS_A_DAY * LIMITS.account,
  everybody: WINDOWS_A_DAY * (LIMITS.account + MOST_DEVICES * LIMITS.device + LIMITS.sessions),
} as const;

/** A start in the future is clock skew, which must not extend the wait. Simultaneous attempts differ a little. */
const IS_OVER = `(old.since < now() - make_interval(secs => :window) OR old.since > now() + interval '1 minute')`;

/** Until a window ends. */
const SECONDS_LEFT = 'greatest(1, ceil(extract(epoch FROM since - now()) + :window))::int';

/** The source of an attempt: a session (hash of its id), a device known for the account, or a stranger. */
export type Guesser = { session: string } | { device: string } | { address: string };

/** An attempt on the account with this address; `what` is being guessed. */
type Attempt = { what: 'password' | 'code'; email: string; by: Guesser };

/** Counts in the database, so that neither more instances nor a restart allow more attempts. */
export function createLoginThrottle(db: Database) {
  return {
    /** Counts an attempt before it is checked, so that parallel attempts count, too. Throws 429 beyond a limit. */
    async count(attempt: Attempt): Promise<void> {
      if (attempt.what === 'password' && 'address' in attempt.by) await refuseUsedUp(db, ofNetwork(attempt.by.address));
      for (const [subject, limit] of subjectsOf(attempt)) {
        const { attempts, seconds } = await countOne(db, subject);
        if (attempts > limit) throw tooManyAttempts(seconds);
      }
    },

    /** Counts a link that somebody asks for, whether there is an account with this address or not. Throws 429. */
    async countLink(email: string): Promise<void> {
      const { attempts, seconds } = await countOne(db, digest('link', normaliseEmail(email)));
      if (attempts > LINKS) throw tooManyAttempts(seconds);
    },

    /** A correct attempt was not a guess. */
    async forgive(attempt: Attempt): Promise<void> {
      const [own, ...others] = subjectsOf(attempt).map(([subject]) => subject);
      await db('login_attempts').where({ subject: own }).delete();
      await db('login_attempts').whereIn('subject', others).decrement('attempts', 1);
    },

    /** Resets the strangers' count for this account: its owner may be one of them. */
    async forget(email: string): Promise<void> {
      const account = normaliseEmail(email);
      await db('login_attempts')
        .whereIn('subject', [digest('account', account), digest('code', account)])
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
     RETURNING attempts, ${SECONDS_LEFT} AS seconds`,
    { subject, window: WINDOW_SECONDS },
  );
  return rows[0] ?? { attempts: 1, seconds: WINDOW_SECONDS };
}

type Subject = [subject: string, limit: number];

/** Throws 429 beyond a limit, without a write: each invented e-mail address would otherwise leave a row. */
async function refuseUsedUp(db: Database, [subject, limit]: Subject): Promise<void> {
  const { rows } = await db.raw<{ rows: { seconds: number }[] }>(
    `SELECT ${SECONDS_LEFT} AS seconds FROM login_attempts AS old
     WHERE subject = :subject AND attempts >= :limit AND NOT ${IS_OVER}`,
    { subject, limit, window: WINDOW_SECONDS },
  );
  if (rows[0]) throw tooManyAttempts(rows[0].seconds);
}

/** The counters of an attempt, its own first. An attempt beyond one limit does not count for those that follow. */
function subjectsOf({ what, email, by }: Attempt): Subject[] {
  const account = normaliseEmail(email);
  if (what === 'code') return [[codeSubject(account, by), CODES]];
  if ('session' in by)
    return [
      [digest('session', by.session), LIMITS.session],
      [digest('sessions', account), LIMITS.sessions],
    ];
  if ('device' in by) return [[digest('device', account, by.device), LIMITS.device]];
  return [
    [digest('pair', account, networkOf(by.address)), LIMITS.pair],
    ofNetwork(by.address),
    [digest('account', account), LIMITS.account],
  ];
}

function ofNetwork(address: string): Subject {
  return [digest('address', networkOf(address)), LIMITS.network];
}

function codeSubject(account: string, by: Guesser): string {
  if ('session' in by) return digest('code in session', by.session);
  return 'device' in by ? digest('code on device', account, by.device) : digest('code', account);
}

function digest(...parts: string[]): string {
  return sha256Of(parts.join('\n'));
}
