import type { ActivityEntry } from '@portal/api/contract';

const deeds: Readonly<Record<string, string>> = {
  created: 'angelegt',
  changed: 'geändert',
  deleted: 'gelöscht',
  restore: 'wiederhergestellt',
  order: 'neu geordnet',
  link: 'Link für ein Passwort erstellt',
  password: 'Passwort geändert',
  proof: 'mit dem Passwort bestätigt',
  secret: 'Anmeldung in zwei Schritten vorbereitet',
  'second-factor': 'Anmeldung in zwei Schritten eingeschaltet',
  'recovery-codes': 'neue Ersatzcodes erstellt',
  off: 'Anmeldung in zwei Schritten ausgeschaltet',
  'second-factor-deleted': 'Anmeldung in zwei Schritten zurückgesetzt',
  rescue: 'Zugang am Rechner des Portals wiederhergestellt',
  sessions: 'abgemeldet',
  'sessions-deleted': 'abgemeldet',
  file: 'Datei ersetzt',
  activate: 'Version eingeschaltet',
  rollback: 'auf eine frühere Version gestellt',
  withdraw: 'vom Netz genommen',
  cancel: 'abgesagt',
  bulk: 'mehrere geändert',
  publish: 'veröffentlicht',
};

/** What was done: „geändert (Titel, Bild)". */
export function deedText({ action, times }: Pick<ActivityEntry, 'action' | 'times'>): string {
  const deed = deeds[action] ?? 'bearbeitet';
  return times > 1 ? `${deed}, ${times}-mal` : deed;
}

/** The deeds one can filter by. */
export const deedChoices = (['created', 'changed', 'deleted', 'restore'] as const).map(
  (action) => [action, `Nur ${deeds[action]}`] as const,
);

const fieldNames: Readonly<Record<string, string>> = {
  active: 'Aktiv',
  activeFrom: 'Beginn',
  activeUntil: 'Ende',
  category: 'Kategorie',
  content: 'Text',
  description: 'Beschreibung',
  email: 'E-Mail',
  endDate: 'Ende',
  excerpt: 'Kurztext',
  goalsAgainst: 'Ergebnis',
  goalsFor: 'Ergebnis',
  imageUrl: 'Bild',
  linkUrl: 'Link',
  location: 'Ort',
  logoUrl: 'Logo',
  name: 'Name',
  note: 'Notiz',
  password: 'Passwort',
  published: 'Veröffentlicht',
  publishAt: 'Zeitpunkt',
  result: 'Ergebnis',
  role: 'Rolle',
  squad: 'Kader',
  startDate: 'Beginn',
  status: 'Status',
  teams: 'Mannschaften',
  tier: 'Stufe',
  title: 'Titel',
  trainer: 'Trainer',
  websiteUrl: 'Website',
};

/** What was written into, in words; names of fields that people do not know are left out. */
export function fieldsText(fields: readonly string[]): string {
  const names = fields.map((field) => fieldNames[field]).filter((name) => name !== undefined);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'de')).join(', ');
}
