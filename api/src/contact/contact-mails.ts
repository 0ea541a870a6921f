import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inBerlin } from '../time/berlin-time.ts';
import type { ContactMail, ContactToken, NewMessage } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Mail } from '../plugins/mail.ts';
import { fold } from '../rich-text/fold.ts';
import { createMessagesRepository } from './messages.repository.ts';

/** A mail server may be away over a weekend. */
const NEWS_HOURS = 72;
const RECEIPT_HOURS = 24;

type Facts = { name: string; email: string; contact_mail: ContactMail };
/** `id` is missing in a receipt of an older version, which sent no copies. */
type Receipt = { id: string | undefined; to: string; at: string };
type Request = FastifyRequest<{ Body: NewMessage }>;

/** Mails about messages of the contact form: to those who answer them, and to senders who want a receipt. */
export function createContactMails(app: FastifyInstance) {
  app.outbox.composes('message', ({ id, to }) => composeNews(app, id ?? '', to ?? ''));
  app.outbox.composes('receipt', ({ id, to, at }) =>
    composeReceipt(app, { id: id ?? undefined, to: to ?? '', at: at ?? '' }),
  );

  return {
    /**
     * The form's options where mails are sent: a confirmation or a copy, and the subjects for which the settings name
     * somebody, each once.
     */
    async findOffer(): Promise<Pick<ContactToken, 'offersReceipt' | 'offersCopy' | 'subjects'>> {
      if (!app.hasMail) return { offersReceipt: false };
      const { contact_mail: contactMail } = await findFacts(app.db);
      const words = contactMail.recipients.map(({ subject }) => subject);
      const subjects = words.filter((word, place) => words.findIndex((other) => fold(other) === fold(word)) === place);
      return {
        offersReceipt: true,
        ...(contactMail.copies && { offersCopy: true }),
        ...(subjects.length > 0 && { subjects }),
      };
    },

    /** Keeps the mails about a message that has just come, in its transaction. */
    async put(trx: Database, request: Request, id: string): Promise<void> {
      if (!app.hasMail) return;
      const { subject, email, receipt = false } = request.body;
      for (const to of await findRecipients(trx, subject))
        await app.outbox.put(trx, request, 'message', { order: { id, to }, hours: NEWS_HOURS, isTold: true });
      if (!receipt || !(await createMessagesRepository(trx).admitReceipt(id, email))) return;
      const order = { id, to: email.trim(), at: new Date().toISOString() };
      await app.outbox.put(trx, request, 'receipt', { order, hours: RECEIPT_HOURS, isTold: false });
    },
  };
}

/** The addresses that the settings name for a subject; else the club's, else of everybody who reads messages. */
async function findRecipients(db: Database, subject: string): Promise<string[]> {
  const { contact_mail: contactMail, email } = await findFacts(db);
  const folded = fold(subject);
  const chosen = contactMail.recipients.filter((each) => folded.includes(fold(each.subject)));
  if (chosen.length > 0) return [...new Set(chosen.map((each) => each.email))];
  if (email) return [email];
  return db('users')
    .whereNull('deactivated_at')
    .where((reader) => void reader.where({ role: 'admin' }).orWhere({ reads_messages: true }))
    .pluck('email');
}

/** null when the message is gone or known as spam. */
async function composeNews(app: FastifyInstance, id: string, to: string): Promise<Mail | null> {
  const message = await findMessage(app.db, id);
  if (!message) return null;
  const { contact_mail: contactMail } = await findFacts(app.db);
  const { name, email, subject } = message;
  // Without PUBLIC_URL only the request knows the portal's address, and this one came from a stranger.
  const way = app.config.publicUrl
    ? `Lesen und antworten: ${app.config.publicUrl}/admin/nachrichten/${id}`
    : 'Lesen und antworten: im Admin-Bereich unter „Nachrichten“.';
  const known = contactMail.withText ? `Von: ${name} <${email}>\n\n${message.message}\n\n` : '';
  const text = `Über das Kontaktformular ist eine Nachricht gekommen.\n\nBetreff: ${subject}\n${known}\n${way}\n`;
  return { to, subject: `Neue Nachricht: ${subject}`, text, ...(contactMail.withText && { replyTo: email }) };
}

/**
 * The sender may not own the address: unless the club has chosen copies, the mail contains nothing that the sender
 * typed, so strangers can only tell others that the club has got a message.
 */
async function composeReceipt({ db }: FastifyInstance, { id, to, at }: Receipt): Promise<Mail> {
  const { name, email, contact_mail: contactMail } = await findFacts(db);
  const message = contactMail.copies && id ? await findMessage(db, id) : undefined;
  const when = inBerlin(new Date(at)).setLocale('de').toFormat("d. MMMM yyyy, HH:mm 'Uhr'");
  const text = [
    'Guten Tag,',
    `am ${when} kam über unser Kontaktformular eine Nachricht mit dieser Absenderadresse an. Wir melden uns, sobald jemand aus dem Verein Zeit hat.`,
    'Das war jemand anderes? Dann ist nichts weiter zu tun: Diese E-Mail kommt höchstens einmal am Tag.',
    [name, email].filter(Boolean).join('\n'),
    ...(message ? [copyOf(message)] : []),
  ].join('\n\n');
  return { to, subject: `Nachricht angekommen: ${name}`, text: `${text}\n` };
}

/** Below the club's own words, so that nobody takes it for them. */
function copyOf({ name, email, subject, message }: NewMessage): string {
  return `Was in das Formular geschrieben wurde:\n\nName: ${name}\nE-Mail: ${email}\nBetreff: ${subject}\n\n${message}`;
}

/** undefined when it is gone or known as spam. */
async function findMessage(db: Database, id: string): Promise<NewMessage | undefined> {
  return db('messages').where({ id }).whereNot({ status: 'spam' }).first<NewMessage | undefined>();
}

async function findFacts(db: Database): Promise<Facts> {
  const facts = await db('settings').first<Facts | undefined>('name', 'email', 'contact_mail');
  if (!facts) throw new Error('the settings row is missing');
  return facts;
}
