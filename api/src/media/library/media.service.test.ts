import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { createFolderStorage, StorageAwayError } from '../../storage/object-storage.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { makePicture } from '../pictures/pictures.fixture.ts';

describe('createMediaService', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let db: Database;
  let dataDir: string;
  let media: MediaService;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = connectDatabase(database.url);
  });
  beforeEach(async () => {
    await db('media').delete();
    dataDir = await mkdtemp(join(tmpdir(), 'media-'));
    media = createMediaService({ db, dataDir });
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const listObjects = async (): Promise<string[]> => {
    const entries = await readdir(join(dataDir, 'objects'), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  test('stores a picture from memory or from a file', async () => {
    const file = await makePicture().jpeg().toBuffer();
    await writeFile(join(dataDir, 'photo'), file);

    const upload = await media.storePicture({ file, alt: 'Ein Tor', uploadedBy: null });

    expect(upload).toMatchObject({ alt: 'Ein Tor', width: 400, height: 300, type: 'image/jpeg' });
    expect(upload.url).toMatch(/^\/objects\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.jpg$/);
    expect(await media.storage.stat(upload.url.replace('/objects/', ''))).toEqual({ bytes: upload.bytes });
    expect(await media.storePicture({ file: join(dataDir, 'photo'), alt: '', uploadedBy: null })).toEqual(upload);
  });

  test('the same file twice is one picture, and a missing alternative text is filled in', async () => {
    const file = await makePicture().png().toBuffer();
    const first = await media.storePicture({ file, alt: '', uploadedBy: null });

    const second = await media.storePicture({ file, alt: 'Rot und blau', uploadedBy: null });
    const third = await media.storePicture({ file, alt: 'Etwas anderes', uploadedBy: null });

    expect(second).toEqual({ ...first, alt: 'Rot und blau' });
    expect(third).toEqual(second);
    expect(await listObjects()).toHaveLength(1);
  });

  test('a row that is refused leaves no file', async () => {
    await db.raw('ALTER TABLE media ADD CONSTRAINT full_up CHECK (false) NOT VALID');
    const file = await makePicture().png().toBuffer();

    await expect(media.storePicture({ file, alt: '', uploadedBy: null })).rejects.toThrow('full_up');
    await db.raw('ALTER TABLE media DROP CONSTRAINT full_up');

    expect(await listObjects()).toEqual([]);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  });

  test('a file that cannot be written leaves no row', async () => {
    await writeFile(join(dataDir, 'objects'), 'a file where a folder should be');
    const file = await makePicture().png().toBuffer();

    await expect(media.storePicture({ file, alt: '', uploadedBy: null })).rejects.toMatchObject({ code: 'EEXIST' });

    expect(await db('media')).toEqual([]);
  });

  test('a storage that lets one wait in vain is not waited for by those in line, nor once more', async () => {
    const events = new EventEmitter();
    let asked = 0;
    const put = async () => {
      asked += 1;
      const givenUp = once(events, 'given up');
      events.emit('asked');
      await givenUp;
      throw new StorageAwayError('timeout');
    };
    const storage = {
      ...createFolderStorage(join(dataDir, 'objects')),
      put,
      delete: () => new Promise<void>(() => {}),
    };
    const away = createMediaService({ db, dataDir, storage });
    const files = await Promise.all(
      [makePicture(), makePicture().rotate(90)].map((picture) => picture.png().toBuffer()),
    );
    const isAsked = once(events, 'asked');
    const storing = Promise.allSettled(files.map((file) => away.storePicture({ file, alt: '', uploadedBy: null })));
    await isAsked;
    events.emit('given up');

    for (const stored of await storing)
      expect(stored).toMatchObject({ status: 'rejected', reason: new Error('timeout') });
    expect(asked).toBe(1);
    expect(await db('media')).toEqual([]);
  });

  describe('after a crash', () => {
    const LONG_AGO = 1_000_000;
    const KEY = '2026/11/00000000-0000-4000-8000-000000000000.jpg';

    async function leave(name: string): Promise<void> {
      await mkdir(join(dataDir, 'incoming'), { recursive: true });
      await writeFile(join(dataDir, 'incoming', name), '');
      await utimes(join(dataDir, 'incoming', name), LONG_AGO, LONG_AGO);
    }

    test('removes objects that never got their row', async () => {
      await leave(KEY.replaceAll('/', '-'));
      await media.storage.put(KEY, Buffer.from('picture'));

      await media.cleanUp();

      expect(await listObjects()).toEqual([]);
      expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    });

    test('keeps an object that got its row', async () => {
      const file = await makePicture().png().toBuffer();
      const { url } = await media.storePicture({ file, alt: '', uploadedBy: null });
      await leave(url.replace('/objects/', '').replaceAll('/', '-'));

      await media.cleanUp();

      expect(await listObjects()).toHaveLength(1);
      expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    });

    test('leaves what another instance has put and not yet committed, however long ago it began', async () => {
      const steps = new EventEmitter();
      const storage = createFolderStorage(join(dataDir, 'objects'));
      const put = async (key: string, bytes: Buffer) => {
        await storage.put(key, bytes);
        const goingOn = once(steps, 'go on');
        steps.emit('put');
        await goingOn;
      };
      const other = createMediaService({ db, dataDir, storage: { ...storage, put } });
      const isPut = once(steps, 'put');
      const file = await makePicture().png().toBuffer();
      const storing = other.storePicture({ file, alt: '', uploadedBy: null });
      await isPut;
      for (const name of await readdir(join(dataDir, 'incoming')))
        await utimes(join(dataDir, 'incoming', name), LONG_AGO, LONG_AGO);

      await media.cleanUp();
      steps.emit('go on');
      const { url } = await storing;

      expect(await listObjects()).toEqual([basename(url)]);
      expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    });

    test('leaves what another instance has received and not yet looked at', async () => {
      await leave('waiting.part');

      await media.cleanUp();

      expect(await readdir(join(dataDir, 'incoming'))).toEqual(['waiting.part']);
    });
  });
});
