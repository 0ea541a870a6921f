import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EditableSettings, missingByLaw, NewSettings } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { createSettingsRepository } from './settings.repository.ts';
import { admitSettings } from './settings.routes.ts';

/** Saves the facts that the law requires and opens the site of a new portal to visitors. */
export const openingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/settings/opening',
    { schema: { body: NewSettings, response: { 200: EditableSettings } }, onRequest: app.requireRole('admin') },
    async (request, reply) => {
      const { body, user } = request;
      const [missing] = missingByLaw(body);
      if (missing)
        throw new AppError(
          422,
          'facts_missing',
          `${missing.label} fehlt noch. Ohne darf keine Vereinsseite online gehen.`,
          { field: missing.field },
        );
      const admit = admitSettings(app, request, reply);
      const opening = app.db.transaction(async (trx) => {
        const edited = await createSettingsRepository(trx).replace(body, user, admit);
        await trx('settings').whereNull('opened_at').update({ opened_at: trx.fn.now() });
        return edited;
      });
      const saved = await request.changed(opening);
      await app.opening.check();
      return saved;
    },
  );
};
