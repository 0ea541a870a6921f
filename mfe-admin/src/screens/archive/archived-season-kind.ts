import type { EditableSeason } from '@portal/api/contract';
import { editedKind } from '../../kit/edit/edited-kind.ts';

/** How seasons of the archive are listed and changed. */
export const archivedSeasonKind = editedKind<EditableSeason>({
  list: '/api/admin/seasons',
  writes: '/api/seasons',
  keyOf: ({ slug }) => slug,
  gone: {
    title: 'Diese Saison ist nicht im Archiv',
    text: 'Vielleicht wurde der Wechsel der Saison rückgängig gemacht.',
  },
});
