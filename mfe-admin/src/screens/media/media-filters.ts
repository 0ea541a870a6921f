import type { ListFilter } from '../../kit/list/ListTools.tsx';

/** How the library is narrowed, by the names of `GET /api/admin/media`. */
export const MEDIA_FILTERS: readonly ListFilter[] = [
  {
    name: 'missing',
    label: 'Was noch fehlt',
    choices: [
      ['', 'Ob etwas fehlt'],
      ['alt', 'Ohne Text'],
      ['consent', 'Einwilligung fehlt'],
    ],
  },
  {
    name: 'use',
    label: 'Verwendung',
    choices: [
      ['', 'Ob benutzt'],
      ['used', 'Benutzt'],
      ['unused', 'Unbenutzt'],
    ],
  },
  {
    name: 'deleted',
    label: 'Papierkorb',
    choices: [
      ['', 'Alle Bilder'],
      ['true', 'Papierkorb'],
    ],
  },
  {
    name: 'kind',
    label: 'Art',
    choices: [
      ['', 'Jede Art'],
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
