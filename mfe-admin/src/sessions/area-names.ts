const names: Readonly<Record<string, string>> = {
  account: 'Mein Konto',
  activity: 'Verlauf',
  agenda: 'Termine',
  albums: 'Fotos',
  auth: 'Anmeldung',
  backup: 'Sicherung',
  banners: 'Banner',
  'board-members': 'Vorstand',
  errors: 'Module',
  events: 'Termine',
  media: 'Medien',
  messages: 'Nachrichten',
  modules: 'Module',
  news: 'Neuigkeiten',
  overview: 'Übersicht',
  'own-teams': 'Mannschaften',
  pages: 'Seiten',
  releases: 'Module',
  restore: 'Sicherung',
  settings: 'Einstellungen',
  sliders: 'Slides',
  sponsors: 'Sponsoren',
  teams: 'Mannschaften',
  'training-times': 'Trainingszeiten',
  uploads: 'Medien',
  users: 'Benutzer',
  visits: 'Statistik',
};

/** What people call a part of the portal, by the first word of its address in the API. */
export function areaName(area: string): string {
  return names[area] ?? area;
}
