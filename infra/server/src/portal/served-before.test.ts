import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedBefore } from './served-before.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'served-'));
  await mkdir(join(root, 'infra/server/dist'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const build = (inputs: string) => writeFile(join(root, 'infra/server/dist/.build-inputs'), inputs);
const start = () => servedBefore(root, join(root, 'data'));

test('code that has served last is known, newer or older code is not', async () => {
  await build('A');
  const first = await start();
  expect([first.isSameCode, (await start()).isSameCode]).toEqual([false, false]);
  await first.keep();
  expect((await start()).isSameCode).toBe(true);

  await build('B');
  const second = await start();
  expect(second.isSameCode).toBe(false);
  await second.keep();
  await build('A');
  expect((await start()).isSameCode).toBe(false);
});

test('without a finished build nothing is known', async () => {
  await (await start()).keep();

  expect((await start()).isSameCode).toBe(false);
});
