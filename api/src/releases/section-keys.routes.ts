import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewSectionKey, SectionKey, SHELL } from '../contract/index.ts';
import { AppError, notFound } from '../errors.ts';
import { ById, OfSection } from './section-address.ts';
import { createSectionKeysRepository } from './section-keys.repository.ts';

/**
 * `/api/admin/modules/:section/keys`: administrators store and end the keys that a section's releases are signed for.
 */
export const sectionKeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const keys = createSectionKeysRepository(app.db);
  const requireAdmin = app.requireRole('admin');
  const onRequest = [requireAdmin, app.requireProof];

  app.get(
    '/api/admin/modules/:section/keys',
    { schema: { params: OfSection, response: { 200: Type.Array(SectionKey) } }, onRequest: requireAdmin },
    ({ params }) => keys.findOf(params.section),
  );

  app.post(
    '/api/admin/modules/:section/keys',
    { schema: { params: OfSection, body: NewSectionKey, response: { 201: SectionKey } }, onRequest },
    async ({ params: { section }, body, user }, reply) => {
      // The portal publishes it itself, at its start.
      if (section === SHELL) throw new AppError(400, 'shell_unsigned', 'Der Rahmen wird nicht unterschrieben.');
      return reply.code(201).send(await keys.insert(section, body, user.name));
    },
  );

  app.delete(
    '/api/admin/modules/:section/keys/:id',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest },
    async ({ params: { section, id }, user }, reply) => {
      if (!(await keys.end(section, id, user.name))) throw notFound('Diesen Schlüssel gibt es nicht mehr.');
      return reply.code(204).send(null);
    },
  );
};
