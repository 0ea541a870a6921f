import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  ErrorAnswer,
  Id,
  MediaChange,
  MediaDeletion,
  MediaDetail,
  MediaPage,
  MediaQuery,
} from '../../contract/index.ts';
import { createLibraryRepository } from './library.repository.ts';
import type { MediaService } from './media.service.ts';

const ById = Type.Object({ id: Id });

/** The media library, for editors. */
export const libraryRoutes: FastifyPluginAsyncTypebox<{ media: MediaService }> = async (app, { media }) => {
  const library = createLibraryRepository(app.db);
  const onRequest = app.requireRole('editor');
  const failure = { '4xx': ErrorAnswer };

  app.get(
    '/api/admin/media',
    { schema: { querystring: MediaQuery, response: { 200: MediaPage, ...failure } }, onRequest },
    ({ query }) => library.findPage(query),
  );

  app.get(
    '/api/admin/media/:id',
    { schema: { params: ById, response: { 200: MediaDetail, ...failure } }, onRequest },
    ({ params }) => library.find(params.id),
  );

  app.patch(
    '/api/media/:id',
    { schema: { params: ById, body: MediaChange, response: { 200: MediaDetail, ...failure } }, onRequest },
    (request) => {
      const { params, body, user } = request;
      return request.changed(app.db.transaction((trx) => createLibraryRepository(trx).update(params.id, body, user)));
    },
  );

  app.delete(
    '/api/media/:id',
    { schema: { params: ById, querystring: MediaDeletion, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params, query, user }, reply) => {
      await media.bin.put(params.id, query, user);
      return reply.code(204).send(null);
    },
  );

  // The only way to see a deleted picture.
  app.get(
    '/api/admin/media/:id/file',
    {
      schema: {
        params: ById,
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), ...failure },
      },
      onRequest,
    },
    async ({ params }, reply) => {
      const { bytes, type } = await media.bin.read(params.id);
      return reply.type(type).send(bytes);
    },
  );

  app.post(
    '/api/media/:id/restore',
    { schema: { params: ById, response: { 200: MediaDetail, ...failure } }, onRequest },
    async ({ params, user }) => {
      await media.bin.takeBack(params.id, user);
      return library.find(params.id);
    },
  );
};
