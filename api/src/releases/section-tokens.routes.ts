import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CreatedSectionToken, NewSectionToken, SectionToken } from '../contract/index.ts';
import { notFound } from '../errors.ts';
import { ById, OfSection } from './section-address.ts';
import { createSectionTokensRepository } from './section-tokens.repository.ts';

/** `/api/admin/modules/:section/tokens`: administrators make and end the tokens that a section is released with. */
export const sectionTokenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tokens = createSectionTokensRepository(app.db);
  const onRequest = app.requireRole('admin');

  app.get(
    '/api/admin/modules/:section/tokens',
    { schema: { params: OfSection, response: { 200: Type.Array(SectionToken) } }, onRequest },
    ({ params }) => tokens.findOf(params.section),
  );

  app.post(
    '/api/admin/modules/:section/tokens',
    {
      schema: { params: OfSection, body: NewSectionToken, response: { 201: CreatedSectionToken } },
      onRequest: [onRequest, app.requireProof],
    },
    async ({ params, body, user }, reply) => reply.code(201).send(await tokens.insert(params.section, body, user.name)),
  );

  app.delete(
    '/api/admin/modules/:section/tokens/:id',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest },
    async ({ params }, reply) => {
      if (!(await tokens.end(params.section, params.id))) throw notFound('Dieses Token gibt es nicht mehr.');
      return reply.code(204).send(null);
    },
  );
};
