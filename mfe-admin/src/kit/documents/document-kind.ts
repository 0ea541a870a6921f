import type { EditableDocument, ListedDocument } from '@portal/api/contract';
import { typeAndSize } from '@portal/api/file-size';
import { editedKind } from '../edit/edited-kind.ts';
import { placesWords } from '../places/places.ts';

/** How documents are listed, edited and deleted. */
export const documentKind = editedKind<EditableDocument>({
  list: '/api/admin/documents',
  writes: '/api/documents',
  keyOf: ({ id }) => id,
  gone: { title: 'Diese Datei gibt es nicht (mehr)', text: 'Vielleicht wurde sie gelöscht.' },
  removal: ({ usedIn }) => ({
    ...(usedIn.length > 0 && {
      question: {
        title: 'Auf die Datei führen noch Links',
        text: `${placesWords(usedIn)}. Wer dort daraufdrückt, findet nach dem Löschen nichts mehr.`,
        confirmLabel: 'Trotzdem löschen',
        cancelLabel: 'Behalten',
      },
      query: 'force=true',
    }),
    done: 'Datei gelöscht.',
  }),
  deleteLabel: 'Datei löschen',
});

/** The text of a link to it: „Satzung (PDF, 1,2 MB)“. The server renews the size when the file is replaced. */
export function linkText(name: string, document: Pick<ListedDocument, 'type' | 'bytes'>): string {
  return `${name.replace(/ \((PDF|DOCX|ODT), [^()]{1,20}\)$/, '')} (${typeAndSize(document)})`;
}
