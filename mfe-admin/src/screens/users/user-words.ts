import type { Account, AccountState, OneTimeLink, Role } from '@portal/api/contract';

/** The permissions of each role, in ascending order. */
export const roleExplanations: readonly (readonly [role: Role, name: string, text: string])[] = [
  [
    'trainer',
    'Trainer',
    'Trägt Termine, Ergebnisse und Trainingszeiten der eigenen Mannschaften ein, schreibt Spielberichte, zeigt Fotos und pflegt ihre Seite.',
  ],
  ['editor', 'Redaktion', 'Schreibt Neuigkeiten und pflegt alle Inhalte der Website.'],
  ['admin', 'Verwaltung', 'Darf alles, auch Benutzer, Einstellungen und Sicherungen verwalten.'],
];

/** The labels of an account's states. */
export const stateNames: Readonly<Record<AccountState, string>> = {
  active: 'Aktiv',
  invited: 'Eingeladen',
  off: 'Abgeschaltet',
};

/** A user's ways to sign in; empty for invited users. */
export function signInText({ state, hasSecondFactor }: Pick<Account, 'state' | 'hasSecondFactor'>): string {
  if (state === 'invited') return '';
  return hasSecondFactor ? 'Passwort und Code' : 'ohne Zweitcode';
}

/** The state of the mail with a one-time link, and the next step. */
export const mailTexts: Readonly<Record<OneTimeLink['mail'], string>> = {
  sent: 'Der Link ist per E-Mail unterwegs. Kommt nichts an, hilft ein Blick in den Spam-Ordner.',
  failed: 'Die E-Mail konnte nicht verschickt werden. Bitte den Link kopieren und selbst weitergeben.',
  off: 'Der Versand von E-Mails ist nicht eingerichtet. Bitte den Link kopieren und selbst weitergeben.',
};
