import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFolderStorage } from './object-storage.ts';

const KEY = '2026/11/a.jpg';

describe('createFolderStorage', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('gives back what was put, and nothing after it was deleted', async () => {
    const storage = createFolderStorage(join(folder, 'objects'));
    await storage.put(KEY, Buffer.from('picture'));
    expect(await text(await storage.open(KEY))).toBe('picture');
    expect(await storage.stat(KEY)).toEqual({ bytes: 7 });

    await storage.delete(KEY);

    await expect(storage.open(KEY)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.stat(KEY)).toBeUndefined();
    await expect(storage.delete(KEY)).resolves.toBeUndefined();
  });

  test('a finished put leaves one file, a delete also what an interrupted put left', async () => {
    const storage = createFolderStorage(folder);
    await storage.put(KEY, Buffer.from('picture'));
    expect(await readdir(join(folder, '2026/11'))).toEqual(['a.jpg']);
    await writeFile(join(folder, `${KEY}.part`), 'pict');

    await storage.delete(KEY);

    expect(await readdir(join(folder, '2026/11'))).toEqual([]);
  });

  test('lists every object and what an interrupted put left, and nothing else', async () => {
    const storage = createFolderStorage(join(folder, 'objects'));
    const list = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list()) keys.push(key);
      return keys.toSorted();
    };
    expect(await list()).toEqual([]);
    await storage.put(KEY, Buffer.from('picture'));
    await writeFile(join(folder, 'objects/2026/11/b.jpg.part'), 'pict');
    await writeFile(join(folder, 'objects/.hidden'), '');

    expect(await list()).toEqual([KEY, '2026/11/b.jpg']);
  });

  test.each(['../secret.jpg', '2026/../../secret.jpg', '/etc/passwd', '.env', 'a//b.jpg', 'a\0.jpg', ''])(
    'has no object %j',
    async (key) => {
      await writeFile(join(folder, 'secret.jpg'), 'secret');
      await mkdir(join(folder, 'objects'));
      const storage = createFolderStorage(join(folder, 'objects'));

      await expect(storage.open(key)).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not an object key');
      expect(await storage.stat(key)).toBeUndefined();
    },
  );
});
