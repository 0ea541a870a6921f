import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

let memory: string;
beforeEach(async () => {
  memory = await mkdtemp(join(tmpdir(), 'memory-'));
});
afterEach(() => rm(memory, { recursive: true, force: true }));

/** The temporary folder of a process that keeps its files in `folder`, in its own words. */
async function placeIn(folder: string, TMPDIR = ''): Promise<string> {
  const module = join(import.meta.dirname, 'memory-folder.mjs');
  const code = `
    import { existsSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { keepTemporaryFilesInMemory } from ${JSON.stringify(module)};
    keepTemporaryFilesInMemory(${JSON.stringify(folder)});
    console.log(JSON.stringify({ place: tmpdir(), isThere: existsSync(tmpdir()) }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR, TMP: '', TEMP: '' },
  });
  const { place, isThere } = JSON.parse(stdout) as { place: string; isThere: boolean };
  expect(isThere).toBe(true);
  return place;
}

test('temporary files lie in memory, and are gone when the process is', async () => {
  const place = await placeIn(memory);

  expect(place.startsWith(join(memory, 'portal-tests-'))).toBe(true);
  expect(existsSync(place)).toBe(false);
});

test('what a killed run has left is taken away, and what a living one uses stays', async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => ended.once('exit', resolve));
  const left = join(memory, `portal-tests-${ended.pid}`);
  const own = join(memory, `portal-tests-${process.pid}`);
  for (const folder of [left, own]) mkdirSync(folder);

  await placeIn(memory);

  expect(existsSync(left)).toBe(false);
  expect(existsSync(own)).toBe(true);
});

test('who names a folder for temporary files, and a system without such memory, keep theirs', async () => {
  expect(await placeIn(memory, tmpdir())).toBe(tmpdir());
  expect(await placeIn(join(memory, 'missing'))).toBe('/tmp');
});
