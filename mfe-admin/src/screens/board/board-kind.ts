import type { EditableBoardMember } from '@portal/api/contract';
import { entryKind } from '../../kit/entries/entry-kind.ts';
import { BoardTopics } from './BoardTopics.tsx';

/** The people of the board. */
export const boardKind = entryKind<EditableBoardMember>({
  list: '/api/admin/board-members',
  writes: '/api/board-members',
  present: ({ name, imageUrl, image }) => ({ name, imageUrl, image }),
  lead: 'Wer den Verein leitet, in dieser Reihenfolge auf der Vorstandsseite.',
  newLabel: 'Neues Mitglied',
  newTitle: 'Neues Mitglied im Vorstand',
  nameLabel: 'Name',
  columns: [
    { label: 'Aufgabe', render: ({ position }) => position },
    { label: 'E-Mail', render: ({ email }) => email ?? '–', wide: true },
    { label: 'Telefon', render: ({ phone }) => phone ?? '–', wide: true },
  ],
  searchLabel: 'Name, Aufgabe oder E-Mail suchen',
  sorts: [
    ['', 'In Reihenfolge'],
    ['name', 'Nach Name'],
    ['newest', 'Neueste zuerst'],
  ],
  empty: {
    title: 'Noch niemand im Vorstand',
    text: 'Mit Name, Aufgabe und Foto wissen alle, an wen sie sich wenden. Wer im Vorstand für Sponsoring zuständig ist, steht auch auf der Seite der Sponsoren.',
  },
  fields: [
    { is: 'line', name: 'name', label: 'Name', maxLength: 120 },
    { is: 'line', name: 'position', label: 'Aufgabe', maxLength: 120 },
    { is: 'picture', name: 'imageUrl', label: 'Foto', hint: 'Hochformat, Gesicht in der oberen Hälfte.' },
    {
      is: 'row',
      fields: [
        { is: 'line', name: 'email', label: 'E-Mail', type: 'email' },
        { is: 'line', name: 'phone', label: 'Telefon', type: 'tel' },
      ],
    },
    { is: 'own', labels: { topics: 'Anliegen' }, Fields: BoardTopics },
    {
      is: 'switch',
      name: 'sponsoring',
      label: 'Kontakt für Sponsoren',
      hint: 'Steht auf der Sponsorenseite mit Foto und E-Mail. Hat niemand diesen Schalter, steht dort, wessen Aufgabe mit „3. Vorsitz“ beginnt.',
    },
  ],
  begin: { sponsoring: false, topics: [] },
  savedText: 'Mitglied gespeichert.',
  schema: () => import('@portal/api/contract').then(({ NewBoardMember }) => NewBoardMember),
});
