import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { withLocalCopies } from '../../storage/local-copies.ts';
import { createFolderStorage, type ObjectStorage, type ServedStorage } from '../../storage/object-storage.ts';
import { createS3Storage } from '../../storage/s3-storage.ts';
import { createMediaService, type MediaService } from './media.service.ts';
import { keyOf } from './picture-places.ts';
import { makePicture } from '../pictures/pictures.fixture.ts';
import { tidyMedia } from './tidy-media.ts';

const HOURS_MS = 60 * 60 * 1000;
const LATER = () => Date.now() + 2 * HOURS_MS;
const UNKNOWN = '2026/11/00000000-0000-4000-8000-000000000000.jpg';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const inFolder = (dataDir: string) => createFolderStorage(join(dataDir, 'objects'));
const inBucket = (dataDir: string) =>
  withLocalCopies(
    createS3Storage({ ...server.settings, prefix: `${basename(dataDir)}/` }, 'objects'),
    inFolder(dataDir),
  );

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('tidyMedia in %s', (_where, createStorage) => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let db: Database;
  let dataDir: string;
  let storage: ServedStorage;
  let media: MediaService;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = connectDatabase(database.url);
  });
  beforeEach(async () => {
    await db('media_addresses').delete();
    await db('media').delete();
    dataDir = await mkdtemp(join(tmpdir(), 'tidy-'));
    storage = createStorage(dataDir);
    media = createMediaService({ db, dataDir, storage });
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const store = async () =>
    media.storePicture({ file: await makePicture({ width: 30 }).png().toBuffer(), alt: '', uploadedBy: null });
  const keysOf = async (place: ObjectStorage): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of place.list()) found.push(`/objects/${key}`);
    return found;
  };
  const keys = () => keysOf(storage);
  const hiddenKeys = () => keysOf(media.hidden);

  test('finds nothing to do and leaves what is kept of public content', async () => {
    const revision = async () => (await db<{ revision: string }>('content_revision').first('revision'))?.revision;
    const before = await revision();

    await tidyMedia(db, media, LATER());

    expect(await revision()).toBe(before);
  });

  test('a file without a row goes after an hour, a file with a row stays', async () => {
    const { url } = await store();
    await storage.put(UNKNOWN, Buffer.from('picture'));

    expect(await tidyMedia(db, media)).toEqual({ formerFiles: 0, unknownFiles: 0 });
    expect(await tidyMedia(db, media, LATER())).toEqual({ formerFiles: 0, unknownFiles: 1 });
    expect(await keys()).toEqual([url]);
  });

  test('a deleted picture stays for 30 days, then row and file go', async () => {
    const { id } = await store();
    await media.bin.put(id, {}, null);
    await tidyMedia(db, media, LATER());
    expect(await hiddenKeys()).toEqual(await db('media').pluck('url'));
    expect(await keys()).toEqual([]);

    await db('media').update({ deleted_at: db.raw("now() - interval '31 days'") });
    await tidyMedia(db, media);

    expect(await db('media')).toEqual([]);
    expect(await hiddenKeys()).toEqual([]);
  });

  test('a deleted picture that lies where it would be served is hidden, and comes back', async () => {
    const { id, url } = await store();
    const bytes = await buffer(await storage.open(keyOf(url)));
    await db('media').where({ id }).update({ deleted_at: new Date() });

    await tidyMedia(db, media);
    expect(await keys()).toEqual([]);
    await media.bin.takeBack(id, null);

    expect(await buffer(await storage.open(keyOf(url)))).toEqual(bytes);
    expect(await hiddenKeys()).toEqual([]);
  });

  test('what was hidden and then not deleted goes after an hour', async () => {
    await media.hidden.put(UNKNOWN, Buffer.from('picture'));
    const { url } = await store();
    await media.hidden.put(keyOf(url), Buffer.from('picture'));

    expect(await tidyMedia(db, media)).toEqual({ formerFiles: 0, unknownFiles: 0 });
    expect(await tidyMedia(db, media, LATER())).toEqual({ formerFiles: 0, unknownFiles: 2 });
    expect(await keys()).toEqual([url]);
  });

  test('a file that could not be removed from its address is removed later', async () => {
    const { id, url } = await store();
    const { delete: remove } = storage;
    storage.delete = () => Promise.reject(new Error('read-only file system'));
    await media.bin.put(id, {}, null);
    expect(await keys()).toContain(url);

    storage.delete = remove;

    expect(await tidyMedia(db, media)).toEqual({ formerFiles: 1, unknownFiles: 0 });
    expect(await keys()).not.toContain(url);
    expect(await tidyMedia(db, media)).toEqual({ formerFiles: 0, unknownFiles: 0 });
  });

  test('abandoned uploads and old keys go', async () => {
    await store();
    await writeFile(join(dataDir, 'incoming', 'half.part'), 'half a picture');

    await tidyMedia(db, media);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual(['half.part']);
    await tidyMedia(db, media, LATER());
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  });

  test('a copy of a picture that was deleted elsewhere goes too', async () => {
    const { url } = await store();
    await (await storage.open(keyOf(url))).toArray();
    await db('media').delete();

    await tidyMedia(db, media, LATER());

    expect(await keys()).toEqual([]);
    expect(await readdir(storage.folder, { recursive: true })).not.toContain(keyOf(url));
  });

  test('needs no folder', async () => {
    expect(await tidyMedia(db, media)).toEqual({ formerFiles: 0, unknownFiles: 0 });
  });
});
