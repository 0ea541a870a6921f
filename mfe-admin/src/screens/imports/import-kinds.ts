import type { Role } from '@portal/api/contract';
import { screenAt } from '../../kit/frame/navigation.ts';

/** A way to bring in what is elsewhere. */
type ImportKind = {
  to: `/admin/importieren/${string}`;
  /** How the API calls it. */
  kind: string;
  lead: string;
  /** Who may do it; editors unless said otherwise. */
  role?: Role;
};

/** All ways there are, in the order people see; each has its screen in `screens.ts`. */
export const importKinds: readonly ImportKind[] = [
  {
    to: '/admin/importieren/dfbnet',
    kind: 'dfbnet',
    lead: 'Vereinsspielplan oder Spielplan einer Staffel, als Datei aus SpielPLUS.',
  },
  {
    to: '/admin/importieren/kalender',
    kind: 'ical',
    lead: 'Kalender einer Mannschaft vom BFV oder von anderen, als Datei oder von seiner Adresse (iCal).',
  },
  {
    to: '/admin/importieren/kader',
    kind: 'squad',
    lead: 'Spieler einer Mannschaft mit Nummer und Position, als CSV-Datei.',
  },
  {
    to: '/admin/importieren/sponsoren',
    kind: 'sponsors',
    lead: 'Namen, Stufen und Websites, als CSV-Datei; Logos kommen danach dazu.',
  },
  {
    to: '/admin/importieren/wordpress',
    kind: 'wordpress',
    lead: 'Artikel, Seiten, Kategorien, Bilder und alte Adressen, aus der Exportdatei der bisherigen Website.',
    role: 'admin',
  },
  {
    to: '/admin/importieren/saison',
    kind: 'season',
    lead: 'Spiele und Kader ins öffentliche Archiv, Mannschaften und Trainingszeiten in die neue Saison.',
    role: 'admin',
  },
];

/** What an import is called, as its screen is. */
export function importTitle(kind: string): string {
  const { to = '' } = importKinds.find((each) => each.kind === kind) ?? {};
  return screenAt(to)?.title ?? 'Import';
}
