import type { MediaUse } from '@portal/api/contract';
import type { Question } from '../frame/confirm.ts';
import { adminAreas } from '../../screens.ts';

/** The area on whose screens a picture's place is edited. */
const areaOf = (kind: string) => adminAreas.find(({ use }) => use === kind);

/** More would fill the window. */
const MOST_NAMED = 5;

/** „Artikel „Derbysieg" (im Papierkorb)". */
export function placeWords({ kind, title, isDeleted }: MediaUse): string {
  return `${areaOf(kind)?.one ?? kind} „${title}“${isDeleted ? ' (gelöscht)' : ''}`;
}

/** Before a picture in use is deleted: the places that lose it. */
export function usedQuestion(uses: readonly MediaUse[]): Question {
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
