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

/** Asks for the password where another provider is set: what its script does, it does in the pages of administrators, too. */
export function admitSettings(
  app: FastifyInstance,
  request: FastifyRequest<{ Body: NewSettings }>,
  reply: FastifyReply,
): (before: EditableSettings) => Promise<void> {
  return async (before) => {
    if (!isDeepStrictEqual(before.footballData, request.body.footballData)) await app.requireProof(request, reply);
  };
}
