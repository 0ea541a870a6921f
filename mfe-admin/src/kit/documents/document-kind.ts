import type { EditableDocument, ListedDocument, MediaUse } from '@portal/api/contract';
import type { EditedKind } from '../edit/edited-kind.ts';
import { areaOf } from '../frame/navigation.ts';
import { fileSize } from '../picture/media-kind.ts';

/** How documents are listed, edited and deleted. */
export const documentKind: EditedKind<EditableDocument> = {
  list: '/api/admin/documents',
  writes: '/api/documents',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/dateien', label: 'Alle Dateien' },
  gone: { title: 'Diese Datei gibt es nicht (mehr)', text: 'Vielleicht wurde sie gelöscht.' },
  removal: ({ usedIn }) => ({
    ...(usedIn.length > 0 && {
      question: {
        title: 'Auf die Datei führen noch Links',
        text: `${usedIn.slice(0, MOST_NAMED).map(documentPlace).join(', ')}. Wer dort daraufdrückt, findet nach dem Löschen nichts mehr.`,
        confirmLabel: 'Trotzdem löschen',
        cancelLabel: 'Behalten',
      },
      query: 'force=true',
    }),
    done: 'Datei gelöscht.',
  }),
  deleteLabel: 'Datei löschen',
};

/** More would fill the window. */
const MOST_NAMED = 5;

/** „PDF, 1,2 MB". */
export function typeAndSize({ type, bytes }: Pick<ListedDocument, 'type' | 'bytes'>): string {
  return `${type.toUpperCase()}, ${fileSize(bytes)}`;
}

/** What a link to it says: „Satzung (PDF, 1,2 MB)". The server renews the size when the file is replaced. */
export function linkText(name: string, document: Pick<ListedDocument, 'type' | 'bytes'>): string {
  return `${name.replace(/ \((PDF|DOCX|ODT), [^()]{1,20}\)$/, '')} (${typeAndSize(document)})`;
}

/** „Artikel „Derbysieg" (gelöscht)". */
export function documentPlace({ kind, title, isDeleted }: MediaUse): string {
  return `${areaOf(kind)?.one ?? areaOf(kind)?.label ?? kind} „${title}“${isDeleted ? ' (gelöscht)' : ''}`;
}

/** The screen on which a link is edited; undefined for what is deleted. */
export function documentPlacePath({ kind, id, isDeleted }: MediaUse): string | undefined {
  const area = areaOf(kind);
  if (isDeleted || !area) return undefined;
  return id === '' ? area.to : `${area.to}/${id}`;
}
