import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBoundedFolder } from './bounded-folder.ts';

describe('createBoundedFolder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bounded-'));
    await mkdir(join(folder, 'a'));
    for (const [age, name] of ['new', 'old', 'a/older'].entries()) {
      await writeFile(join(folder, name), Buffer.alloc(100));
      await utimes(join(folder, name), 1_000_000 - age, 1_000_000 - age);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name !== 'a').sort();

  test('removes the oldest until the rest fits', async () => {
    await createBoundedFolder(folder, 150).prune();

    expect(await files()).toEqual(['new']);
  });

  test('removes nothing while everything fits, and needs no folder', async () => {
    await createBoundedFolder(folder, 300).prune();
    await createBoundedFolder(join(folder, 'missing'), 300).makeRoom(10);

    expect(await files()).toEqual(['a/older', 'new', 'old']);
  });

  test('whoever writes gets room before, so that there is never more than may be', async () => {
    const { makeRoom } = createBoundedFolder(folder, 400);
    const write = async (name: string): Promise<void> => {
      await makeRoom(100);
      await writeFile(join(folder, name), Buffer.alloc(100));
    };

    await write('first');
    expect(await files()).toEqual(['a/older', 'first', 'new', 'old']);
    await Promise.all(['second', 'third'].map(write));

    expect(await files()).toEqual(['first', 'new', 'second', 'third']);
  });
});
