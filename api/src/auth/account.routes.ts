import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ById,
  OwnAccount,
  OwnAccountChange,
  OwnPasswordChange,
  OwnProof,
  SignedInSessions,
  type Account,
  type User,
} from '../contract/index.ts';
import { presentingCurrent } from '../editing/versions.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createIdentityProof } from './identity-proof.ts';
import { hashPassword } from './passwords.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createUsersRepository } from './users.repository.ts';
import { refuseWeakPassword } from './weak-password.ts';

const Nothing = Type.Null();

/** The user's own account. */
export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const users = createUsersRepository(app.db);
  const accounts = createAccountsRepository(app.db);
  const sessions = createSessionsRepository(app.db);
  const identity = createIdentityProof(app);
  const onRequest = app.requireRole('trainer');
  const proved = { onRequest: [onRequest, app.requireProof] };

  const present = async (user: User, { name, version }: Account): Promise<OwnAccount> => {
    const own = (await app.ownTeams(user)) ?? [];
    return { ...user, name, version, teams: own.map((team) => team.name) };
  };

  app.get('/api/account', { schema: { response: { 200: OwnAccount } }, onRequest }, async ({ user }) =>
    present(user, await accounts.find(user.id)),
  );

  app.patch(
    '/api/account',
    { schema: { body: OwnAccountChange, response: { 200: OwnAccount } }, onRequest },
    async (request) => {
      const { body, user } = request;
      const { name, version } = body;
      const change = accounts.update(user.id, { name, ...(version !== undefined && { version }) });
      const changed = presentingCurrent(change, (current: Account) => present(user, current));
      return present(user, await request.changed(changed));
    },
  );

  app.put(
    '/api/account/password',
    { schema: { body: OwnPasswordChange, response: { 204: Nothing } }, onRequest },
    async (request, reply) => {
      const { body, user } = request;
      await identity.provePassword(request, body.currentPassword);
      await refuseWeakPassword(app.db, body.password, user);
      await identity.proveCodeWhereOn(request, body.code);
      const epoch = await users.updatePassword(user.id, await hashPassword(body.password));
      await app.sessions.start(request, reply, { userId: user.id, epoch });
    },
  );

  app.get('/api/account/proof', { schema: { response: { 204: Nothing } }, ...proved }, async () => undefined);

  app.post(
    '/api/account/proof',
    { schema: { body: OwnProof, response: { 204: Nothing } }, onRequest },
    async (request, reply) => {
      const { body } = request;
      await identity.provePassword(request, body.currentPassword);
      await identity.proveCodeWhereOn(request, body.code);
      const owner = await app.sessions.owner(request);
      if (owner) await app.sessions.start(request, reply, owner);
    },
  );

  app.get('/api/account/sessions', { schema: { response: { 200: SignedInSessions } }, onRequest }, (request) =>
    sessions.findAll(request.user.id, app.sessions.idHash(request)),
  );

  app.delete(
    '/api/account/sessions/:id',
    { schema: { params: ById, response: { 204: Nothing } }, ...proved },
    ({ params, user, session }) => sessions.end(user.id, params.id, session.knownDevice),
  );

  app.delete('/api/account/sessions', { schema: { response: { 204: Nothing } }, ...proved }, (request) =>
    sessions.endOthers(request.user.id, app.sessions.idHash(request), request.session.knownDevice),
  );
};
