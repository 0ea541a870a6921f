import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContactToken, NewMessage } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { createContactMails } from './contact-mails.ts';
import { createFormTokens, MAX_SECONDS, MIN_SECONDS } from './form-token.ts';
import { createMessagesRepository } from './messages.repository.ts';

const MOST_LINKS = 3;
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

/**
 * The contact form, without a picture puzzle: a hidden field, a minimum time, a limit for each address and for links.
 */
export const contactRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tokens = createFormTokens(app.config.sessionSecret);
  const mails = createContactMails(app);

  app.get('/api/contact/token', { schema: { response: { 200: ContactToken } } }, async () => {
    const offer = await mails.findOffer();
    return { token: tokens.issue(new Date()), minSeconds: MIN_SECONDS, maxSeconds: MAX_SECONDS, ...offer };
  });

  app.post(
    '/api/contact',
    {
      schema: { body: NewMessage, response: { 202: Type.Null() } },
      preHandler: limitByAddress({ most: 8, minutes: 15 }),
    },
    async (request) => {
      const { body } = request;
      // A sender who fills in the hidden field learns nothing from the answer.
      if (!body.website?.trim()) {
        refuseLinks(body);
        const nonce = nonceOf(tokens.check(body.token, new Date()));
        await app.db.transaction(async (trx) => {
          const id = await createMessagesRepository(trx).insert(body, nonce);
          if (id !== null) await mails.put(trx, request, id);
        });
      }
      return null;
    },
  );
};

function refuseLinks({ name, subject, message }: NewMessage): void {
  const inLines = `${name} ${subject}`.match(LINK);
  const links = message.match(LINK) ?? [];
  if (!inLines && links.length <= MOST_LINKS) return;
  throw new AppError(400, 'too_many_links', `Bitte höchstens ${MOST_LINKS} Links, und nur in der Nachricht selbst.`, {
    field: 'message',
  });
}

function nonceOf(verdict: ReturnType<ReturnType<typeof createFormTokens>['check']>): string {
  if (verdict.state === 'good') return verdict.nonce;
  if (verdict.state === 'early')
    throw new AppError(400, 'too_fast', 'Das ging sehr schnell. Bitte in ein paar Sekunden noch einmal absenden.');
  throw new AppError(400, 'form_expired', 'Das Formular war zu lange offen. Bitte noch einmal absenden.');
}
