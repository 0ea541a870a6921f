import { rm } from 'node:fs/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { documentKind } from '../../content/kinds/with-own-code.ts';
import {
  ById,
  DocumentChange,
  DocumentDeletion,
  DocumentPage,
  DocumentQuery,
  Download,
  EditableDocument,
  ErrorAnswer,
  type User,
} from '../../contract/index.ts';
import { editingRoutes } from '../../editing/editing-routes.ts';
import { notFound } from '../../errors.ts';
import { createUploadGate } from '../uploads/upload-gate.ts';
import { receiveDocument } from './document-form.ts';
import { DOCUMENT_LIMITS } from './document-limits.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { DocumentService } from './documents.service.ts';

const consumes = ['multipart/form-data'];

/** Documents for download. Expects `@fastify/multipart`. */
export const documentRoutes: FastifyPluginAsyncTypebox<{ service: DocumentService }> = async (app, { service }) => {
  const documents = createDocumentsRepository(app.db);
  const passGate = createUploadGate(DOCUMENT_LIMITS.uploadsAtOnce, 'Dateien');
  const onRequest = app.requireRole('editor');

  app.get(
    '/api/documents',
    {
      schema: { response: { 200: Type.Array(Download), 404: ErrorAnswer } },
      config: { publicCache: ['documents'] },
    },
    async () => {
      const downloads = await documents.findDownloads();
      if (downloads.length === 0) throw notFound('Es gibt keine Dateien zum Herunterladen.');
      return downloads;
    },
  );

  const schemas = {
    item: EditableDocument,
    page: DocumentPage,
    query: DocumentQuery,
    change: DocumentChange,
    removal: DocumentDeletion,
    restoring: DocumentDeletion,
  };
  const { insert: _, ...repository } = documents;
  const remove = (id: string, user: User, how: unknown) => service.delete(id, how as DocumentDeletion, user);
  editingRoutes(app, documentKind, schemas, { ...repository, delete: remove });

  // Sending the same file again answers the same document.
  app.post(
    '/api/documents',
    { schema: { consumes, response: { 201: EditableDocument, 503: ErrorAnswer } }, onRequest },
    (request) =>
      passGate(request.user, async () => {
        const form = await receiveDocument(request, service.incoming);
        try {
          return await documents.find(await service.store(form, request.user));
        } finally {
          await rm(form.path, { force: true });
        }
      }),
  );

  // Another file for a document, in `file`; the `version` that was read guards against overwriting.
  app.put(
    '/api/documents/:id/file',
    { schema: { consumes, params: ById, response: { 200: EditableDocument, 503: ErrorAnswer } }, onRequest },
    async (request) => {
      const { id } = request.params;
      await documents.find(id);
      return passGate(request.user, async () => {
        const form = await receiveDocument(request, service.incoming);
        try {
          await service.replace(id, form, request.user);
          return await documents.find(id);
        } finally {
          await rm(form.path, { force: true });
        }
      });
    },
  );
};
