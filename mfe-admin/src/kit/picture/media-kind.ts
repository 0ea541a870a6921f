import type { ChildrenAnswer, MediaDetail, MediaUse } from '@portal/api/contract';
import type { EditedKind } from '../edit/edited-kind.ts';
import type { UploadTarget } from '../upload/send-picture.ts';
import type { Question } from '../dialog/confirm.ts';
import { adminAreas } from '../frame/areas.ts';

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

/**
 * Where a file is sent that takes a picture's place, and whether it shows `children`; refused when somebody else changed the picture
 * meanwhile.
 */
export function replacementOf({ id, version }: MediaDetail, children: ChildrenAnswer | undefined): UploadTarget {
  const fields = { version: String(version), ...(children && { children }) };
  return { url: `/api/media/${id}/file`, method: 'PUT', fields };
}

/** The area on whose screens a picture's place is edited. */
const areaOf = (kind: string) => adminAreas().find(({ use }) => use === kind);

/** More would fill the window. */
const MOST_NAMED = 5;

/** „Artikel „Derbysieg" (im Papierkorb)". */
export function placeWords({ kind, title, isDeleted }: MediaUse): string {
  return `${areaOf(kind)?.one ?? kind} „${title}“${isDeleted ? ' (gelöscht)' : ''}`;
}

/** Before a picture in use is deleted: the places that lose it. */
function usedQuestion(uses: readonly MediaUse[]): Question {
  const named = uses.slice(0, MOST_NAMED).map(placeWords);
  if (uses.length > MOST_NAMED) named.push(`und ${uses.length - MOST_NAMED} weitere Stellen`);
  return {
    title: 'Das Bild wird noch gezeigt',
    text: `${named.join(', ')}. Beim Löschen verschwindet es auch dort. Zurückholen lässt es sich 30 Tage lang, aber nur in die Mediathek.`,
    confirmLabel: 'Überall entfernen und löschen',
    cancelLabel: 'Behalten',
  };
}

/** The screen on which a place shows another picture; undefined for one that is deleted. */
export function placePath({ kind, id, isDeleted }: MediaUse): string | undefined {
  const area = areaOf(kind);
  return isDeleted || !area ? undefined : `${area.to}/${id}`;
}

/** „3 MB", „420 KB". */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}
