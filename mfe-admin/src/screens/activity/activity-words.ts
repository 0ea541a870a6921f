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
  passkey: 'mit einem Passkey bestätigt',
  options: 'Passkey vorbereitet',
  passkeys: 'Passkey angelegt',
  'passkeys-deleted': 'Passkey entfernt',
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
  tokens: 'Token für Veröffentlichungen angelegt',
  'tokens-deleted': 'Token für Veröffentlichungen beendet',
  cancel: 'abgesagt',
  publish: 'veröffentlicht',
  opening: 'für alle veröffentlicht',
  setup: 'Schritt der Einrichtung erledigt',
  removal: 'Beispielinhalte entfernt',
  start: 'begonnen',
  pictures: 'Bilder hochgeladen',
  undo: 'zurückgenommen',
  dfbnet: 'Spielplan importiert',
  ical: 'Kalender importiert',
  squad: 'Kader importiert',
  sponsors: 'Sponsoren importiert',
  season: 'Saison gewechselt',
  draft: 'Entwurf gespeichert',
  'draft-deleted': 'Entwurf verworfen',
  preview: 'Link zur Vorschau ausgegeben',
  'preview-deleted': 'Link zur Vorschau zurückgezogen',
  answers: 'gesagt, ob Kinder zu erkennen sind',
  withdrawal: 'Einwilligung widerrufen',
};

/** The action: „geändert (Titel, Bild)“. */
export function deedText({ action, times }: Pick<ActivityEntry, 'action' | 'times'>): string {
  const deed = deeds[action] ?? 'bearbeitet';
  return times > 1 ? `${deed}, ${times}-mal` : deed;
}

/** The actions one can filter by. */
export const deedChoices = (['created', 'changed', 'deleted', 'restore'] as const).map(
  (action) => [action, `Nur ${deeds[action]}`] as const,
);

/** Fields of forms that declare no labels. */
const fieldNames: Readonly<Record<string, string>> = {
  active: 'Aktiv',
  allDay: 'Ganztägig',
  ageGroup: 'Alter oder Jahrgang',
  alt: 'Bildbeschreibung',
  category: 'Kategorie',
  color: 'Farbe',
  competition: 'Wettbewerb',
  content: 'Text',
  coverUrl: 'Vorschaubild',
  credit: 'Foto von',
  date: 'Datum',
  dayOfWeek: 'Wochentag',
  departmentId: 'Abteilung',
  description: 'Beschreibung',
  email: 'E-Mail',
  endDate: 'Ende',
  endTime: 'Ende',
  exceptHolidays: 'Feiertage',
  exceptSchoolHolidays: 'Ferien',
  excerpt: 'Kurztext',
  firstDay: 'Erster Tag',
  goalsAway: 'Ergebnis',
  goalsHome: 'Ergebnis',
  group: 'Gruppe',
  groups: 'Ehrungen',
  handedIn: 'An die Redaktion gegeben',
  home: 'Heim oder auswärts',
  imageUrl: 'Bild',
  isHidden: 'Ausgeblendet',
  lastDay: 'Letzter Tag',
  lead: 'Einleitung',
  leagueTable: 'Tabelle',
  location: 'Ort',
  matchName: 'Name im Spielplan',
  name: 'Name',
  note: 'Notiz',
  notes: 'Hinweis',
  onDownloads: 'Seite „Downloads“',
  opponent: 'Gegner',
  password: 'Passwort',
  pictures: 'Bilder',
  publishAt: 'Zeitpunkt',
  published: 'Veröffentlicht',
  readsMessages: 'Liest Nachrichten',
  reason: 'Grund',
  repeat: 'Wiederholung',
  resultNote: 'Zusatz zum Ergebnis',
  role: 'Rolle',
  season: 'Saison',
  showsSquad: 'Kader auf der Website',
  slug: 'Adresse der Seite',
  squad: 'Kader',
  squads: 'Kader',
  stadiumAddress: 'Anschrift',
  stadiumName: 'Platz',
  startDate: 'Beginn',
  startTime: 'Beginn',
  status: 'Status',
  subtitle: 'Untertitel',
  team: 'Mannschaft',
  teams: 'Mannschaften',
  timeline: 'Ereignisse',
  title: 'Titel',
  trainer: 'Trainer',
  type: 'Art',
  values: 'Werte',
};

/**
 * The changed fields in words, first those of the form where they are changed; fields without a German name are left
 * out.
 */
export function fieldsText(fields: readonly string[], labels: Readonly<Record<string, string>> = {}): string {
  const names = fields.map((field) => labels[field] ?? fieldNames[field]).filter((name) => name !== undefined);
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'de')).join(', ');
}
