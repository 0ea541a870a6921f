import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dealt, readShard, type Shard } from './shards.ts';
import { jestCommand, jestEnvironment } from './suites.ts';

const run = promisify(execFile);

test.each(['1/1', '1/4', '4/4', '10/10'])('%s names a shard', (text) => {
  const [at, of] = text.split('/').map(Number);
  expect(readShard(text)).toEqual({ at, of });
});

test.each(['', '4', '0/4', '5/4', '1/11', '1/0', '-1/4', '1/4/2', '1.5/4', 'a/b', '1/4 '])('%j names none', (text) => {
  expect(readShard(text)).toBeUndefined();
});

const names = Array.from({ length: 11 }, (_, at) => `file-${String.fromCodePoint(97 + at)}`);

test('every file is in one shard, and their numbers differ by one at most', () => {
  const shards = [1, 2, 3, 4].map((at) => dealt(names, { at, of: 4 }));

  expect(shards.flat().toSorted()).toEqual(names);
  expect(shards.map(({ length }) => length)).toEqual([3, 3, 3, 2]);
  expect(dealt(names, undefined)).toEqual(names);
});

test('the unit tests of all shards are those of a whole run', async () => {
  const filesOf = async (shard?: Shard) => {
    const order = { seed: 7, ...(shard && { shard }) };
    const env = { ...process.env, ...jestEnvironment(order) };
    const { stdout } = await run(process.execPath, [...jestCommand('mfe-news', order), '--listTests'], { env });
    return stdout.split('\n').filter(Boolean);
  };
  const [all, ...shards] = await Promise.all([
    filesOf(),
    filesOf({ at: 1, of: 3 }),
    filesOf({ at: 2, of: 3 }),
    filesOf({ at: 3, of: 3 }),
  ]);

  expect(shards.every((files) => files.length >= 3)).toBe(true);
  expect(shards.flat().toSorted()).toEqual(all.toSorted());
});
