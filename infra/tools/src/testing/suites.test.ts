import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { journeysCommand, program } from './suites.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-order-'));
  const playwright = pathToFileURL(program('@playwright/test', 'index.mjs')).href;
  await writeFile(join(folder, 'playwright.config.mjs'), 'export default { fullyParallel: true, workers: 1 };');
  for (const file of ['one', 'two', 'three'])
    await writeFile(
      join(folder, `${file}.spec.mjs`),
      `import { test } from '${playwright}';
       for (const at of [1, 2, 3]) test('${file} ' + at, () => undefined);`,
    );
});
afterAll(() => rm(folder, { recursive: true }));

/** The titles of the tests in the order in which they ran. */
async function orderWith(seed: number): Promise<string[]> {
  const command = journeysCommand(join(folder, 'playwright.config.mjs'), [], seed);
  // Playwright refuses to run in a process that looks like jest's.
  const { JEST_WORKER_ID: _worker, ...others } = process.env;
  const env = { ...others, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, `result-${seed}.json`) };
  const { stdout } = await run(process.execPath, command, { cwd: folder, env });
  return [...stdout.matchAll(/ › ((?:one|two|three) \d)/g)].map(([, title = '']) => title);
}

test('the seed draws the order of the journeys, across files', async () => {
  const titles = ['one 1', 'one 2', 'one 3', 'three 1', 'three 2', 'three 3', 'two 1', 'two 2', 'two 3'];
  const [first, second] = await Promise.all([orderWith(1), orderWith(2)]);

  expect([first?.toSorted(), second?.toSorted()]).toEqual([titles, titles]);
  expect(first).not.toEqual(titles);
  expect(second).not.toEqual(first);
});
