import { tmpdir } from 'node:os';
import fastify from 'fastify';
import fp from 'fastify-plugin';
import { features, registerAssembled } from './app.ts';
import { createFinishedAnswers } from './answers/finished-answers.ts';
import { authorization } from './auth/authorization.ts';
import { readConfig } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { mail } from './plugins/mail.ts';
import { outbox } from './plugins/outbox.ts';
import { routeList } from './plugins/route-list.ts';
import { storage } from './plugins/storage.ts';
import { sectionSettingsRoutes } from './releases/section-settings.routes.ts';
import { surfaceOf, type ApiSurface } from './releases/skew/api-surface.ts';
import { session } from './sessions/session.ts';

/** Belong to releases. */
const MODULES = '/api/admin/modules';

/** Takes the place of the database: it would connect with the first query, and there is none. */
const unusedDatabase = fp(
  async (app) => {
    const db = connectDatabase('postgres://localhost');
    app.addHook('onClose', () => db.destroy());
    app.decorate('db', db);
  },
  { name: 'database' },
);

/**
 * The surface of the API in this folder, for builds: its features are registered and never run, so that no database is
 * needed. Releases and backups are no feature; of them a section uses its settings.
 */
export async function readOwnSurface(): Promise<ApiSurface> {
  const app = fastify();
  // Given, so that none is written.
  const secret = 'stands for a secret that nobody needs';
  app.decorate('config', readConfig({ DATA_DIR: tmpdir(), RELEASE_SECRET: secret, SESSION_SECRET: secret }));
  app.decorate('services', {});
  app.decorate('finishedAnswers', createFinishedAnswers(false));
  try {
    const concerns = [routeList, storage, unusedDatabase, session, authorization, mail, outbox];
    for (const concern of concerns) await app.register(concern);
    for (const feature of features) await app.register(feature);
    await registerAssembled(app);
    await app.register(sectionSettingsRoutes, { registry: () => ({ revision: 0, sections: [] }) });
    return surfaceOf(app.knownRoutes.filter(({ url }) => !url.startsWith(MODULES)));
  } finally {
    await app.close();
  }
}

export type { ApiSurface };
