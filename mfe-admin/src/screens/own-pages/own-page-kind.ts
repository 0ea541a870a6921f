import type { EditableOwnPage } from '@portal/api/contract';
import { CLUB_RESOURCE, formatDateTime } from '@portal/shared-ui';
import { ownPagePath } from '@portal/shared-ui/own-page-path';
import { entryKind, type EntryKind } from '../../kit/entries/entry-kind.ts';
import { MenuField } from './MenuField.tsx';
import { OwnPageText } from './OwnPageText.tsx';
import { ShownFields } from './ShownFields.tsx';

/** The place of a page in the navigation. */
const placeOf = ({ menu }: EditableOwnPage) => (menu === '/' ? 'In der Leiste' : (menu ?? 'Nicht im Menü'));

const stateOf = ({ published, publishAt }: EditableOwnPage) =>
  published ? 'Zu sehen' : publishAt ? `Ab ${formatDateTime(publishAt)}` : 'Entwurf';

/** Pages that the club adds. */
export const ownPageKind: EntryKind<EditableOwnPage> = {
  ...entryKind<EditableOwnPage>({
    list: '/api/admin/own-pages',
    writes: '/api/own-pages',
    present: ({ title, imageUrl, image }) => ({ name: title, imageUrl, image }),
    lead: 'Was der Verein sonst noch zu sagen hat: Vereinsheim mieten, Turnen, Anfahrt. Jede Seite hat eine eigene Adresse und auf Wunsch einen Platz im Menü.',
    newLabel: 'Neue Seite',
    columns: [
      { label: 'Menü', render: placeOf },
      { label: 'Adresse', render: ({ slug }) => ownPagePath(slug), wide: true },
      { label: 'Stand', render: stateOf },
    ],
    searchLabel: 'Seite suchen',
    sorts: [
      ['', 'In Reihenfolge'],
      ['name', 'Nach Titel'],
      ['newest', 'Neueste zuerst'],
    ],
    empty: {
      title: 'Noch keine eigenen Seiten',
      text: 'Hier stehen Seiten, die der Verein selbst anlegt, zum Beispiel „Vereinsheim mieten“.',
    },
    fields: [
      { is: 'line', name: 'title', label: 'Titel', maxLength: 120, placeholder: 'Vereinsheim mieten' },
      { is: 'text', name: 'lead', label: 'Einleitung', rows: 3 },
      { is: 'picture', name: 'imageUrl', label: 'Bild' },
      { is: 'own', labels: { content: 'Text' }, Fields: OwnPageText },
      { is: 'own', labels: { menu: 'Platz im Menü', menuLabel: 'Name im Menü' }, Fields: MenuField },
      {
        is: 'line',
        name: 'slug',
        label: 'Adresse der Seite',
        hint: 'Der letzte Teil nach /seiten/. Leer: aus dem Titel gemacht. Eine frühere Adresse führt weiter hierher.',
        maxLength: 120,
      },
      { is: 'text', name: 'description', label: 'Beschreibung für Suchmaschinen', rows: 2 },
      { is: 'own', labels: { published: 'Auf der Website zeigen', publishAt: 'Erscheint am' }, Fields: ShownFields },
    ],
    begin: { published: false },
    savedText: 'Seite gespeichert.',
    copied: 'seite',
    schema: () => import('@portal/api/contract').then(({ ownPageSchemas }) => ownPageSchemas.new),
    above: () => import('./OwnPageTools.tsx').then(({ OwnPageTools }) => OwnPageTools),
  }),
  // The navigation names them.
  shownBy: [CLUB_RESOURCE],
};
