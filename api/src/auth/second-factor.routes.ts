import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RecoveryCodes, SecondFactor, SecondFactorProof, SecondFactorSecret, type User } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { conflict, type AppError } from '../errors.ts';
import { secondFactorKey } from '../crypto/sealing-key.ts';
import { createIdentityProof, wrongCode } from './identity-proof.ts';
import { createTotpSecret, totpUri } from './one-time-code.ts';
import { createSecondFactorsRepository } from './second-factors.repository.ts';
import { createSessionsRepository } from './sessions.repository.ts';

const changing = { body: SecondFactorProof, response: { 200: RecoveryCodes } };

/** The second factor of one's own account: one-time codes (RFC 6238), and recovery codes for a lost phone. */
export const secondFactorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const key = secondFactorKey(app.config);
  const factors = createSecondFactorsRepository(app.db, key);
  const identity = createIdentityProof(app);
  const onRequest = app.requireRole('trainer');

  /** Ends all other sessions, as a new password does. */
  const change = async <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (inside: typeof factors) => Promise<Result>,
  ): Promise<Result> => {
    const { id } = request.user;
    const { result, epoch } = await app.db.transaction(async (trx) => ({
      result: await work(createSecondFactorsRepository(trx, key)),
      epoch: await createSessionsRepository(trx).endAll(id),
    }));
    await app.sessions.start(request, reply, { userId: id, epoch });
    return result;
  };

  app.get('/api/account/second-factor', { schema: { response: { 200: SecondFactor } }, onRequest }, ({ user }) =>
    factors.find(user.id),
  );

  app.post(
    '/api/account/second-factor/secret',
    { schema: { response: { 200: SecondFactorSecret } }, onRequest },
    async ({ user }) => {
      const secret = createTotpSecret();
      await factors.begin(user.id, secret);
      return { secret, uri: totpUri(secret, await namesFor(app.db, user)) };
    },
  );

  app.put('/api/account/second-factor', { schema: changing, onRequest }, async (request, reply) => {
    const { body, user } = request;
    await identity.provePassword(request, body.currentPassword);
    return change(request, reply, async (inside) => {
      if (!(await inside.confirm(user.id, body.code))) throw wrongCode(400);
      return { recoveryCodes: await inside.renewRecoveryCodes(user.id) };
    });
  });

  app.post('/api/account/second-factor/recovery-codes', { schema: changing, onRequest }, async (request) => {
    const { body, user } = request;
    await identity.provePassword(request, body.currentPassword);
    if (!(await factors.isOn(user.id))) throw isOff();
    await identity.proveCode(request, body.code);
    return { recoveryCodes: await factors.renewRecoveryCodes(user.id) };
  });

  app.post(
    '/api/account/second-factor/off',
    { schema: { body: SecondFactorProof, response: { 204: Type.Null() } }, onRequest },
    async (request, reply) => {
      const { body, user } = request;
      await identity.provePassword(request, body.currentPassword);
      if (!(await factors.isOn(user.id))) throw isOff();
      await identity.proveCode(request, body.code);
      await change(request, reply, (inside) => inside.remove(user.id));
    },
  );
};

/** The account's name in the app. */
async function namesFor(db: Database, { email }: User): Promise<{ issuer: string; label: string }> {
  const club = await db('settings').first<{ name: string } | undefined>('name');
  return { issuer: club?.name ?? 'Verein', label: email };
}

function isOff(): AppError {
  return conflict('second_factor_off', 'Die Anmeldung in zwei Schritten ist ausgeschaltet.');
}
