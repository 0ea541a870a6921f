const shared = {
  rootDir: import.meta.dirname,
  moduleNameMapper: { '^react-router-dom$': '<rootDir>/../shared-ui/src/routing/react-router-dom.ts' },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
    '\\.js$': ['@swc/jest', { module: { type: 'commonjs' } }],
  },
  // Packages that exist only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(cookie|typebox|lru-cache)/)'],
};

/** What renders in a jsdom; the server's files and the service worker's, which know no document, in Node. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/browser-environment.mjs',
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/src/server/', '<rootDir>/src/service-worker/'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/{server,service-worker}/**/*.test.{ts,tsx}'],
    },
  ],
};
