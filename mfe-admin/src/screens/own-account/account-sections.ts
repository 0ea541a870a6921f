import type { ComponentType } from 'react';
import type { OwnAccount } from '@portal/api/contract';
import { OwnName } from './OwnName.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeyPart } from './PasskeyPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';

/** A group of account settings that are edited together on one page. */
type AccountSection = { slug: string; title: string; lead: string; Part: ComponentType<{ account: OwnAccount }> };

/** Everything of one's own account. */
export const accountSections: readonly AccountSection[] = [
  { slug: 'angaben', title: 'Angaben', lead: 'Dein Name, deine Adresse und deine Rolle.', Part: OwnName },
  {
    slug: 'passwort',
    title: 'Passwort ändern',
    lead: 'Danach bist du auf allen anderen Geräten abgemeldet.',
    Part: OwnPassword,
  },
  {
    slug: 'zwei-schritte',
    title: 'Anmeldung in zwei Schritten',
    lead: 'Neben dem Passwort ein Code von deinem Handy.',
    Part: SecondFactorPart,
  },
  {
    slug: 'passkeys',
    title: 'Passkeys',
    lead: 'Ohne Passwort und Code anmelden: mit dem Finger, dem Gesicht oder der PIN deines Geräts. Dein Passwort gilt weiter.',
    Part: PasskeyPart,
  },
  {
    slug: 'anmeldungen',
    title: 'Anmeldungen',
    lead: 'Die Geräte, auf denen du gerade angemeldet bist. Kennst du eins nicht, melde es ab und ändere dein Passwort.',
    Part: OwnSessions,
  },
];
