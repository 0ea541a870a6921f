import { join } from 'node:path';

/**
 * The jest settings of tests that render in a browser: jsdom, TypeScript by swc and the router as in the bundles.
 * `esModules` are packages that exist only as ES modules.
 */
export function browserTests(rootDir, esModules = []) {
  return {
    rootDir,
    testEnvironment: join(import.meta.dirname, 'browser-environment.mjs'),
    runtime: join(import.meta.dirname, 'browser-runtime.cjs'),
    setupFilesAfterEnv: [join(import.meta.dirname, 'patience.ts'), '@portal/api/test/expect-console'],
    testTimeout: 180_000,
    moduleNameMapper: {
      '^react-router-dom$': join(import.meta.dirname, '../src/routing/react-router-dom.ts'),
    },
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
      ...(esModules.length > 0 && { '\\.m?js$': ['@swc/jest', { module: { type: 'commonjs' } }] }),
    },
    ...(esModules.length > 0 && { transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`] }),
  };
}
