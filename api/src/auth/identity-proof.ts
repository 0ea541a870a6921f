import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { secondFactorKey } from '../sealing-key.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import { createSecondFactorsRepository } from './second-factors.repository.ts';
import { createUsersRepository } from './users.repository.ts';

/** What proves that somebody is who they say; guessing is slowed down as at the login. */
export function createIdentityProof({ db, config }: Pick<FastifyInstance, 'db' | 'config'>) {
  const users = createUsersRepository(db);
  const factors = createSecondFactorsRepository(db, secondFactorKey(config));
  const throttle = createLoginThrottle(db);

  /** A code of an account whose second factor is on. Throws `statusCode` for a wrong one, 429. */
  async function proveCode(userId: string, code: string, statusCode: 400 | 401 = 400): Promise<void> {
    await throttle.countCode(userId);
    if (!(await factors.use(userId, code))) throw wrongCode(statusCode);
    await throttle.forgiveCode(userId);
  }

  return {
    proveCode,

    /** The present password of who is signed in. Throws 400, 429. */
    async provePassword({ user, ip }: FastifyRequest, currentPassword: string): Promise<void> {
      const attempt = { email: user.email, address: ip };
      await throttle.count(attempt);
      const login = await users.findForLogin(user.email);
      if (!(await isPassword(currentPassword, login?.passwordHash ?? null))) throw wrongPassword();
      await throttle.forgive(attempt);
    },

    /** A code where the second factor is on; elsewhere none is needed. Throws `statusCode` without it or for a wrong one, 429. */
    async proveCodeWhereOn(userId: string, code: string | undefined, statusCode: 400 | 401): Promise<void> {
      if (!(await factors.isOn(userId))) return;
      if (code === undefined) throw codeRequired(statusCode);
      await proveCode(userId, code, statusCode);
    },
  };
}

/** Also for a code that was right once: it is not good twice. */
export function wrongCode(statusCode: 400 | 401): AppError {
  const message = 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte den nächsten aus der App eingeben.';
  return new AppError(statusCode, 'wrong_code', message, { field: 'code' });
}

function codeRequired(statusCode: 400 | 401): AppError {
  return new AppError(statusCode, 'code_required', 'Bitte noch den Code aus deiner App eingeben.', { field: 'code' });
}

function wrongPassword(): AppError {
  return new AppError(400, 'wrong_password', 'Das Passwort stimmt nicht.', { field: 'currentPassword' });
}
