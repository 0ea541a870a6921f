import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCache } from '../../npm-cache.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-npm-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('npm keeps its cache where it does, in the home or where it is told to', () => {
  expect(npmCache('/portal', { HOME: folder })).toEqual({});
  expect(npmCache('/portal', { HOME: '/dev/null', npm_config_cache: join(folder, 'cache') })).toEqual({});
});

test('without a home that can be written npm keeps its cache beside what it installs', async () => {
  const elsewhere = { npm_config_cache: join('/portal', 'node_modules/.cache/npm') };
  await writeFile(join(folder, 'file'), '');

  expect(npmCache('/portal', { HOME: '/dev/null' })).toEqual(elsewhere);
  expect(npmCache('/portal', { HOME: folder, npm_config_cache: join(folder, 'file') })).toEqual(elsewhere);
});
