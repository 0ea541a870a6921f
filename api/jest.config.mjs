/** The suite runs on the embedded server, or with TEST_DATABASE=server on a PostgreSQL 15 server over TCP. */
export default {
  displayName: 'api',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/node-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/expect-console.ts'],
  // Real databases and processes; a busy machine takes its time.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/**/*.test.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
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
