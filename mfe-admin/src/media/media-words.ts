import type { MediaUse } from '@portal/api/contract';
import type { Question } from '../frame/confirm.ts';

const KINDS: Readonly<Record<MediaUse['kind'], string>> = {
  album: 'Album',
  article: 'Artikel',
  banner: 'Banner',
  board: 'Vorstand',
  page: 'Seite',
  settings: 'Einstellungen',
  slide: 'Slide',
  sponsor: 'Sponsor',
  team: 'Mannschaft',
};

const SCREENS: Readonly<Record<MediaUse['kind'], string>> = {
  album: 'fotos',
  article: 'neuigkeiten',
  banner: 'banner',
  board: 'vorstand',
  page: 'seiten',
  settings: 'einstellungen',
  slide: 'slides',
  sponsor: 'sponsoren',
  team: 'mannschaften',
};

/** More would fill the window. */
const MOST_NAMED = 5;

/** „Artikel „Derbysieg" (im Papierkorb)". */
export function placeWords({ kind, title, isDeleted }: MediaUse): string {
  return `${KINDS[kind]} „${title}“${isDeleted ? ' (gelöscht)' : ''}`;
}

/** Before a picture is deleted that is still shown: what that takes from whom. */
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
  return isDeleted ? undefined : `/admin/${SCREENS[kind]}/${id}`;
}

/** „3 MB", „420 KB". */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;
}
