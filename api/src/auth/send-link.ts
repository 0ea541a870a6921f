import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inBerlin } from '../berlin-time/berlin-time.ts';
import type { Account, LinkOwner, OneTimeLink } from '../contract/index.ts';
import { createOneTimeLinksRepository } from './one-time-links.repository.ts';

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
  const club = await app.db('settings').first<{ name: string } | undefined>('name');
  const texts = textsOf(purpose, { name: account.name, club: club?.name ?? 'Verein', url, expiresAt });
  const mail = await app.sendMail({ to: account.email, ...texts });
  return { url: mail === 'sent' ? null : url, expiresAt, mail };
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
