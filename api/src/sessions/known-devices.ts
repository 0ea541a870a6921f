import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '../time/berlin-time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { sessionCookies } from './session-cookies.ts';
import { deriveKey } from '../crypto/sealing-key.ts';
import { sha256Of } from '../crypto/sha256.ts';
import { createKnownDevicesRepository, KNOWN_DAYS } from './known-devices.repository.ts';

type Carrier = Partial<Pick<FastifyRequest, 'cookies'>>;

/**
 * Whether an account has signed in on a device before. A device carries a mark: a random id, signed, which reveals
 * nothing about accounts and grants nothing; the database says for which accounts it counts. It survives logout.
 */
export function createKnownDevices({ db, config }: { db: Database; config: Config }) {
  const devices = createKnownDevicesRepository(db);
  const { device: name, isSecure } = sessionCookies(config);
  const key = deriveKey(config.sessionSecret, 'known devices');
  const sign = (id: string) => `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;

  /** null without a mark of this installation. */
  const idOf = ({ cookies }: Carrier): string | null => {
    const mark = Buffer.from(cookies?.[name] ?? '');
    const [id = ''] = mark.toString().split('.', 1);
    const expected = Buffer.from(sign(id));
    return mark.length === expected.length && timingSafeEqual(mark, expected) ? id : null;
  };

  return {
    /**
     * Whether somebody has signed in on the requesting device before, whoever that was, and whether or not it still
     * counts.
     */
    isMarked: (request: Carrier): boolean => idOf(request) !== null,

    /** The stored id of the requesting device if the account has signed in on it before; otherwise null. */
    async find(request: FastifyRequest, userId: string): Promise<string | null> {
      const id = idOf(request);
      return id && (await devices.isKnown(userId, sha256Of(id))) ? sha256Of(id) : null;
    },

    /** The same for any account that may sign in. */
    findOfAny: async (request: Carrier): Promise<string | null> => {
      const id = idOf(request);
      return id && (await devices.isKnownToAny(sha256Of(id))) ? sha256Of(id) : null;
    },

    /** Marks the requesting device after a successful login; returns its stored id. */
    async note(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<string> {
      const id = idOf(request) ?? randomBytes(16).toString('base64url');
      await devices.note(userId, sha256Of(id));
      const secure = isSecure || request.protocol === 'https';
      const maxAge = KNOWN_DAYS * DAY_SECONDS;
      reply.setCookie(name, sign(id), { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
      return sha256Of(id);
    },
  };
}
