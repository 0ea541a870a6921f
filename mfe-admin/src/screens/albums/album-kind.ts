import type { EditableAlbum } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** How albums are listed, edited and deleted. */
export const albumKind: EditedKind<EditableAlbum> = {
  list: '/api/admin/albums',
  writes: '/api/albums',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/fotos', label: 'Alle Alben' },
  forbidden: 'Dieses Album ändern die eigenen Trainer und die Redaktion',
  gone: { title: 'Dieses Album gibt es nicht (mehr)', text: 'Vielleicht wurde es gelöscht.' },
  removal: () => ({ done: 'Album gelöscht.', description: 'Die Bilder bleiben in der Mediathek.' }),
};
