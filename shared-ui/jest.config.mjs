/** jsdom, TypeScript by swc, and the same router as in the bundles. */
export default {
  testEnvironment: '<rootDir>/test/browser-environment.mjs',
  moduleNameMapper: { '^react-router-dom$': '<rootDir>/src/routing/react-router-dom.ts' },
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
  },
};
