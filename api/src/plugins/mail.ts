import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';

/** A mail of plain text. */
export type Mail = { to: string; subject: string; text: string; replyTo?: string };

/**
 * The outcome of a mail: `refused` for this recipient, for good; `deferred`, this one alone; `failed` for another
 * reason, such as a server that is away.
 */
type Delivery = 'sent' | 'refused' | 'deferred' | 'failed';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether there is a mail server. */
    hasMail: boolean;
    /** `off` without a mail server; `failed` is logged and never thrown. */
    sendMail(mail: Mail): Promise<'sent' | 'failed' | 'off'>;
    /** Sends over the mail server there is; errors are logged and never thrown. */
    deliverMail(mail: Mail): Promise<Delivery>;
  }
}

// Somebody is waiting for the answer, and there is another way: the link on the screen.
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** `app.sendMail`, over SMTP_URL. */
export const mail = fp(
  async (app) => {
    const { smtpUrl, mailFrom } = app.config;
    const transport = smtpUrl && mailFrom ? createTransport({ url: smtpUrl, ...PATIENCE }, { from: mailFrom }) : null;
    app.addHook('onClose', () => transport?.close());

    const deliver = async ({ to, subject, text, replyTo }: Mail): Promise<Delivery> => {
      try {
        await transport?.sendMail({ to: only(to), subject, text, ...(replyTo && { replyTo: only(replyTo) }) });
        return transport ? 'sent' : 'failed';
      } catch (error) {
        app.log.warn(reasonOf(error), 'mail not sent');
        return outcomeOf(error);
      }
    };
    app.decorate('hasMail', transport !== null);
    app.decorate('deliverMail', deliver);
    app.decorate('sendMail', async (each: Mail) => {
      if (!transport) return 'off';
      return (await deliver(each)) === 'sent' ? 'sent' : 'failed';
    });
  },
  { name: 'mail' },
);

/** Exactly one address: in a plain text, names, comments and groups around another one would be parsed. */
const only = (address: string) => ({ name: '', address });

type Refusal = { code?: string; responseCode?: number; command?: string };

/** Not the text of the refusal: servers name the recipient in it. */
function reasonOf(error: unknown): Refusal {
  const { code, responseCode, command } = error as Refusal;
  return { code, responseCode, command } as Refusal;
}

/** The commands that concern one mail alone, its recipient and its words. */
const OF_ONE_MAIL = ['RCPT TO', 'DATA'];

/** RFC 5321, section 4.2.1: 5yz is for good; a word that is called spam today may pass later. */
function outcomeOf(error: unknown): Delivery {
  const { responseCode = 0, command = '' } = reasonOf(error);
  if (responseCode === 0 || !OF_ONE_MAIL.includes(command)) return 'failed';
  return responseCode >= 500 && command === 'RCPT TO' ? 'refused' : 'deferred';
}
