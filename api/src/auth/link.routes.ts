import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LinkOwner, LinkToken, LinkUsed, PasswordByLink } from '../contract/index.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createKnownDevices } from '../sessions/known-devices.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createOneTimeLinksRepository } from './one-time-links.repository.ts';
import { hashPassword } from './passwords.ts';
import { createUsersRepository } from './users.repository.ts';
import { refuseWeakPassword } from './weak-password.ts';

/**
 * Invitations and forgotten passwords: the token of a one-time link allows setting a password. An invitation also signs
 * in: a new account has no second factor that this could bypass.
 */
export const linkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const links = createOneTimeLinksRepository(app.db);
  const devices = createKnownDevices(app);
  const preHandler = limitByAddress({ most: 30, minutes: 15 });

  app.post('/api/auth/link', { schema: { body: LinkToken, response: { 200: LinkOwner } }, preHandler }, ({ body }) =>
    links.find(body.token),
  );

  app.post(
    '/api/auth/password',
    { schema: { body: PasswordByLink, response: { 200: LinkUsed } }, preHandler },
    async (request, reply) => {
      const { token, password, name } = request.body;
      const owner = await links.find(token);
      await refuseWeakPassword(app.db, password, { email: owner.email, name: name ?? owner.name });
      const passwordHash = await hashPassword(password);
      const { userId } = owner;
      const { epoch, account } = await app.db.transaction(async (trx) => {
        await createOneTimeLinksRepository(trx).useUp(token);
        const accounts = createAccountsRepository(trx);
        const begun = await createUsersRepository(trx).updatePassword(userId, passwordHash);
        await createLoginThrottle(trx).forget(owner.email);
        if (name !== undefined) await accounts.update(userId, { name });
        return { epoch: begun, account: await accounts.find(userId) };
      });
      const { id, email, role, readsMessages } = account;
      request.signedInUser = { id, email, role, name: account.name, ...(readsMessages && { readsMessages }) };
      if (owner.purpose === 'invitation' && !account.hasSecondFactor) {
        await app.sessions.start(request, reply, { userId, epoch });
        await createUsersRepository(app.db).noteLogin(userId);
        return { ...request.signedInUser, isSignedIn: true };
      }
      // An attacker who guesses at the same time must not lock the owner out.
      await devices.note(request, reply, userId);
      return request.signedInUser;
    },
  );
};
