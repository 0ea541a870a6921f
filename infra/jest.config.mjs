import { keepTemporaryFilesInMemory } from '@portal/api/test/memory-folder';

keepTemporaryFilesInMemory();

/** The commands against a real API with the embedded database. */
export default {
  displayName: 'infra',
  rootDir: import.meta.dirname,
  testEnvironment: '@portal/api/test/worker-environment',
  runtime: '@portal/api/test/worker-runtime',
  setupFilesAfterEnv: ['@portal/api/test/expect-console'],
  // Real databases and processes; a busy machine takes its time.
  testTimeout: 180_000,
  testMatch: ['<rootDir>/{server,tools,section-kit}/**/*.test.ts'],
  // The pack has the package's name, too.
  modulePathIgnorePatterns: ['<rootDir>/section-kit/dist'],
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // Packages that exist only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(cookie|typebox|@fastify/type-provider-typebox|lru-cache)/)'],
};
