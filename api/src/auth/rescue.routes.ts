import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { carriesCommandToken } from '../crypto/command-token.ts';
import { Rescue, RescuedAccount } from '../contract/index.ts';
import { AppError, notFound } from '../errors.ts';
import { secondFactorKey } from '../crypto/sealing-key.ts';
import { createKnownDevicesRepository } from '../sessions/known-devices.repository.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createPasskeysRepository } from './passkeys.repository.ts';
import { createSecondFactorsRepository } from './second-factors.repository.ts';
import { createLink } from './send-link.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createUsersRepository } from './users.repository.ts';

/**
 * Helps the only administrator who has lost phone and recovery codes, or the password: somebody who has the portal's
 * secret, on its machine, lets them in again. An administrator helps everybody else.
 */
export const rescueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, config } = app;
  const users = createUsersRepository(db);

  const onRequest = async ({ headers }: FastifyRequest) => {
    if (!carriesCommandToken(headers.authorization, config.releaseSecret, 'rescue'))
      throw new AppError(401, 'rescue_token', 'Das Token für diesen Befehl fehlt oder ist falsch.');
  };

  app.post(
    '/api/users/rescue',
    { schema: { body: Rescue, response: { 200: RescuedAccount } }, onRequest },
    async (request) => {
      const account = await users.findForLogin(request.body.email);
      if (account?.user.role !== 'admin') throw notFound('Unter dieser Adresse gibt es kein Konto der Verwaltung.');
      const { id, name } = account.user;
      const hadSecondFactor = await db.transaction(async (trx) => {
        await createSessionsRepository(trx).endAll(id);
        await createKnownDevicesRepository(trx).forgetOthers(id, null);
        await createLoginThrottle(trx).forget(account.user.email);
        await createPasskeysRepository(trx).removeAll(id);
        return createSecondFactorsRepository(trx, secondFactorKey(config)).remove(id);
      });
      const link = await createLink(app, request, id, account.passwordHash === null ? 'invitation' : 'password');
      request.signedInUser = account.user; // In whose name it stands in the log of changes.
      return { id, name, hadSecondFactor, ...link };
    },
  );
};
