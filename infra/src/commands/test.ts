import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../chromium/find-chromium.ts';
import { buildAll } from '../build/build-all.ts';
import { runGate, runSuite, type Count } from '../testing/run-step.ts';
import { projectRoot } from '../webpack/index.ts';

const binary = (name: string, file: string) => join(projectRoot, 'node_modules', name, file);
const results: { name: string; count: Count; seconds: number }[] = [];

async function step(name: string, run: () => Promise<Count>): Promise<void> {
  console.log(`\n── ${name}`);
  const began = Date.now();
  results.push({ name, count: await run(), seconds: (Date.now() - began) / 1000 });
}

type JestResult = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightResult = { stats: { expected: number; unexpected: number; flaky: number } };

const jest = (folder: string, env: NodeJS.ProcessEnv = {}) =>
  runSuite(
    process.execPath,
    (file) => [
      binary('jest', 'bin/jest.js'),
      '--rootDir',
      folder,
      '-c',
      join(folder, 'jest.config.mjs'),
      // Jest leaves one core free by default: on two cores it would use half of the machine.
      '--maxWorkers=100%',
      '--json',
      '--outputFile',
      file,
    ],
    (result) => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result as JestResult;
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
    () => env,
  );

await step('Lint and import boundaries', () =>
  runGate(process.execPath, [binary('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings']),
);
await step('Format', () =>
  runGate(process.execPath, [binary('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
);
await step('Types', () => runGate(process.execPath, ['--import', 'tsx', 'infra/src/commands/typecheck.ts']));
await step('Dead code', () => runGate(process.execPath, [binary('knip', 'bin/knip.js'), '--no-progress']));

console.log('\n── Build');
await buildAll((line) => console.log(line));

for (const { name } of (await readdir(projectRoot, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
  if (!existsSync(join(projectRoot, name, 'jest.config.mjs'))) continue;
  if (name !== 'api') await step(`Unit tests: ${name}`, () => jest(join(projectRoot, name)));
  else
    for (const server of ['embedded', 'server']) {
      await step(`API tests on the ${server} database`, () => jest(join(projectRoot, name), { TEST_DATABASE: server }));
    }
}

const chromium = await findChromium((line) => console.log(line));
await step('Journeys in Chromium', () =>
  runSuite(
    process.execPath,
    () => [binary('@playwright/test', 'cli.js'), 'test', '-c', 'tests/playwright.config.ts', '--reporter=list,json'],
    (result) => {
      const { expected, unexpected, flaky } = (result as PlaywrightResult).stats;
      return { passed: expected + flaky, failed: unexpected };
    },
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium }),
  ),
);

console.log('');
for (const { name, count, seconds } of results) {
  console.log(
    `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds.toFixed(0)} s)`,
  );
}
const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
const failed = results.reduce((sum, { count }) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
