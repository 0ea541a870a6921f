import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorAnswer, Id, NewSectionKey, SectionKey, SectionName, SHELL } from '../contract/index.ts';
import { AppError, notFound } from '../errors.ts';
import { createSectionKeysRepository } from './section-keys.repository.ts';

const OfSection = Type.Object({ section: SectionName }, { additionalProperties: false });
const ById = Type.Object({ section: SectionName, id: Id }, { additionalProperties: false });
const failure = { '4xx': ErrorAnswer };

/** `/api/admin/modules/:section/keys`: administrators store and end the keys that a section's releases are signed for. */
export const sectionKeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const keys = createSectionKeysRepository(app.db);
  const requireAdmin = app.requireRole('admin');
  const onRequest = [requireAdmin, app.requireProof];

  app.get(
    '/api/admin/modules/:section/keys',
    { schema: { params: OfSection, response: { 200: Type.Array(SectionKey), ...failure } }, onRequest: requireAdmin },
    ({ params }) => keys.findOf(params.section),
  );

  app.post(
    '/api/admin/modules/:section/keys',
    { schema: { params: OfSection, body: NewSectionKey, response: { 201: SectionKey, ...failure } }, onRequest },
    async ({ params: { section }, body, user }, reply) => {
      // The portal publishes it itself, at its start.
      if (section === SHELL) throw new AppError(400, 'shell_unsigned', 'Der Rahmen wird nicht unterschrieben.');
      return reply.code(201).send(await keys.insert(section, body, user.name));
    },
  );

  app.delete(
    '/api/admin/modules/:section/keys/:id',
    { schema: { params: ById, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params: { section, id }, user }, reply) => {
      if (!(await keys.end(section, id, user.name))) throw notFound('Diesen Schlüssel gibt es nicht mehr.');
      return reply.code(204).send(null);
    },
  );
};
