import fp from 'fastify-plugin';
import type { Knex } from 'knex';
import { createChangeListener, type ChangeListener } from '../database/change-listener.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { migrateOwnServer } from '../database/own-server.ts';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    changes: ChangeListener;
  }
}

/** `app.db`, migrated, and `app.changes`. Starts the embedded server when the configuration names no other. */
export const database = fp<{ config: Config }>(
  async (app, { config }) => {
    const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
    const url = config.databaseUrl ?? embedded?.url ?? '';
    const db = connectDatabase(url);
    app.addHook('onClose', async () => {
      await db.destroy();
      await embedded?.stop();
    });
    const { beforeMigrating } = app.services;
    const options = { before: beforeMigrating && ((lock: Knex) => beforeMigrating(app, lock)) };
    await (embedded ? migrateDatabase(db, options) : migrateOwnServer(db, options));
    const changes = createChangeListener(url, app.log);
    app.addHook('onClose', () => changes.close()); // before the database: the last hook is the first to run
    app.decorate('db', db);
    app.decorate('changes', changes);
  },
  { name: 'database' },
);
