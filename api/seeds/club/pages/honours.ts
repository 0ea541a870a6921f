import type { DemoPage } from './demo-page.ts';

/** Honours without names of persons: whom they are for is the club's to say. */
export const honours: DemoPage = {
  slug: 'ehrenmitglieder',
  picture: {
    scene: 'trophy',
    mood: 'golden',
    shape: 'panorama',
    seed: 942,
    alt: 'Ein Pokal im Scheinwerferlicht, umgeben von Konfetti',
  },
  change: {
    groups: [
      {
        title: 'Ehrenmitglieder',
        text: 'Für außergewöhnliche Verdienste, verliehen von der Mitgliederversammlung.',
        members: [
          {
            name: 'Der Platzwart',
            note: '47 Jahre lang hat er die Linien gekreidet, bei jedem Wetter und immer gerade.',
          },
          {
            name: 'Die Kassiererin',
            note: 'Erste Frau im Vorstand; ihr verdankt die Jugend den ersten Satz eigener Tore.',
          },
        ],
      },
      {
        title: 'Goldene Ehrennadel',
        text: 'Für fünfzig Jahre Mitgliedschaft und mehr. Beim letzten Ehrenabend erhielten sie elf Mitglieder.',
        members: [
          { name: 'Zwei Mitglieder', note: 'seit 70 Jahren dabei' },
          { name: 'Drei Mitglieder', note: 'seit 60 Jahren dabei' },
          { name: 'Sechs Mitglieder', note: 'seit 50 Jahren dabei' },
        ],
      },
      {
        title: 'Silberne Ehrennadel',
        text: 'Für 25 und 40 Jahre Treue.',
        members: [
          { name: 'Sieben Mitglieder', note: 'seit 40 Jahren dabei' },
          { name: 'Neun Mitglieder', note: 'seit 25 Jahren dabei' },
        ],
      },
    ],
  },
};
