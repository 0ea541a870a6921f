import type { ListFilter } from '../../kit/list/ListTools.tsx';

/** How the library is narrowed, by the names of `GET /api/admin/media`. */
export const MEDIA_FILTERS: readonly ListFilter[] = [
  {
    name: 'missing',
    label: 'Angaben',
    choices: [
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
      ['used', 'Benutzt'],
      ['unused', 'Unbenutzt'],
    ],
  },
  {
    name: 'kind',
    label: 'Art',
    choices: [
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
