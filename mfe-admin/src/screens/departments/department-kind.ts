import type { EditableDepartment } from '@portal/api/contract';
import { entryKind } from '../../kit/entries/entry-kind.ts';

/** The departments of a club with more than football. */
export const departmentKind = entryKind<EditableDepartment>({
  list: '/api/admin/departments',
  writes: '/api/departments',
  present: ({ name }) => ({ name }),
  lead: 'Für Vereine mit mehr als Fußball: in dieser Reihenfolge stehen die Mannschaften auf der Seite „Mannschaften“.',
  newLabel: 'Neue Abteilung',
  columns: [],
  searchLabel: 'Abteilung suchen',
  sorts: [['', 'In Reihenfolge']],
  empty: {
    title: 'Keine Abteilungen',
    text: 'Ohne Abteilungen stehen die Mannschaften nach Aktiven, Jugend und weiteren geordnet.',
  },
  fields: [{ is: 'line', name: 'name', label: 'Name', placeholder: 'Handball', maxLength: 80 }],
  savedText: 'Abteilung gespeichert.',
  schema: () => import('@portal/api/contract').then(({ departmentSchemas }) => departmentSchemas.new),
});
