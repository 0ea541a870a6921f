import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AllowedOrigins, ErrorAnswer, SectionName } from '../contract/index.ts';
import { createSectionOriginsRepository } from './section-origins.repository.ts';

const OfSection = Type.Object({ section: SectionName }, { additionalProperties: false });

/** `/api/admin/modules/:section/origins`: an administrator allows what a release waits for. */
export const sectionOriginRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const origins = createSectionOriginsRepository(app.db);

  app.post(
    '/api/admin/modules/:section/origins',
    {
      schema: { params: OfSection, body: AllowedOrigins, response: { 204: Type.Null(), '4xx': ErrorAnswer } },
      onRequest: [app.requireRole('admin'), app.requireProof],
    },
    async ({ params, body, user }, reply) => {
      await origins.allow(params.section, body, user.name);
      return reply.code(204).send(null);
    },
  );
};
