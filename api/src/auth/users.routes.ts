import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Account,
  AccountChange,
  AccountPage,
  AccountQuery,
  CreatedAccount,
  ById,
  Id,
  NewAccount,
  OneTimeLink,
  SignedInSessions,
} from '../contract/index.ts';
import { insertOnce, NewItem } from '../editing/new-item.ts';
import { conflict, notFound } from '../errors.ts';
import { secondFactorKey } from '../crypto/sealing-key.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createKnownDevicesRepository } from '../sessions/known-devices.repository.ts';
import { hashPassword } from './passwords.ts';
import { createSecondFactorsRepository } from './second-factors.repository.ts';
import { sendLink } from './send-link.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { refuseWeakPassword } from './weak-password.ts';

const BySession = Type.Object({ id: Id, sessionId: Id });
const Nothing = Type.Null();

/** Accounts of others, for administrators; changing permissions needs a recent proof of the own password. */
export const usersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const accounts = createAccountsRepository(app.db);
  const sessions = createSessionsRepository(app.db);
  const onRequest = app.requireRole('admin');
  const proved = { onRequest: [onRequest, app.requireProof] };
  /** Ending one's own sessions needs the password everywhere; the sessions of others may have to end at once. */
  const proveOwn = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    if (id === request.user.id) await app.requireProof(request, reply);
  };

  app.get(
    '/api/admin/users',
    { schema: { querystring: AccountQuery, response: { 200: AccountPage } }, onRequest },
    ({ query }) => accounts.findPage(query),
  );

  app.get('/api/admin/users/:id', { schema: { params: ById, response: { 200: Account } }, onRequest }, ({ params }) =>
    accounts.find(params.id),
  );

  app.post(
    '/api/users',
    { schema: { querystring: NewItem, body: NewAccount, response: { 201: CreatedAccount } }, ...proved },
    async (request) => {
      const { password, ...fields } = request.body;
      if (password !== undefined) await refuseWeakPassword(app.db, password, fields);
      const hash = password === undefined ? null : await hashPassword(password);
      const account = await insertOnce(request.query, {
        insert: (own) => accounts.insert({ ...fields, ...own }, hash),
        find: (id) => accounts.find(id),
      });
      const link = password === undefined ? await sendLink(app, request, account, 'invitation') : null;
      return { ...(link ? await accounts.find(account.id) : account), link };
    },
  );

  app.patch(
    '/api/users/:id',
    { schema: { params: ById, body: AccountChange, response: { 200: Account } }, ...proved },
    (request) => request.changed(accounts.update(request.params.id, request.body)),
  );

  app.post(
    '/api/users/:id/link',
    { schema: { params: ById, response: { 200: OneTimeLink } }, ...proved },
    async (request) => {
      const account = await accounts.find(request.params.id);
      if (account.state === 'off')
        throw conflict('deactivated', 'Das Konto ist abgeschaltet. Erst wieder einschalten, dann den Link erstellen.');
      return sendLink(app, request, account, account.state === 'invited' ? 'invitation' : 'password');
    },
  );

  app.get(
    '/api/admin/users/:id/sessions',
    { schema: { params: ById, response: { 200: SignedInSessions } }, onRequest },
    async (request) => {
      const { id } = await accounts.find(request.params.id);
      return sessions.findAll(id, app.sessions.idHash(request));
    },
  );

  app.delete(
    '/api/users/:id/sessions/:sessionId',
    { schema: { params: BySession, response: { 204: Nothing } }, onRequest, preHandler: proveOwn },
    ({ params }) => sessions.end(params.id, params.sessionId),
  );

  app.delete(
    '/api/users/:id/second-factor',
    { schema: { params: ById, response: { 200: Account } }, ...proved },
    async ({ params, user }) => {
      if (params.id === user.id)
        throw conflict('own_second_factor', 'Beim eigenen Konto geht das nur unter „Mein Konto“, mit einem Code.');
      await accounts.find(params.id);
      return app.db.transaction(async (trx) => {
        if (!(await createSecondFactorsRepository(trx, secondFactorKey(app.config)).remove(params.id)))
          throw notFound('Dieses Konto meldet sich ohne Code an.');
        await createSessionsRepository(trx).endAll(params.id);
        return createAccountsRepository(trx).find(params.id);
      });
    },
  );

  app.delete(
    '/api/users/:id/sessions',
    { schema: { params: ById, response: { 204: Nothing } }, onRequest, preHandler: proveOwn },
    async ({ params }) => {
      const { id } = await accounts.find(params.id);
      await sessions.endAll(id);
      await createKnownDevicesRepository(app.db).forgetOthers(id, null);
    },
  );
};
