import type { ListFilter } from '../../kit/list/ListTools.tsx';

/** How the library is narrowed, by the names of `GET /api/admin/media`. */
export const MEDIA_FILTERS: readonly ListFilter[] = [
  {
    name: 'missing',
    label: 'Was noch fehlt',
    choices: [
      ['', 'Was fehlt: alles'],
      ['alt', 'Ohne Text'],
      ['answer', 'Kinder: noch offen'],
      ['shown', 'Kinder: offen und zu sehen'],
      ['consent', 'Einwilligung fehlt'],
    ],
  },
  {
    name: 'use',
    label: 'Verwendung',
    choices: [
      ['', 'Verwendung: alle'],
      ['used', 'Benutzt'],
      ['unused', 'Unbenutzt'],
    ],
  },
  {
    name: 'kind',
    label: 'Art',
    choices: [
      ['', 'Art: alle'],
      ['photo', 'Fotos'],
      ['graphic', 'Grafiken'],
    ],
  },
];

export const MEDIA_SORTS = [
  ['', 'Neueste zuerst'],
  ['oldest', 'Älteste zuerst'],
  ['name', 'Nach Dateiname'],
  ['largest', 'Größte zuerst'],
] as const;
