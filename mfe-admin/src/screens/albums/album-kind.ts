import type { EditableAlbum } from '@portal/api/contract';
import { editedKind } from '../../kit/edit/edited-kind.ts';

/** How albums are listed, edited and deleted. */
export const albumKind = editedKind<EditableAlbum>({
  list: '/api/admin/albums',
  writes: '/api/albums',
  keyOf: ({ id }) => id,
  forbidden: 'Dieses Album ändern die eigenen Trainer und die Redaktion',
  gone: { title: 'Dieses Album gibt es nicht (mehr)', text: 'Vielleicht wurde es gelöscht.' },
  removal: () => ({ done: 'Album gelöscht.', description: 'Die Bilder bleiben in der Mediathek.' }),
});
