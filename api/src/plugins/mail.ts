import fp from 'fastify-plugin';
import { createTransport } from 'nodemailer';

/** A mail of plain text. */
export type Mail = { to: string; subject: string; text: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** `off` without a mail server; `failed` is logged and never thrown. */
    sendMail(mail: Mail): Promise<'sent' | 'failed' | 'off'>;
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

    app.decorate('sendMail', async ({ to, subject, text }: Mail) => {
      if (!transport) return 'off';
      try {
        await transport.sendMail({ to, subject, text });
        return 'sent';
      } catch (error) {
        app.log.warn(reasonOf(error), 'mail not sent');
        return 'failed';
      }
    });
  },
  { name: 'mail' },
);

/** Not the text of the refusal: servers name the recipient in it. */
function reasonOf(error: unknown) {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { code, responseCode, command };
}
