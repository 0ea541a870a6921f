const NAMES: Readonly<Record<string, string>> = {
  admin: 'Admin-Bereich',
  club: 'Verein',
  news: 'Neuigkeiten',
  teams: 'Mannschaften und Termine',
};

/** What a section is called for people. */
export function moduleName(section: string): string {
  return NAMES[section] ?? section;
}
