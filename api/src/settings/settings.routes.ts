import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ClubFacts } from '../contract/index.ts';
import { createSettingsRepository } from './settings.repository.ts';

/** The club's facts (product, decision 1). */
export const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const settings = createSettingsRepository(app.db);

  app.get('/api/settings', { schema: { response: { 200: ClubFacts } }, config: { publicCache: true } }, () =>
    settings.find(),
  );
};
