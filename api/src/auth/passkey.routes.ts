import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ById,
  NewPasskey,
  OwnPasskeys,
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
  User,
} from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { limitByAccount, limitByAddress } from '../http/address-limit.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createKnownDevices } from '../sessions/known-devices.ts';
import { createPasskeyAnswers } from './passkey-answers.ts';
import { createPasskeysRepository } from './passkeys.repository.ts';
import { relyingPartyOf } from './relying-party.ts';
import { createUsersRepository } from './users.repository.ts';
import { HOUR_MS } from '../time/berlin-time.ts';

const Nothing = Type.Null();

/** Passkeys of one's own account; signing in and proving oneself with them, in the place of password and code. */
export const passkeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const passkeys = createPasskeysRepository(app.db);
  const answers = createPasskeyAnswers(app);
  const users = createUsersRepository(app.db);
  const onRequest = app.requireRole('trainer');
  const proved = { onRequest: [onRequest, app.requireProof] };
  // There is nothing to guess, but each challenge is a row.
  const each = { most: 60, minutes: 15 };
  const ofStrangers = limitByAddress({ ...each, mostOfAll: 3000, findDevice: createKnownDevices(app).findOfAny });
  const ofAccount = limitByAccount(each);

  app.get('/api/account/passkeys', { schema: { response: { 200: OwnPasskeys } }, onRequest }, async (request) => {
    const party = relyingPartyOf(request, app.config);
    return { isOffered: party !== null, passkeys: await passkeys.findAll(request.user.id, party?.id ?? null) };
  });

  app.post('/api/account/passkeys/options', { schema: { response: { 200: PasskeyCreation } }, ...proved }, (request) =>
    answers.askForNew(request, request.user),
  );

  app.post(
    '/api/account/passkeys',
    { schema: { body: NewPasskey, response: { 201: Passkey } }, ...proved },
    async (request, reply) => reply.code(201).send(await answers.keepNew(request, request.user, request.body)),
  );

  app.delete(
    '/api/account/passkeys/:id',
    { schema: { params: ById, response: { 204: Nothing } }, ...proved },
    ({ params, user }) => passkeys.remove(user.id, params.id),
  );

  app.post(
    '/api/account/proof/passkey/options',
    { schema: { response: { 200: PasskeyRequest } }, onRequest, preHandler: ofAccount },
    (request) => answers.ask(request, request.user),
  );

  app.post(
    '/api/account/proof/passkey',
    { schema: { body: PasskeyAnswer, response: { 204: Nothing } }, onRequest, preHandler: ofAccount },
    async (request, reply) => {
      await answers.check(request, request.user, request.body);
      const owner = await app.sessions.owner(request);
      if (owner) await app.sessions.start(request, reply, owner);
    },
  );

  app.post(
    '/api/login/passkey/options',
    { schema: { response: { 200: PasskeyRequest } }, preHandler: ofStrangers },
    (request) => answers.ask(request, null),
  );

  app.post(
    '/api/login/passkey',
    { schema: { body: PasskeyLogin, response: { 200: User } }, preHandler: ofStrangers },
    async (request, reply) => {
      const { stay = false, ...answer } = request.body;
      const userId = await answers.check(request, null, answer);
      request.accountId = userId;
      const login = await users.findLoginById(userId);
      if (!login) throw new AppError(401, 'wrong_passkey', 'Dieses Konto ist abgeschaltet.');
      await app.sessions.start(request, reply, { userId, epoch: login.sessionEpoch }, stay);
      await users.noteLogin(userId);
      return login.user;
    },
  );

  const forgetOld = () => passkeys.forgetOld();
  repeatWork(app, { everyMs: HOUR_MS, trouble: 'old challenges not deleted', work: forgetOld });
};
