import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const infra = join(import.meta.dirname, '../../..');
const runner = join(infra, '../node_modules/jest/bin/jest.js');

/** A test's body, and the error it fails with. */
const FAILING: readonly (readonly [what: string, body: string, reason: string])[] = [
  ['an error on the console', "console.error('kaputt %s', 7);", 'console.error: kaputt 7'],
  ['a warning on the console', "console.warn('alt');", 'console.warn: alt'],
  [
    'a line of another level than expected',
    "expectConsole('warn', /kaputt/); console.error('kaputt');",
    'console.error: kaputt',
  ],
  ['an expected line that does not come', "expectConsole('error', /kaputt/);", 'console.error did not say /kaputt/'],
  [
    'a warning of Node',
    "const { EventEmitter } = await import('node:events'); const emitter = new EventEmitter(); for (let i = 0; i < 11; i += 1) emitter.on('x', () => i); await new Promise(setImmediate);",
    'MaxListenersExceededWarning',
  ],
  [
    'a promise rejected unseen',
    "void Promise.reject(new Error('vergessen')); await new Promise(setImmediate);",
    'vergessen',
  ],
];
const EXPECTED = "expectConsole('error', /^kaputt 7$/); console.error('kaputt %s', 7);";

type JestResult = { testResults: { name: string; message: string }[] };

let folder: string;
let results: JestResult['testResults'];
/** Runs a test for each with our own settings, in one start of jest: that takes longer than any of them. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
  symlinkSync(join(infra, '../node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(
    join(folder, 'jest.config.mjs'),
    `import ours from '${join(infra, 'jest.config.mjs')}'; export default { ...ours, rootDir: '${folder}' };`,
  );
  for (const [index, body] of [...FAILING.map(([, failing]) => failing), EXPECTED].entries())
    writeFileSync(
      join(folder, `tools/seeded-${index}.test.ts`),
      `import { expectConsole } from '@portal/api/test/expect-console';\ntest('seeded', async () => { ${body} });\nexport const used = expectConsole;\n`,
    );
  const json = join(folder, 'result.json');
  spawnSync(process.execPath, [runner, '--maxWorkers=1', '--json', '--outputFile', json], { cwd: folder });
  results = (JSON.parse(readFileSync(json, 'utf8')) as JestResult).testResults;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of the test of this index when it failed, or an empty text. */
const failureOf = (index: number) => results.find(({ name }) => name.endsWith(`seeded-${index}.test.ts`))?.message;

test.each(FAILING.map(([what, , reason], index) => [what, index, reason] as const))(
  '%s fails a test',
  (_, index, reason) => {
    expect(failureOf(index)).toContain(reason);
  },
);

test('the settings of every package do so', () => {
  const packages = readdirSync(join(infra, '..')).filter((name) =>
    existsSync(join(infra, '..', name, 'jest.config.mjs')),
  );
  const print = `for (const name of ${JSON.stringify(packages)}) {
    const { default: ours } = await import('${join(infra, '..')}/' + name + '/jest.config.mjs');
    for (const { setupFilesAfterEnv } of ours.projects ?? [ours]) console.log(name, setupFilesAfterEnv.join());
  }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', print], { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');

  expect(lines.length).toBeGreaterThan(packages.length);
  expect(lines.filter((line) => !line.includes('expect-console'))).toEqual([]);
});

test('a line that is expected fails nothing', () => {
  expect(failureOf(FAILING.length)).toBe('');
});
