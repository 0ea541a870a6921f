import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApi, type Services } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import { createTestDatabase } from './database.ts';

/** A running API; `close()` ends it and removes its database and data folder. */
export type TestApp = { app: FastifyInstance; config: Config; close(): Promise<void> };

/** An API that somebody else ends. */
export type RunningApi = Pick<TestApp, 'app' | 'config'>;

/** Starts the whole API on a database and a data folder of its own. Call `close()` in `afterAll`. */
export async function createTestApp(overrides: Partial<Config> = {}, services: Services = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const database = await createTestDatabase();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const config = { ...readConfig(environment), ...overrides };
  const app = await buildApi(config, services);
  const close = async () => {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, config, close };
}

/**
 * The needs of the tests of one file; each of them finds the `emptied` tables empty, and no kept answers about them.
 */
export type Preparation = {
  emptied?: readonly string[];
  config?: Partial<Config>;
  services?: Services;
  prepare?: (app: FastifyInstance) => PromiseLike<unknown>;
};

/** Starts an API before the tests of one file and ends it after them. */
export function runningApi({ emptied = [], config, services, prepare }: Preparation = {}) {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(config, services);
    await prepare?.(api.app);
  });
  afterEach(async () => {
    for (const table of emptied) await api.app.db(table).delete();
    if (emptied.length > 0) await api.app.contentRevision.refresh();
  });
  afterAll(() => api.close());

  return {
    get app() {
      return api.app;
    },
    get config() {
      return api.config;
    },
    /** Reads as visitors do, also rows that a test has put into the database itself. */
    read: async <T>(url: string): Promise<T> => {
      await api.app.contentRevision.refresh();
      return (await api.app.inject(url)).json<T>();
    },
  };
}
