import type { MediaDetail } from '@portal/api/contract';
import type { EditedKind } from '../edit/edited-kind.ts';
import type { UploadTarget } from '../upload/send-picture.ts';
import { usedQuestion } from './media-words.ts';

/** How the pictures of the library are listed and edited. */
export const mediaKind: EditedKind<MediaDetail> = {
  list: '/api/admin/media',
  writes: '/api/media',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/medien', label: 'Alle Medien' },
  gone: { title: 'Dieses Bild gibt es nicht (mehr)', text: 'Vielleicht wurde es gelöscht.' },
  removal: ({ usedIn }) => ({
    ...(usedIn.length > 0 && { question: usedQuestion(usedIn), query: 'force=true' }),
    done: 'Bild gelöscht.',
  }),
  deleteLabel: 'Bild löschen',
};

/** Where a file is sent that takes a picture's place; refused when somebody else changed the picture meanwhile. */
export function replacementOf({ id, version }: MediaDetail): UploadTarget {
  return { url: `/api/media/${id}/file`, method: 'PUT', fields: { version: String(version) } };
}
