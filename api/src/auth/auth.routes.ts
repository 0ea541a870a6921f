import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Credentials, ErrorAnswer, User } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { repeatWork } from '../plugins/repeated-work.ts';
import { createIdentityProof } from './identity-proof.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { createUsersRepository } from './users.repository.ts';

const CLEANUP_MS = 60 * 60 * 1000;

/** Who is signed in, signing in and out (specification, section 7). */
export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const users = createUsersRepository(app.db);
  const throttle = createLoginThrottle(app.db);
  const identity = createIdentityProof(app);
  repeatWork(app, { everyMs: CLEANUP_MS, trouble: 'old login attempts not deleted', work: () => throttle.forgetOld() });

  app.get(
    '/api/auth/user',
    { schema: { response: { 200: User, '4xx': ErrorAnswer } }, onRequest: app.requireRole('trainer') },
    (request) => request.user,
  );

  app.post(
    '/api/login',
    { schema: { body: Credentials, response: { 200: User, '4xx': ErrorAnswer } } },
    async (request, reply) => {
      const { email, password, code } = request.body;
      const attempt = { email, address: request.ip };
      await throttle.count(attempt);
      const account = await users.findForLogin(email);
      request.accountId = account?.user.id ?? null;
      if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) throw wrongCredentials();
      await throttle.forgive(attempt);
      await identity.proveCodeWhereOn(account.user.id, code, 401);
      const { passwordHash } = account;
      if (passwordHash && isOutdated(passwordHash))
        await users.renewHash(account.user.id, passwordHash, await hashPassword(password));
      await app.sessions.start(request, reply, { userId: account.user.id, epoch: account.sessionEpoch });
      await users.noteLogin(account.user.id);
      return account.user;
    },
  );

  app.post('/api/logout', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
    request.accountId = (await app.sessions.owner(request))?.userId ?? null;
    await app.sessions.end(request, reply);
    return reply.code(204).send(null);
  });
};

function wrongCredentials(): AppError {
  return new AppError(401, 'wrong_credentials', 'E-Mail-Adresse oder Passwort stimmen nicht.');
}
