import type { Role } from '@portal/api/contract';

/** A way to bring in what is elsewhere. */
type ImportKind = {
  to: `/admin/importieren/${string}`;
  /** How the API calls it. */
  kind: string;
  title: string;
  lead: string;
  /** Who may do it; editors unless said otherwise. */
  role?: Role;
};

/** All ways there are, in the order people see; each has its screen in `screens.ts`. */
export const importKinds: readonly ImportKind[] = [
  {
    to: '/admin/importieren/dfbnet',
    kind: 'dfbnet',
    title: 'Spielplan aus DFBnet',
    lead: 'Vereinsspielplan oder Spielplan einer Staffel, als Datei aus SpielPLUS.',
  },
  {
    to: '/admin/importieren/kalender',
    kind: 'ical',
    title: 'Spiele aus einem Kalender',
    lead: 'Kalender einer Mannschaft vom BFV oder von anderen, als Datei oder von seiner Adresse (iCal).',
  },
  {
    to: '/admin/importieren/kader',
    kind: 'squad',
    title: 'Kader aus einer Tabelle',
    lead: 'Spieler einer Mannschaft mit Nummer und Position, als CSV-Datei.',
  },
  {
    to: '/admin/importieren/sponsoren',
    kind: 'sponsors',
    title: 'Sponsoren aus einer Tabelle',
    lead: 'Namen, Stufen und Websites, als CSV-Datei; Logos kommen danach dazu.',
  },
  {
    to: '/admin/importieren/wordpress',
    kind: 'wordpress',
    title: 'Website aus WordPress',
    lead: 'Artikel, Seiten, Kategorien, Bilder und alte Adressen, aus der Exportdatei der bisherigen Website.',
    role: 'admin',
  },
  {
    to: '/admin/importieren/saison',
    kind: 'season',
    title: 'Saison wechseln',
    lead: 'Spiele und Kader ins öffentliche Archiv, Mannschaften und Trainingszeiten in die neue Saison.',
    role: 'admin',
  },
];

/** What an import is called in the list of those that were carried out. */
export function importTitle(kind: string): string {
  return importKinds.find((each) => each.kind === kind)?.title ?? 'Import';
}
