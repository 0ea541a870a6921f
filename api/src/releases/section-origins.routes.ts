import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AllowedOrigins, NamedOrigin } from '../contract/index.ts';
import { notFound } from '../errors.ts';
import { changeOrigins } from './change-origins.ts';
import type { ReleaseRegistry } from './release-registry.ts';
import { OfSection } from './section-address.ts';
import type { RunningTrials } from './trials/running-trials.ts';

const response = { 204: Type.Null() };

type Options = { registry: Pick<ReleaseRegistry, 'refresh'>; trials: Pick<RunningTrials, 'refresh'> };

/**
 * `/api/admin/modules/:section/origins`: an administrator allows origins that a release waits for, and takes them back.
 */
export const sectionOriginRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { registry, trials }) => {
  const refresh = () => Promise.all([registry.refresh(), trials.refresh()]);

  const onRequest = [app.requireRole('admin'), app.requireProof];

  app.post(
    '/api/admin/modules/:section/origins',
    { schema: { params: OfSection, body: AllowedOrigins, response }, onRequest },
    async ({ params: { section }, body, user }, reply) => {
      await changeOrigins(app.db, section, (origins) => origins.allow(section, body.origins, user.name));
      await refresh();
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/admin/modules/:section/origins',
    { schema: { params: OfSection, querystring: NamedOrigin, response }, onRequest },
    async ({ params: { section }, query, user }, reply) => {
      await changeOrigins(app.db, section, async (origins) => {
        if (!(await origins.withdraw(section, query, user.name)))
          throw notFound('Diese Adresse ist dem Modul nicht erlaubt.');
        return [query];
      });
      await refresh();
      return reply.code(204).send(null);
    },
  );
};
