import { browserTests } from '@portal/shared-ui/test/browser-tests';

const { testTimeout, ...shared } = browserTests(import.meta.dirname, ['cookie', 'typebox', 'lru-cache']);

/** Tests that render use jsdom; those of the server and the service worker, which know no document, use Node. */
export default {
  testTimeout,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/frame-environment.mjs',
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/src/server/', '<rootDir>/src/service-worker/'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '@portal/api/test/node-environment',
      setupFilesAfterEnv: ['@portal/api/test/expect-console'],
      testMatch: ['<rootDir>/src/{server,service-worker}/**/*.test.{ts,tsx}'],
    },
  ],
};
