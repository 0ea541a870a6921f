import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  ById,
  MediaChange,
  MediaDeletion,
  MediaDetail,
  MediaPage,
  MediaQuery,
  PictureAnswers,
  type User,
} from '../../contract/index.ts';
import { editingRoutes, TRAINERS_CHANGE } from '../../editing/editing-routes.ts';
import { AppError } from '../../errors.ts';
import { createLibraryRepository } from './library.repository.ts';
import type { MediaService } from './media.service.ts';

const WithdrawnPictures = Type.Array(Type.String());

/** The media library, for editors; trainers describe what they have uploaded and see what their teams show. */
export const libraryRoutes: FastifyPluginAsyncTypebox<{ media: MediaService }> = async (app, { media }) => {
  const library = createLibraryRepository(app.db);

  const schemas = {
    item: MediaDetail,
    page: MediaPage,
    query: MediaQuery,
    change: MediaChange,
    removal: MediaDeletion,
  };
  const viewerOf = async (user: User) => {
    const own = await app.ownSlugs(user);
    return own && { user, own };
  };
  const rows = {
    find: async (id: string, user: User) => library.find(id, await viewerOf(user)),
    findPage: async (query: MediaQuery, user: User) => library.findPage(query, await viewerOf(user)),
    async update(id: string, change: MediaChange, user: User) {
      const trainer = await viewerOf(user);
      if (trainer) await library.requireUploadedBy(user, [id]);
      return app.db.transaction((trx) => createLibraryRepository(trx).update(id, change, user, trainer));
    },
  };
  editingRoutes(app, { resource: 'media', roles: TRAINERS_CHANGE }, schemas, {
    ...rows,
    delete: (id, user, how: MediaDeletion) => media.bin.put(id, how, user),
    async restore(id, user) {
      await media.bin.takeBack(id, user);
      return library.find(id);
    },
  });

  app.post(
    '/api/media/answers',
    { schema: { body: PictureAnswers, response: { 204: Type.Null() } }, onRequest: app.requireRole('trainer') },
    async ({ body, user }) => {
      if (user.role === 'trainer') {
        await library.requireUploadedBy(user, body.ids);
        if (body.force) throw takingAway();
      }
      await media.answer(body, user);
    },
  );

  // Content that showed it stays, without it; it cannot be shown again before somebody answers anew.
  app.post(
    '/api/media/:id/withdrawal',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest: app.requireRole('editor') },
    ({ params, user }) => media.bin.withdraw(params.id, user),
  );

  // Browsers that have kept copies delete them by what their addresses end in.
  app.get(
    '/api/withdrawn-pictures',
    { schema: { response: { 200: WithdrawnPictures } }, config: { publicCache: ['media_addresses'] } },
    () => media.former.findWithdrawn(),
  );

  // The only way to see a deleted picture.
  app.get(
    '/api/admin/media/:id/file',
    {
      schema: {
        params: ById,
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
      onRequest: app.requireRole('editor'),
    },
    async ({ params }, reply) => {
      const { bytes, type } = await media.bin.read(params.id);
      return reply.type(type).send(bytes);
    },
  );
};

/** Removing a picture changes everything that shows it, even content about other teams. */
function takingAway(): AppError {
  return new AppError(
    403,
    'forbidden',
    'Das Bild ist schon auf der Website zu sehen. Bitte gleich der Redaktion Bescheid geben: Sie nimmt es überall heraus.',
  );
}
