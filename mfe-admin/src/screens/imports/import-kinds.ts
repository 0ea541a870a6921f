import type { Role } from '@portal/api/contract';
import { screenAt } from '../../kit/frame/navigation.ts';

/** A kind of import. */
type ImportKind = {
  to: `/admin/importieren/${string}`;
  /** Its name in the API. */
  kind: string;
  lead: string;
  /** The role that may do it; by default editors. */
  role?: Role;
};

/** All kinds of imports, in the order people see; each has its screen in `screens.ts`. */
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

/** The name of an import, as of its screen. */
export function importTitle(kind: string): string {
  const { to = '' } = importKinds.find((each) => each.kind === kind) ?? {};
  return screenAt(to)?.title ?? 'Import';
}
