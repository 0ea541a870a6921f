import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inBerlin } from '../time/berlin-time.ts';
import type { Account, LinkOwner, OneTimeLink } from '../contract/index.ts';
import type { Mail } from '../plugins/mail.ts';
import { createOneTimeLinksRepository } from './one-time-links.repository.ts';
import { createUsersRepository } from './users.repository.ts';

type Purpose = LinkOwner['purpose'];

const PATHS: Readonly<Record<Purpose, string>> = { invitation: '/auth/einladung', password: '/auth/passwort' };

/** Makes a one-time link. The token is behind the `#`: it never reaches a log or another site. */
export async function createLink(
  app: FastifyInstance,
  request: FastifyRequest,
  accountId: string,
  purpose: Purpose,
): Promise<{ url: string; expiresAt: string }> {
  const { token, expiresAt } = await createOneTimeLinksRepository(app.db).create(accountId, purpose);
  const origin = app.config.publicUrl ?? new URL(`${request.protocol}://${request.host}`).origin;
  return { url: `${origin}${PATHS[purpose]}#${token}`, expiresAt };
}

/** Makes a one-time link and mails it. */
export async function sendLink(
  app: FastifyInstance,
  request: FastifyRequest,
  account: Pick<Account, 'id' | 'name' | 'email'>,
  purpose: Purpose,
): Promise<OneTimeLink> {
  const { url, expiresAt } = await createLink(app, request, account.id, purpose);
  const mail = await app.sendMail(await composeLink(app, account, purpose, { url, expiresAt }));
  return { url: mail === 'sent' ? null : url, expiresAt, mail };
}

/** The mail with a link for a new password that somebody has asked for; null where there is no such account. */
export async function composeRequestedLink(app: FastifyInstance, email: string): Promise<Mail | null> {
  const { publicUrl } = app.config;
  const account = publicUrl && (await createUsersRepository(app.db).findForLogin(email));
  if (!account) return null;
  const { token, expiresAt } = await createOneTimeLinksRepository(app.db).createRequested(account.user.id);
  return composeLink(app, account.user, 'password', { url: `${publicUrl}${PATHS.password}#${token}`, expiresAt });
}

async function composeLink(
  app: FastifyInstance,
  { name, email }: Pick<Account, 'name' | 'email'>,
  purpose: Purpose,
  link: { url: string; expiresAt: string },
): Promise<Mail> {
  const club = await app.db('settings').first<{ name: string } | undefined>('name');
  return { to: email, ...textsOf(purpose, { name, club: club?.name ?? 'Verein', ...link }) };
}

type Facts = { name: string; club: string; url: string; expiresAt: string };

function textsOf(purpose: Purpose, { name, club, url, expiresAt }: Facts): { subject: string; text: string } {
  const until = inBerlin(new Date(expiresAt)).setLocale('de').toFormat("d. MMMM, HH:mm 'Uhr'");
  const [subject, reason, otherwise] =
    purpose === 'invitation'
      ? [
          `Einladung: ${club}`,
          `du kannst ab jetzt an der Website von ${club} mitarbeiten. Lege dafür hier dein Passwort fest:`,
          'Du weißt nichts davon? Dann kannst du diese Nachricht löschen.',
        ]
      : [
          `Neues Passwort: ${club}`,
          `für dein Konto auf der Website von ${club} kannst du hier ein neues Passwort festlegen:`,
          'Du hast nicht darum gebeten? Dann kannst du diese Nachricht löschen, dein Passwort bleibt wie es ist.',
        ];
  const text = `Hallo ${name},\n\n${reason}\n\n${url}\n\nDer Link gilt einmal und bis zum ${until}.\n\n${otherwise}\n`;
  return { subject, text };
}
