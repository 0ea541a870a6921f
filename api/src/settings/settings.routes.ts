import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ClubFacts, EditableSettings, NewSettings } from '../contract/index.ts';
import { createSettingsRepository } from './settings.repository.ts';

/** The club's facts (docs/product.md#club-facts-are-data). */
export const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const settings = createSettingsRepository(app.db);
  const onRequest = app.requireRole('admin');
  const response = { 200: EditableSettings };

  app.get(
    '/api/settings',
    {
      schema: { response: { 200: ClubFacts } },
      config: { publicCache: ['media', 'settings'] },
    },
    () => settings.find(),
  );

  app.get('/api/admin/settings', { schema: { response }, onRequest }, () => settings.findEditable());

  app.put('/api/settings', { schema: { body: NewSettings, response }, onRequest }, (request, reply) => {
    const { body, user } = request;
    const admit = async (before: EditableSettings): Promise<void> => {
      // What its script does, it does in every page, those of administrators among them.
      if (!isDeepStrictEqual(before.footballData, body.footballData)) await app.requireProof(request, reply);
    };
    return request.changed(settings.replace(body, user, admit));
  });
};
