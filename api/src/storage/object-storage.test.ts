import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startS3Server, type S3Server } from '../../test/s3-server.ts';
import { withLocalCopies } from './local-copies.ts';
import { createFolderStorage, type ObjectStorage } from './object-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const KEY = '2026/11/a.jpg';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

let count = 0;
const inBucket = () => createS3Storage({ ...server.settings, prefix: `test-${++count}/` }, 'objects');
const inFolder = () => createFolderStorage(join(folder, 'objects'));
const STORAGES: [string, () => ObjectStorage][] = [
  ['a folder', inFolder],
  ['a bucket', inBucket],
  ['a bucket with local copies', () => withLocalCopies(inBucket(), inFolder())],
];

describe.each(STORAGES)('%s', (_name, create) => {
  const listKeys = async (storage: ObjectStorage) => {
    const keys = new Set<string>();
    for await (const { key } of storage.list()) keys.add(key);
    return [...keys].toSorted();
  };

  test('gives back what was put, and nothing after it was deleted', async () => {
    const storage = create();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await storage.put(KEY, bytes);
    expect(Buffer.concat(await (await storage.open(KEY)).toArray())).toEqual(bytes);
    expect(await storage.stat(KEY)).toEqual({ bytes: 5 });

    await storage.delete(KEY);

    await expect(storage.open(KEY)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.stat(KEY)).toBeUndefined();
    await expect(storage.delete(KEY)).resolves.toBeUndefined();
  });

  test('has what was put last, also where it was read before', async () => {
    const storage = create();
    await storage.put(KEY, Buffer.from('first'));
    expect(await text(await storage.open(KEY))).toBe('first');

    await storage.put(KEY, Buffer.from('second'));

    expect(await text(await storage.open(KEY))).toBe('second');
    expect(await storage.stat(KEY)).toEqual({ bytes: 6 });
  });

  test('lists every object with its time', async () => {
    const storage = create();
    expect(await listKeys(storage)).toEqual([]);
    await storage.put(KEY, Buffer.from('picture'));
    await storage.put('2026/10/b.jpg', Buffer.from('picture'));

    expect(await listKeys(storage)).toEqual(['2026/10/b.jpg', KEY]);
    for await (const { writtenMs } of storage.list()) expect(Math.abs(writtenMs - Date.now())).toBeLessThan(600_000);
  });

  test('writes and reads the same object at once', async () => {
    const storage = create();
    const picture = Buffer.alloc(300_000, 'x');
    await Promise.all(Array.from({ length: 4 }, (_, index) => storage.put(`many/${index}.jpg`, picture)));

    const read = Array.from({ length: 12 }, async (_, index) => text(await storage.open(`many/${index % 4}.jpg`)));

    expect(new Set(await Promise.all(read))).toEqual(new Set([picture.toString()]));
  });

  test.each(['../secret.jpg', '2026/../../secret.jpg', '/etc/passwd', '.env', 'a//b.jpg', 'a\0.jpg', ''])(
    'has no object %j',
    async (key) => {
      await writeFile(join(folder, 'secret.jpg'), 'secret');
      await mkdir(join(folder, 'objects'));
      const storage = create();

      await expect(storage.open(key)).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not an object key');
      expect(await storage.stat(key)).toBeUndefined();
    },
  );
});

describe('a folder', () => {
  test('holds one file after a finished put, and none of an interrupted one after a delete', async () => {
    const storage = createFolderStorage(folder);
    await storage.put(KEY, Buffer.from('picture'));
    expect(await readdir(join(folder, '2026/11'))).toEqual(['a.jpg']);
    await writeFile(join(folder, `${KEY}.part`), 'pict');

    await storage.delete(KEY);

    expect(await readdir(join(folder, '2026/11'))).toEqual([]);
  });

  test('lists what an interrupted put left, and nothing hidden', async () => {
    const storage = inFolder();
    await storage.put(KEY, Buffer.from('picture'));
    await writeFile(join(folder, 'objects/2026/11/b.jpg.part'), 'pict');
    await writeFile(join(folder, 'objects/.hidden'), '');
    const keys: string[] = [];

    for await (const { key } of storage.list()) keys.push(key);

    expect(keys.toSorted()).toEqual([KEY, '2026/11/b.jpg']);
  });
});

test('copies of what lies in a bucket take no more of the disk than they may', async () => {
  const copies = inFolder();
  const storage = withLocalCopies(inBucket(), copies, 250);
  const keys = ['a', 'b', 'c', 'd'].map((name) => `2026/11/${name}.jpg`);
  for (const key of keys) await storage.put(key, Buffer.alloc(100));

  for (const key of keys) await (await storage.open(key)).toArray();

  const kept = (await Promise.all(keys.map((key) => copies.stat(key)))).filter(Boolean);
  expect(kept).toHaveLength(2);
  expect(await storage.stat('2026/11/a.jpg')).toEqual({ bytes: 100 });
});
