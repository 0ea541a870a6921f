import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const kit = join(import.meta.dirname, '..');
const modules = JSON.parse(readFileSync(join(kit, 'modules.json'), 'utf8'));
const compiler = createRequire(import.meta.url).resolve('@swc/jest');
const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** How jest runs a section: jsdom, TypeScript by swc, and the portal's modules as they are in the pack. */
export function sectionTests(rootDir) {
  const typescript = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
  };
  return {
    rootDir,
    testEnvironment: join(kit, 'jest/browser-environment.mjs'),
    setupFilesAfterEnv: [
      join(kit, 'lib/shared-ui/test/patience.js'),
      join(kit, modules['@portal/api/test/expect-console']),
    ],
    testTimeout: 30_000,
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    moduleNameMapper: Object.fromEntries(
      Object.entries(modules).map(([name, file]) => [`^${escape(name)}$`, join(kit, file)]),
    ),
    transform: {
      '\\.tsx?$': [compiler, typescript],
      '\\.m?js$': [compiler, { module: { type: 'commonjs' } }],
    },
    // The pack's own modules are ES modules.
    transformIgnorePatterns: ['/node_modules/(?!(.*/)?@portal/section-kit/lib/)'],
  };
}
