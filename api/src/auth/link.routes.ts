import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LinkOwner, LinkToken, PasswordByLink, User } from '../contract/index.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createKnownDevices } from '../sessions/known-devices.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createOneTimeLinksRepository } from './one-time-links.repository.ts';
import { hashPassword } from './passwords.ts';
import { createUsersRepository } from './users.repository.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** Invitations and forgotten passwords: the token of a one-time link allows to set a password. */
export const linkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const links = createOneTimeLinksRepository(app.db);
  const devices = createKnownDevices(app);
  const preHandler = limitByAddress({ most: 30, minutes: 15 });

  app.post('/api/auth/link', { schema: { body: LinkToken, response: { 200: LinkOwner } }, preHandler }, ({ body }) =>
    links.find(body.token),
  );

  app.post(
    '/api/auth/password',
    { schema: { body: PasswordByLink, response: { 200: User } }, preHandler },
    async (request, reply) => {
      const { token, password, name } = request.body;
      const owner = await links.find(token);
      await refuseWeakPassword(app.db, password, { email: owner.email, name: name ?? owner.name });
      const passwordHash = await hashPassword(password);
      const { id, email, role, ...account } = await app.db.transaction(async (trx) => {
        await createOneTimeLinksRepository(trx).useUp(token);
        await createUsersRepository(trx).updatePassword(owner.userId, passwordHash);
        await createLoginThrottle(trx).forget(owner.email);
        const accounts = createAccountsRepository(trx);
        if (name !== undefined) await accounts.update(owner.userId, { name });
        return accounts.find(owner.userId);
      });
      // An attacker who guesses at the same time must not lock the owner out.
      await devices.note(request, reply, owner.userId);
      request.signedInUser = { id, email, role, name: account.name };
      return request.signedInUser;
    },
  );
};
