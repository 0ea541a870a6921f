import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { secondFactorKey } from '../crypto/sealing-key.ts';
import { createLoginThrottle, type Guesser } from './login-throttle.ts';
import { isPassword } from './passwords.ts';
import { createSecondFactorsRepository } from './second-factors.repository.ts';
import { createUsersRepository } from './users.repository.ts';

/** Proves that users are who they say; guesses are throttled as at the login. */
export function createIdentityProof({ db, config, sessions }: Pick<FastifyInstance, 'db' | 'config' | 'sessions'>) {
  const users = createUsersRepository(db);
  const factors = createSecondFactorsRepository(db, secondFactorKey(config));
  const throttle = createLoginThrottle(db);
  const inSession = (request: FastifyRequest): Guesser => ({ session: sessions.idHash(request) ?? '' });

  async function check({ id, email }: User, by: Guesser, code: string, statusCode: 400 | 401): Promise<void> {
    const attempt = { what: 'code', email, by } as const;
    await throttle.count(attempt);
    if (!(await factors.use(id, code))) throw wrongCode(statusCode);
    await throttle.forgive(attempt);
  }

  async function checkWhereOn(user: User, by: Guesser, code: string | undefined, statusCode: 400 | 401): Promise<void> {
    if (!(await factors.isOn(user.id))) return;
    if (code === undefined)
      throw new AppError(statusCode, 'code_required', 'Bitte noch den Code aus deiner App eingeben.', {
        field: 'code',
      });
    await check(user, by, code, statusCode);
  }

  return {
    /** Checks the signed-in user's current password. Throws 400, 429. */
    async provePassword(request: FastifyRequest, currentPassword: string): Promise<void> {
      const { email } = request.user;
      const attempt = { what: 'password', email, by: inSession(request) } as const;
      await throttle.count(attempt);
      const login = await users.findForLogin(email);
      if (!(await isPassword(currentPassword, login?.passwordHash ?? null))) throw wrongPassword();
      await throttle.forgive(attempt);
    },

    /** Checks a code of the signed-in user, who has a second factor. Throws 400, 429. */
    proveCode: (request: FastifyRequest, code: string) => check(request.user, inSession(request), code, 400),

    /** Checks a code of the signed-in user if the second factor is on. Throws 400, 429. */
    proveCodeWhereOn: (request: FastifyRequest, code: string | undefined) =>
      checkWhereOn(request.user, inSession(request), code, 400),

    /** Checks a code during login, after the password. Throws 401, 429. */
    proveCodeAtLogin: (user: User, by: Guesser, code: string | undefined) => checkWhereOn(user, by, code, 401),
  };
}

/** Also for a code that was used before: each is valid once. */
export function wrongCode(statusCode: 400 | 401): AppError {
  const message = 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte den nächsten aus der App eingeben.';
  return new AppError(statusCode, 'wrong_code', message, { field: 'code' });
}

function wrongPassword(): AppError {
  return new AppError(400, 'wrong_password', 'Das Passwort stimmt nicht.', { field: 'currentPassword' });
}
