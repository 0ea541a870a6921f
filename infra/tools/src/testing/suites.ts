import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { runSuite } from './run-step.ts';
import type { Shard } from './shards.ts';
import { readJestResult, readPlaywrightResult, type Outcome } from './test-results.ts';

/** How a suite runs. */
export type Manner = {
  /** Draws the order of files, and of the tests in each. */
  seed?: number;
  /** Only the unit tests that this one gets. */
  shard?: Shard;
  /** Something else runs meanwhile: half of the cores are taken, and output is handed over in one piece. */
  beside?: (text: string) => void;
};

/** Tests that jest or Playwright runs in one go. */
export type Suite = { name: string; needsBuild: boolean; run: (manner?: Manner) => Promise<Outcome> };

/**
 * Above this a worker is replaced by a new one. With a limit jest keeps to workers: a lone one would not be a process.
 */
const WORKER_MEMORY = '1500MB';
/**
 * Megabytes of new objects before they are sorted, because with V8's 16 that takes a fifth of what renders in a jsdom;
 * and how much old ones may grow before they are collected, which halves the memory of the API's workers. Those inherit
 * it.
 */
const MEMORY = ['--max-semi-space-size=32', '--heap-growing-percent=50'];

/** The path of a program of an npm package. */
export const program = (name: string, file: string) => join(projectRoot, 'node_modules', name, file);

/** Every suite but the journeys, or those of some workspace folders: the longest first. */
export async function unitSuites(isAsked: (folder: string) => boolean = () => true): Promise<Suite[]> {
  const entries = await readdir(projectRoot, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(projectRoot, entry.name, 'jest.config.mjs')))
    .map(({ name }) => name)
    .filter(isAsked);
  return [
    ...(folders.includes('api') ? apiSuites() : []),
    ...folders.filter((name) => name !== 'api').map((name) => jestSuite(`Unit tests: ${name}`, name)),
  ];
}

/**
 * The tests of the gates that read sources. Left out are those that prove the tools, which no section can change, and
 * those that start a portal.
 */
export function sourceGates(): Suite {
  return jestSuite('Gates that read sources', 'infra', [
    '--testPathPatterns',
    String.raw`tools/src/gates/(?!content-kind|contract|gates\.)`,
  ]);
}

function apiSuites(): Suite[] {
  const onServers = ['embedded', 'server'].map((server) =>
    jestSuite(`API tests on the ${server} database`, 'api', ['--selectProjects', 'database'], {
      TEST_DATABASE: server,
    }),
  );
  return [...onServers, jestSuite('Unit tests: api', 'api', ['--selectProjects', 'unit'])];
}

function jestSuite(name: string, folder: string, selection: string[] = [], env: NodeJS.ProcessEnv = {}): Suite {
  return {
    name,
    needsBuild: folder === 'infra',
    run: ({ beside, ...order } = {}) =>
      runSuite(
        name,
        (resultFile) => [
          ...MEMORY,
          ...jestCommand(folder, order),
          // Jest leaves one core free by default: on two cores it would use half of the machine.
          ...(beside ? ['--maxWorkers=50%', `--workerIdleMemoryLimit=${WORKER_MEMORY}`] : ['--maxWorkers=100%']),
          ...selection,
          '--json',
          '--outputFile',
          resultFile,
        ],
        (result) => readJestResult(result, (file) => relative(projectRoot, file)),
        () => ({ ...env, ...jestEnvironment(order) }),
        beside,
      ),
  };
}

/** The jest command for a workspace folder: all files or those of a shard, in an order that the seed draws. */
export function jestCommand(folder: string, { seed, shard }: Pick<Manner, 'seed' | 'shard'>): string[] {
  const home = join(projectRoot, folder);
  const sequencer = join(import.meta.dirname, 'shuffled-files.mjs');
  return [
    program('jest', 'bin/jest.js'),
    '--rootDir',
    home,
    '-c',
    join(home, 'jest.config.mjs'),
    ...(seed === undefined ? [] : ['--randomize', `--seed=${seed}`, '--testSequencer', sequencer]),
    ...(shard ? [`--shard=${shard.at}/${shard.of}`] : []),
  ];
}

/** The environment that the sequencer of that command reads. */
export function jestEnvironment({ seed }: Pick<Manner, 'seed'>): NodeJS.ProcessEnv {
  return seed === undefined ? {} : { TEST_SEED: String(seed) };
}

/** The Playwright command: some files of a configuration or all, their tests in an order that the seed draws. */
export function journeysCommand(config: string, files: readonly string[], seed?: number): string[] {
  const order = seed === undefined ? [] : [`--shuffle=${seed}`];
  return [program('@playwright/test', 'cli.js'), 'test', '-c', config, '--reporter=list,json', ...order, ...files];
}

/** All journeys or some files of them, in the installed browser or in the Chromium at a path. */
export function journeys({ chromium, files = [] }: { chromium?: string; files?: readonly string[] } = {}): Suite {
  const name = 'Journeys in Chromium';
  return {
    name,
    needsBuild: true,
    run: ({ seed } = {}) =>
      runSuite(
        name,
        () => journeysCommand('tests/playwright.config.ts', files, seed),
        readPlaywrightResult,
        (resultFile) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile, ...(chromium && { CHROMIUM_PATH: chromium }) }),
      ),
  };
}
