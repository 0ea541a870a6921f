import fastify, { type FastifyInstance } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Config } from './config.ts';
import { database } from './plugins/database.ts';
import { errors } from './plugins/errors.ts';
import type { AdmitRelease } from './releases/release.service.ts';
import { releases } from './releases/releases.plugin.ts';

/** What the shell lends to the API. */
export type Services = {
  /** Renders every page of a release candidate; throws an `AppError` (422) when it must not go live. */
  admitRelease?: AdmitRelease;
};

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    services: Services;
  }
}

const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Assembles the API. Starts the embedded database unless `config.databaseUrl` names a server; `app.close()` ends it.
 * Neither listens nor closes the list of routes: the shell adds its pages to the same instance.
 */
export async function buildApi(config: Config, services: Services = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: true, allErrors: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorate('config', config);
  app.decorate('services', services);

  try {
    await app.register(errors);
    await app.register(database, { config });
    // Features: each brings its own migrations (see migrations/index.ts).
    // await app.register(mediaRoutes);
    await app.register(releases);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
