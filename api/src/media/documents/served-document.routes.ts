import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DocumentType } from '../../contract/index.ts';
import { isKnown } from '../../answers/entity-tag.ts';
import { notFound } from '../../errors.ts';
import { requireObjectKey, type ServedStorage } from '../../storage/object-storage.ts';
import { readRange } from './byte-range.ts';
import { contentDisposition, MIME_TYPES } from './document-name.ts';
import { createDocumentsRepository, keyOfFile } from './documents.repository.ts';

const FILE = /^([a-z0-9-]{1,120})\.(pdf|docx|odt)$/;

/** `GET /dateien/{slug}.{type}`: a document as it is now, to be saved and never shown by the browser. */
export const servedDocumentRoutes: FastifyPluginAsyncTypebox<{ storage: ServedStorage }> = async (app, { storage }) => {
  const documents = createDocumentsRepository(app.db);

  const openFile = async (key: string): Promise<FileHandle | undefined> => {
    try {
      await storage.copies?.bring(key);
      return await open(join(storage.folder, requireObjectKey(key)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };

  app.get(
    '/dateien/:file',
    {
      schema: {
        params: Type.Object({ file: Type.String() }),
        response: { 200: Type.Any(), 206: Type.Any(), 304: Type.Null(), 416: Type.Null() },
      },
    },
    async ({ params, headers, log }, reply) => {
      const [, slug = '', type = ''] = FILE.exec(params.file) ?? [];
      // A file that is replaced meanwhile lies elsewhere then.
      for (let tries = 0; tries < 2; tries += 1) {
        const document = await documents.findServed(slug, type as DocumentType);
        if (!document) break;
        const etag = `"${document.sha256.slice(0, 32)}"`;
        const all = document.bytes;
        // The address stays when the file is replaced.
        reply.headers({ etag, 'cache-control': 'no-cache', 'accept-ranges': 'bytes' });
        if (isKnown(etag, headers)) return reply.code(304).send(null);
        const range = readRange(headers, etag, all);
        if (range === null) return reply.code(416).header('content-range', `bytes */${all}`).send(null);

        const file = await openFile(keyOfFile(document.file));
        if (!file) continue;
        const { start, end } = range ?? { start: 0, end: all - 1 };
        if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${all}`);
        return reply
          .headers({ 'content-length': end - start + 1, 'content-disposition': contentDisposition(document) })
          .type(MIME_TYPES[document.type])
          .send(file.createReadStream({ start, end }));
      }
      if (reply.hasHeader('etag')) log.error({ file: params.file }, 'the file of a document is missing');
      for (const name of ['etag', 'accept-ranges']) reply.removeHeader(name);
      throw notFound('Diese Datei gibt es nicht (mehr).');
    },
  );
};
