import type { ChildrenAnswer, MediaDetail, MediaUse } from '@portal/api/contract';
import { editedKind } from '../edit/edited-kind.ts';
import type { UploadTarget } from '../upload/send-picture.ts';
import type { Question } from '../dialog/confirm.ts';
import { placesWords } from '../places/places.ts';

/** How the pictures of the library are listed and edited. */
export const mediaKind = editedKind<MediaDetail>({
  list: '/api/admin/media',
  writes: '/api/media',
  keyOf: ({ id }) => id,
  gone: { title: 'Dieses Bild gibt es nicht (mehr)', text: 'Vielleicht wurde es gelöscht.' },
  removal: ({ usedIn }) => ({
    ...(usedIn.length > 0 && { question: usedQuestion(usedIn), query: 'force=true' }),
    done: 'Bild gelöscht.',
  }),
  deleteLabel: 'Bild löschen',
});

/**
 * The address for a file that replaces a picture, with whether it shows `children`; refused when somebody else changed
 * the picture meanwhile.
 */
export function replacementOf({ id, version }: MediaDetail, children: ChildrenAnswer | undefined): UploadTarget {
  const fields = { version: String(version), ...(children && { children }) };
  return { url: `/api/media/${id}/file`, method: 'PUT', fields };
}

/** Before a picture in use is deleted: the places that lose it. */
function usedQuestion(uses: readonly MediaUse[]): Question {
  return {
    title: 'Das Bild wird noch gezeigt',
    text: `${placesWords(uses)}. Beim Löschen verschwindet es auch dort. Zurückholen lässt es sich 30 Tage lang, aber nur in die Mediathek.`,
    confirmLabel: 'Überall entfernen und löschen',
    cancelLabel: 'Behalten',
  };
}
