import { mkdtemp, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBoundedFolder } from '../../storage/bounded-folder.ts';
import { createImageCache } from './image-cache.ts';

const KEY = 'objects/2026/11/a.jpg/600-70.webp';
const PICTURE = Buffer.from('picture');

describe('createImageCache', () => {
  let folder: string;
  const failures: unknown[] = [];
  /** A cache as after a restart: nothing is in memory. */
  const openCache = (maxBytes = 1_000_000) =>
    createImageCache(folder, createBoundedFolder(folder, maxBytes), (error) => failures.push(error));
  beforeEach(async () => {
    failures.length = 0;
    folder = await mkdtemp(join(tmpdir(), 'image-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('gives back what was written, after a restart with the same entity tag', async () => {
    const cache = openCache();
    const written = cache.write(KEY, PICTURE);
    await cache.settled();

    expect(await openCache().read(KEY)).toEqual(written);
    expect(written.bytes).toEqual(PICTURE);
    expect(await readdir(join(folder, KEY, '..'))).toEqual(['600-70.webp']);
  });

  test('keeps the latest in memory', async () => {
    const cache = openCache();
    expect(cache.peek(KEY)).toBeUndefined();

    cache.write(KEY, PICTURE);

    expect(cache.peek(KEY)?.bytes).toEqual(PICTURE);
  });

  test.each([
    ['vanished', (path: string) => rm(path)],
    ['cut off', (path: string) => truncate(path, 20)],
    ['empty', (path: string) => truncate(path, 0)],
    ['changed', async (path: string) => writeFile(path, (await readFile(path)).fill(0, 2, 3))],
    ['another file', (path: string) => writeFile(path, 'something else, but long enough to be a picture and digest')],
  ])('does not give back a file that is %s', async (_, damage) => {
    const cache = openCache();
    cache.write(KEY, PICTURE);
    await cache.settled();
    await damage(join(folder, KEY));

    expect(await openCache().read(KEY)).toBeUndefined();
  });

  test('forgets nothing by a name that leads out of its place', async () => {
    const cache = openCache();
    const written = cache.write(KEY, PICTURE);

    await cache.forget('objects/..');

    expect(await openCache().read(KEY)).toEqual(written);
  });

  test('forgets every size of a picture, in memory and on disk, and of no other', async () => {
    const cache = openCache();
    cache.write(KEY, PICTURE);
    cache.write('objects/2026/11/a.jpg2/600-70.webp', PICTURE);

    await cache.forget('objects/2026/11/a.jpg');

    expect(cache.peek(KEY)).toBeUndefined();
    expect(await openCache().read(KEY)).toBeUndefined();
    expect(await openCache().read('objects/2026/11/a.jpg2/600-70.webp')).toBeDefined();
  });

  test('one process at a time makes the results of a picture; what a killed one left behind holds nobody up', async () => {
    const name = 'objects/2026/11/a.jpg';
    let others: boolean | undefined;
    const ours = await openCache().claim(name, async () => {
      others = await openCache().claim(name, () => Promise.reject(new Error('twice')));
    });
    expect([ours, others]).toEqual([true, false]);
    expect(await openCache().names(name)).toEqual([]);

    await writeFile(join(folder, name, '.claim'), '');
    expect(await openCache().claim(name, () => Promise.resolve())).toBe(false);
    await utimes(join(folder, name, '.claim'), new Date(0), new Date(0));
    expect(await openCache().claim(name, () => Promise.resolve())).toBe(true);
  });

  test('the disk never holds more than it may', async () => {
    const cache = openCache(200);
    for (let number = 0; number < 20; number += 1) cache.write(`objects/${number}.jpg/600-70.webp`, PICTURE);
    await cache.settled();

    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.endsWith('.webp')).length).toBeLessThanOrEqual(5);
  });

  test('a disk that cannot be written is reported and harms nobody', async () => {
    await writeFile(join(folder, 'objects'), 'a file where a folder should be');

    const cache = openCache();

    expect(cache.write(KEY, PICTURE).bytes).toEqual(PICTURE);
    await cache.settled();
    expect(failures).toHaveLength(1);
  });
});
