import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EditableSectionSettings, NewSectionSettings, SectionSettingValues, type Registry } from '../contract/index.ts';
import { staleVersion } from '../editing/versions.ts';
import { AppError } from '../errors.ts';
import { OfSection } from './section-address.ts';
import { createSectionSettingsRepository } from './section-settings.repository.ts';
import { readValues, refuseValues } from './setting-values.ts';

const STALE = 'Die Einstellungen wurden inzwischen von jemand anderem geändert.';

/** The settings of a section: for everybody with its defaults, and to be edited. `registry` knows the live releases. */
export const sectionSettingsRoutes: FastifyPluginAsyncTypebox<{ registry: () => Registry }> = async (
  app,
  { registry },
) => {
  const stored = createSectionSettingsRepository(app.db);
  const onRequest = app.requireRole('admin');
  const settingsOf = (section: string) => registry().sections.find(({ name }) => name === section)?.settings ?? [];
  const find = async (section: string) => {
    const settings = settingsOf(section);
    const { values, version } = await stored.find(section);
    return { settings, values: readValues(settings, values), version };
  };

  /** Throws 409 for a stale `version`. */
  const replace = async (section: string, values: Readonly<Record<string, unknown>>, version: number) => {
    const before = await find(section);
    if (!(await stored.store(section, values, version))) throw staleVersion(STALE, await find(section));
    return { before, after: await find(section) };
  };

  app.get(
    '/api/sections/:section/settings',
    { schema: { params: OfSection, response: { 200: SectionSettingValues } } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-cache');
      return (await find(params.section)).values;
    },
  );

  app.get(
    '/api/admin/modules/:section/settings',
    { schema: { params: OfSection, response: { 200: EditableSectionSettings } }, onRequest },
    ({ params }) => find(params.section),
  );

  app.put(
    '/api/admin/modules/:section/settings',
    {
      schema: { params: OfSection, body: NewSectionSettings, response: { 200: EditableSectionSettings } },
      onRequest,
    },
    (request) => {
      const { section } = request.params;
      const { values, version } = request.body;
      const refusal = refuseValues(settingsOf(section), values);
      if (refusal) throw new AppError(400, 'invalid_setting', refusal.message, { field: refusal.field });
      return request.changed(replace(section, values, version));
    },
  );
};
