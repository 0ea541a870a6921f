import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NewSectionMaintainer, SectionMaintainer } from '../contract/index.ts';
import { notFound } from '../errors.ts';
import { ById, OfSection } from './section-address.ts';
import { createSectionMaintainersRepository } from './section-maintainers.repository.ts';

/**
 * `/api/admin/modules/:section/maintainers`: administrators name who is told of automatic rollbacks, in place of all of
 * them.
 */
export const sectionMaintainerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const maintainers = createSectionMaintainersRepository(app.db);
  const requireAdmin = app.requireRole('admin');
  const onRequest = [requireAdmin, app.requireProof];

  app.get(
    '/api/admin/modules/:section/maintainers',
    { schema: { params: OfSection, response: { 200: Type.Array(SectionMaintainer) } }, onRequest: requireAdmin },
    ({ params }) => maintainers.findOf(params.section),
  );

  app.post(
    '/api/admin/modules/:section/maintainers',
    { schema: { params: OfSection, body: NewSectionMaintainer, response: { 201: SectionMaintainer } }, onRequest },
    async ({ params, body, user }, reply) =>
      reply.code(201).send(await maintainers.insert(params.section, body, user.name)),
  );

  app.delete(
    '/api/admin/modules/:section/maintainers/:id',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest: requireAdmin },
    async ({ params: { section, id } }, reply) => {
      if (!(await maintainers.remove(section, id))) throw notFound('Diese Adresse hat das Modul nicht mehr.');
      return reply.code(204).send(null);
    },
  );
};
