/** jsdom with the fetch of Node, and TypeScript by swc, as in the bundles. */
export default {
  testEnvironment: '<rootDir>/test/jsdom-with-fetch.mjs',
  moduleNameMapper: { '^react-router-dom$': '<rootDir>/../shared-ui/src/routing/react-router-dom.ts' },
  transform: {
    '\\.(mjs|tsx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Packages that exist only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!typebox/)'],
};
