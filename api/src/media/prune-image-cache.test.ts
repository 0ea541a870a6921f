import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pruneImageCache } from './prune-image-cache.ts';

describe('pruneImageCache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prune-'));
    await mkdir(join(folder, 'a'));
    for (const [index, name] of ['old', 'a/older', 'new'].entries()) {
      await writeFile(join(folder, name), Buffer.alloc(100));
      const age = name.endsWith('older') ? 10 : index;
      await utimes(join(folder, name), 1_000_000 - age, name === 'new' ? 2_000_000 : 1_000_000 - age);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('removes the oldest until the rest fits', async () => {
    await pruneImageCache(folder, 150);

    expect(await readdir(folder, { recursive: true })).toEqual(['a', 'new']);
  });

  test('removes nothing while everything fits, and needs no folder', async () => {
    await pruneImageCache(folder, 300);
    await pruneImageCache(join(folder, 'missing'), 300);

    expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a', 'a/older', 'new', 'old']);
  });
});
