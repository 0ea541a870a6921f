import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ForgottenPassword, LoginWays } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { conflict } from '../errors.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { createKnownDevices } from '../sessions/known-devices.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { relyingPartyOf } from './relying-party.ts';
import { composeRequestedLink } from './send-link.ts';

/** A link that waits longer is requested again. */
const HOURS = 1;

/**
 * Mails a link for a new password to anybody who asks at the login. The account is looked up after the answer, which is
 * the same, and as quick, without an account. The link uses PUBLIC_URL: a request could name any address.
 */
export const forgottenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const throttle = createLoginThrottle(app.db);
  const passwordByMail = app.hasMail && app.config.publicUrl !== null;
  const preHandler = limitByAddress({
    most: 8,
    minutes: 15,
    mostOfAll: 100,
    findDevice: createKnownDevices(app).findOfAny,
  });
  app.outbox.composes('forgotten', ({ email }) => composeRequestedLink(app, email ?? ''));

  app.get('/api/auth/ways', { schema: { response: { 200: LoginWays } } }, async (request) => ({
    passwordByMail,
    passkeys: relyingPartyOf(request, app.config) !== null,
    mails: app.hasMail,
    ...(!passwordByMail && (await findContact(app.db))),
  }));

  app.post(
    '/api/auth/forgotten',
    { schema: { body: ForgottenPassword, response: { 202: Type.Null() } }, preHandler },
    async (request, reply) => {
      if (!passwordByMail)
        throw conflict('no_mail', 'Diese Website verschickt keine Links. Wer sie verwaltet, gibt dir einen.');
      const { email } = request.body;
      await throttle.countLink(email);
      await app.outbox.put(app.db, request, 'forgotten', { order: { email }, hours: HOURS, isTold: true });
      return reply.code(202).send(null);
    },
  );
};

/** The contact for a link, where none is mailed. */
async function findContact(db: Database): Promise<Pick<LoginWays, 'contact'>> {
  const contact = await db('settings').first<{ name: string; email: string } | undefined>(
    'login_contact_name AS name',
    db.raw("coalesce(NULLIF(login_contact_email, ''), email) AS email"),
  );
  return contact?.name || contact?.email ? { contact } : {};
}
