import type { EditableDocument } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import type { UploadServer } from './upload-server.ts';

/** A document that is only linked, by default. */
export function editableDocument(values: Partial<EditableDocument> = {}): EditableDocument {
  return {
    id: '1',
    title: 'Satzung',
    description: null,
    group: null,
    onDownloads: false,
    url: '/dateien/satzung.pdf',
    type: 'pdf',
    bytes: 1_258_291,
    filedAt: '2026-11-03T10:00:00Z',
    name: 'satzung_final.pdf',
    uploadedBy: 'Kim',
    usedIn: [],
    version: 1,
    createdAt: '2026-11-03T10:00:00Z',
    updatedAt: '2026-11-03T10:00:00Z',
    ...values,
  };
}

/** A file of somebody's computer, as it is chosen. */
export const chosenDocument = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

/** Accepts the next upload, and answers with this as the stored document. */
export const storeNext = (uploads: UploadServer, stored: EditableDocument) =>
  uploads.answers.push((_, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(stored));
  });

/** The messages so far. */
export const toasts = () => useToasts.getState().toasts.map(({ title }) => title);
