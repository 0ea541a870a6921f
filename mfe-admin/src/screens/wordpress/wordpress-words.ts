import type { WordPressEntry, WordPressLoss, WordPressOutcome } from '@portal/api/contract';

type LossKind = WordPressLoss['kind'];

/** The kinds of losses, and their consequences. */
const losses: Readonly<Record<LossKind, (name: string) => string>> = {
  shortcode: (name) => `Kürzel [${name}] eines Plugins: fällt weg, der Text darum bleibt`,
  block: (name) => `Block „${name}“, der sich in WordPress selbst füllt: fällt weg`,
  builder: (name) => `Mit dem Seitenbaukasten ${name} gestaltet: nur der Text kommt mit`,
  embed: (name) => `Eingebettetes von ${name || 'einer anderen Seite'}: wird ein Link`,
  'foreign-picture': (name) =>
    `Bild, das auf ${name || 'einem anderen Server'} liegt: kommt nur mit, wenn dieser Server gewählt wird`,
  file: (name) => `Datei zum Herunterladen${name && ` (${name.toUpperCase()})`}: der Link führt weiter zur alten Seite`,
  link: (name) => `Link auf „${name}“, das es hier nicht gibt: führt weiter zur alten Seite`,
  form: () => 'Formular: fällt weg',
  script: () => 'Programmteil (Script): fällt weg',
  gallery: () => 'Galerie ohne Angabe ihrer Bilder: fällt weg',
  nested: () => 'Zu tief verschachtelt: nur der Text kommt mit',
  cut: () => 'Sehr lang: das Ende fehlt',
  protected: () => 'Privat oder mit Passwort: wird ein Entwurf',
  comments: () => 'Kommentare: kommen nicht mit',
  users: () => 'Benutzer: kommen nicht mit',
  tags: () => 'Schlagwörter: kommen nicht mit',
  type: (name) => `${types[name] ?? `Inhalt der Art „${name || 'unbekannt'}“`}: kommt nicht mit`,
};

const types: Readonly<Record<string, string>> = {
  post: 'Gelöschtes oder nie Gespeichertes',
  page: 'Gelöschte Seite',
  nav_menu_item: 'Menüpunkt',
  revision: 'Frühere Fassung',
  wp_block: 'Wiederverwendbarer Block',
  wp_navigation: 'Menü',
  wp_template: 'Vorlage',
  custom_css: 'Gestaltung (CSS)',
  wpcf7_contact_form: 'Kontaktformular',
};

/** „Kommentare: kommen nicht mit“. */
export const lossText = ({ kind, name }: Pick<WordPressLoss, 'kind' | 'name'>) => losses[kind](name);

/** The types of articles in the old site. */
const statuses: Readonly<Record<string, string>> = {
  publish: 'veröffentlicht',
  draft: 'als Entwurf',
  pending: 'zur Durchsicht',
  future: 'geplant',
  private: 'privat',
};

/** „veröffentlicht“. */
export const statusText = (status: string) => statuses[status] ?? status;

const outcomes: Readonly<Record<WordPressOutcome, string>> = {
  taken: 'übernommen',
  draft: 'als Entwurf übernommen',
  updated: 'auf den neueren Stand gebracht',
  known: 'schon da',
  edited: 'hier geändert, deshalb so gelassen',
  deleted: 'hier gelöscht, deshalb nicht wieder angelegt',
  skipped: 'ausgelassen',
  failed: 'nicht übernommen',
};

/** „als Entwurf übernommen“. */
export const outcomeText = (outcome: WordPressEntry['outcome']) => (outcome ? outcomes[outcome] : 'wartet');
