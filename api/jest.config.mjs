import { join } from 'node:path';
import { sortTests } from './test/database-tests.mjs';
import { keepTemporaryFilesInMemory } from './test/memory-folder.mjs';

keepTemporaryFilesInMemory();

const rootDir = import.meta.dirname;
const { database, unit } = sortTests(rootDir);

const shared = {
  rootDir,
  testEnvironment: join(rootDir, 'test/worker-environment.mjs'),
  runtime: join(rootDir, 'test/worker-runtime.cjs'),
  setupFilesAfterEnv: [join(rootDir, 'test/expect-console.ts')],
  extensionsToTreatAsEsm: [],
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  // Packages that exist only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(cookie|typebox|@fastify/type-provider-typebox|lru-cache)/)'],
};

/**
 * Tests that need a database use the embedded server, or with TEST_DATABASE=server a PostgreSQL 15 server over TCP;
 * everything else is the same on both.
 */
export default {
  // Real databases and processes; a busy machine takes its time.
  testTimeout: 180_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: unit },
    {
      ...shared,
      displayName: 'database',
      testMatch: database,
      globalSetup: join(rootDir, 'test/global-setup.ts'),
      globalTeardown: join(rootDir, 'test/global-teardown.ts'),
    },
  ],
};
