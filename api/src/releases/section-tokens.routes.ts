import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CreatedSectionToken, ErrorAnswer, Id, NewSectionToken, SectionName, SectionToken } from '../contract/index.ts';
import { notFound } from '../errors.ts';
import { createSectionTokensRepository } from './section-tokens.repository.ts';

const OfSection = Type.Object({ section: SectionName }, { additionalProperties: false });
const ById = Type.Object({ section: SectionName, id: Id }, { additionalProperties: false });
const failure = { '4xx': ErrorAnswer };

/** `/api/admin/modules/:section/tokens`: administrators make and end the tokens that a section is released with. */
export const sectionTokenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tokens = createSectionTokensRepository(app.db);
  const onRequest = app.requireRole('admin');

  app.get(
    '/api/admin/modules/:section/tokens',
    { schema: { params: OfSection, response: { 200: Type.Array(SectionToken), ...failure } }, onRequest },
    ({ params }) => tokens.findOf(params.section),
  );

  app.post(
    '/api/admin/modules/:section/tokens',
    {
      schema: { params: OfSection, body: NewSectionToken, response: { 201: CreatedSectionToken, ...failure } },
      onRequest: [onRequest, app.requireProof],
    },
    async ({ params, body, user }, reply) => reply.code(201).send(await tokens.insert(params.section, body, user.name)),
  );

  app.delete(
    '/api/admin/modules/:section/tokens/:id',
    { schema: { params: ById, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params }, reply) => {
      if (!(await tokens.end(params.section, params.id))) throw notFound('Dieses Token gibt es nicht mehr.');
      return reply.code(204).send(null);
    },
  );
};
