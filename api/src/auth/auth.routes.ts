import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Credentials, KnownDevice, LogoutQuery, User } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createIdentityProof } from './identity-proof.ts';
import { createKnownDevices } from '../sessions/known-devices.ts';
import { clearDeviceCookie } from '../sessions/session-cookies.ts';
import { createKnownDevicesRepository } from '../sessions/known-devices.repository.ts';
import { createLoginThrottle, type Guesser } from './login-throttle.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { createUsersRepository } from './users.repository.ts';
import { HOUR_MS } from '../time/berlin-time.ts';

/** The signed-in user, login and logout (docs/specification.md#7-the-calls-it-makes). */
export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const users = createUsersRepository(app.db);
  const throttle = createLoginThrottle(app.db);
  const devices = createKnownDevices(app);
  const identity = createIdentityProof(app);
  const forgetDevices = () => createKnownDevicesRepository(app.db).forgetOld();
  repeatWork(app, { everyMs: HOUR_MS, trouble: 'old login attempts not deleted', work: () => throttle.forgetOld() });
  repeatWork(app, { everyMs: HOUR_MS, trouble: 'old known devices not deleted', work: forgetDevices });

  app.get(
    '/api/auth/user',
    { schema: { response: { 200: User } }, onRequest: app.requireRole('trainer') },
    (request) => request.user,
  );

  app.get('/api/auth/device', { schema: { response: { 200: KnownDevice } } }, (request) => ({
    isKnown: devices.isMarked(request),
  }));

  app.post('/api/login', { schema: { body: Credentials, response: { 200: User } } }, async (request, reply) => {
    const { email, password, code, stay = false } = request.body;
    const account = await users.findForLogin(email);
    request.accountId = account?.user.id ?? null;
    const device = account && (await devices.find(request, account.user.id));
    const by: Guesser = device ? { device } : { address: request.ip };
    const attempt = { what: 'password', email, by } as const;
    await throttle.count(attempt);
    if (!(await isPassword(password, account?.passwordHash ?? null)) || !account)
      throw new AppError(401, 'wrong_credentials', 'E-Mail-Adresse oder Passwort stimmen nicht.');
    await throttle.forgive(attempt);
    await identity.proveCodeAtLogin(account.user, by, code);
    const { passwordHash } = account;
    if (passwordHash && isOutdated(passwordHash))
      await users.renewHash(account.user.id, passwordHash, await hashPassword(password));
    await app.sessions.start(request, reply, { userId: account.user.id, epoch: account.sessionEpoch }, stay);
    await users.noteLogin(account.user.id);
    return account.user;
  });

  app.post(
    '/api/logout',
    { schema: { querystring: LogoutQuery, response: { 204: Type.Null() } } },
    async (request, reply) => {
      request.accountId = (await app.sessions.owner(request))?.userId ?? null;
      await app.sessions.end(request, reply);
      if (request.query.device === 'forget') clearDeviceCookie(request, reply);
    },
  );
};
