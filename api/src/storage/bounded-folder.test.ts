import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
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
    await createBoundedFolder(join(folder, 'missing'), 300).write(10, async () => {});

    expect(await files()).toEqual(['a/older', 'new', 'old']);
  });

  test('whoever writes gets room before, so that there is never more than may be', async () => {
    const bounded = createBoundedFolder(folder, 400);
    const write = (name: string) => bounded.write(100, () => writeFile(join(folder, name), Buffer.alloc(100)));

    await write('first');
    expect(await files()).toEqual(['a/older', 'first', 'new', 'old']);
    await Promise.all(['second', 'third'].map(write));

    expect(await files()).toEqual(['first', 'new', 'second', 'third']);
  });

  test('what is written while another one makes room counts, too', async () => {
    const bounded = createBoundedFolder(folder, 5_000);
    for (let round = 0; round < 8; round += 1) {
      const writes = Array.from({ length: 24 }, (_, number) =>
        bounded.write(100, async () => {
          await setImmediate();
          await writeFile(join(folder, `${round}-${number}`), Buffer.alloc(100));
        }),
      );
      await Promise.all(writes);
      expect((await files()).length * 100).toBeLessThanOrEqual(5_000);
    }
  });

  test('what is still being written counts, too', async () => {
    const bounded = createBoundedFolder(folder, 400);
    const allAsked = new EventEmitter();
    const names = ['first', 'second', 'third', 'fourth', 'fifth'];
    const writes = names.map((name, index) =>
      bounded.write(80, async () => {
        if (index < 4) await once(allAsked, 'yes');
        await writeFile(join(folder, name), Buffer.alloc(80));
      }),
    );
    await writes[4];
    allAsked.emit('yes');
    await Promise.all(writes);

    expect((await files()).length * 80).toBeLessThanOrEqual(400);
    expect(await files()).toEqual([...names].sort());
  });
});
