import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ClubFacts, ClubProvider, EditableSettings, NewSettings } from '../contract/index.ts';
import { createSettingsRepository } from './settings.repository.ts';

/** The club's facts (docs/product.md#club-facts-are-data). */
export const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const settings = createSettingsRepository(app.db);
  const onRequest = app.requireRole('admin');
  const response = { 200: EditableSettings };

  const config = { publicCache: ['documents', 'media', 'own_pages', 'page_texts', 'pages', 'settings'] as const };
  app.get('/api/settings', { schema: { response: { 200: ClubFacts } }, config }, () => settings.find());
  app.get('/api/club', { schema: { response: { 200: ClubFacts } }, config }, async () => {
    const { footballData, ...facts } = await settings.find();
    return { ...facts, footballData: footballData && { ...footballData, teams: [] } };
  });
  app.get('/api/football-data', { schema: { response: { 200: ClubProvider } }, config }, () => settings.find());

  app.get('/api/admin/settings', { schema: { response }, onRequest }, () => settings.findEditable());

  app.put('/api/settings', { schema: { body: NewSettings, response }, onRequest }, (request, reply) => {
    const { body, user } = request;
    return request.changed(settings.replace(body, user, admitSettings(app, request, reply)));
  });
};

/**
 * Changed only with the password: a provider's script also runs in the pages of administrators; the recipient of
 * visitors' messages reads them, a right that is given only with the password here, too; the contact for a new password
 * could send people a link of their own.
 */
const GUARDED = ['footballData', 'contactMail', 'loginContactEmail', 'email'] as const;

/** Asks for the password where one of these is another than before; absent fields stay. */
export function admitSettings(
  app: FastifyInstance,
  request: FastifyRequest<{ Body: NewSettings }>,
  reply: FastifyReply,
): (before: EditableSettings) => Promise<void> {
  return async (before) => {
    const { body } = request;
    const isChanged = GUARDED.some(
      (field) => body[field] !== undefined && !isDeepStrictEqual(before[field], body[field]),
    );
    if (isChanged) await app.requireProof(request, reply);
  };
}
