import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EditableSettings, NewSettings, UNNAMED_CLUB } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { createSettingsRepository } from './settings.repository.ts';
import { admitSettings } from './settings.routes.ts';

/** Saves what the law wants named and opens the site of a new portal to visitors. */
export const openingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/settings/opening',
    { schema: { body: NewSettings, response: { 200: EditableSettings } }, onRequest: app.requireRole('admin') },
    async (request, reply) => {
      const { body, user } = request;
      const missing = whatIsMissing(body);
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

/** What the law wants named before a site goes online (§ 5 DDG, § 18 MStV). */
function whatIsMissing(settings: NewSettings): { field: string; label: string } | undefined {
  const { name, street, postcode, town, email, imprint } = settings;
  const facts = [
    { field: 'name', label: 'Der Name des Vereins', isThere: name.trim() !== UNNAMED_CLUB },
    { field: 'street', label: 'Die Straße', isThere: street.trim() !== '' },
    { field: 'postcode', label: 'Die Postleitzahl', isThere: postcode !== '' },
    { field: 'town', label: 'Der Ort', isThere: town.trim() !== '' },
    { field: 'email', label: 'Die E-Mail-Adresse', isThere: email !== '' },
    {
      field: 'imprint.representatives',
      label: 'Wer den Verein vertritt,',
      isThere: imprint.representatives.trim() !== '',
    },
    {
      field: 'imprint.contentResponsible',
      label: 'Wer für den Inhalt verantwortlich ist,',
      isThere: imprint.contentResponsible.trim() !== '',
    },
  ];
  return facts.find(({ isThere }) => !isThere);
}
