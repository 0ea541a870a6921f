import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { createBoundedFolder } from '../../storage/bounded-folder.ts';
import { createFolderStorage, type ObjectStorage } from '../../storage/object-storage.ts';
import { findCurrentFor } from './find-current.ts';
import { createImageOptimizer, optimizeImageRoutes } from './optimize-image.routes.ts';
import { createMediaService, type MediaService } from '../library/media.service.ts';
import { keyOf } from '../library/picture-places.ts';
import { createAheadOfVisitors } from './ahead-of-visitors.ts';
import { createImageCache, type ImageCache } from '../pictures/image-cache.ts';
import { createPictureVariants } from '../pictures/picture-variants.ts';
import { makePicture } from '../pictures/pictures.fixture.ts';
import { createWorkQueue } from '../pictures/work-queue.ts';

const PHOTO = join(import.meta.dirname, '../../../demo/pictures/crowd-912.webp');
/** The header with which Chromium requests a picture. */
const READS_AVIF = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
const READS_WEBP = { accept: 'image/webp,*/*' };

describe('createAheadOfVisitors', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let db: Database;
  let folder: string;
  let storage: ObjectStorage;
  let cache: ImageCache;
  let media: MediaService;
  let app: FastifyInstance;
  let url: string;
  /** Keys of the originals that were read. */
  let opened: string[];
  const failures: unknown[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    db = connectDatabase(database.url);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const room = () => createBoundedFolder(join(folder, 'cache'), 10_000_000);
  const ahead = (mostBytes = 10_000_000) =>
    createAheadOfVisitors({
      db,
      cache,
      room: room(),
      mostBytes,
      storage: { open: (key) => storage.open((opened.push(key), key)) },
      onFailure: (error) => failures.push(error),
    });

  beforeEach(async () => {
    await db('media_addresses').delete();
    await db('media').delete();
    folder = await mkdtemp(join(tmpdir(), 'ahead-'));
    storage = createFolderStorage(join(folder, 'objects'));
    cache = createImageCache(join(folder, 'cache'), room(), (error) => failures.push(error));
    const onGone = (gone: string) => cache.forget(`objects/${keyOf(gone)}`);
    media = createMediaService({ db, dataDir: folder, storage, onGone });
    url = await storePhoto({ width: 400 });
    opened = [];
    failures.length = 0;
    const variants = createPictureVariants({
      cache,
      queue: createWorkQueue({ atOnce: 1, waiting: 1 }),
      admit: () => Promise.resolve(),
      roots: ['/objects/', '/banner-objects/'].map((prefix) => ({ prefix, name: 'objects', storage })),
    });
    app = Fastify();
    const findCurrent = findCurrentFor({ findUser: () => Promise.resolve(null) }, media.former);
    await app.register(optimizeImageRoutes, { optimize: createImageOptimizer(variants), findCurrent });
  });
  afterEach(async () => {
    await app.close();
    await cache.settled();
    await rm(folder, { recursive: true });
    if (failures.length > 0) throw new Error('a picture was not made', { cause: failures[0] });
  });

  /** A photo cut to this size in px. */
  async function storePhoto(size: { width: number; height?: number }): Promise<string> {
    const file = await sharp(PHOTO).resize(size).webp({ quality: 90 }).toBuffer();
    const { url: stored } = await media.storePicture({ file, alt: '', uploadedBy: null, isFinished: true });
    return stored;
  }

  const ask = async (query: string, headers: Record<string, string>, path = url) =>
    app.inject({ url: `/optimize-image${path}${query}`, headers });

  test('who comes before gets WebP, who comes after AVIF if the browser says that it reads it', async () => {
    const before = await ask('?w=300', READS_AVIF);
    await ahead().work();
    const after = await ask('?w=300', READS_AVIF);
    const older = await ask('?w=300', READS_WEBP);

    expect(before.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
    expect(after.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' });
    expect(after.rawPayload.length).toBeLessThan(before.rawPayload.length);
    expect(older.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept', etag: before.headers.etag });
    expect(older.rawPayload).toEqual(before.rawPayload);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const again = await ask('?w=300', { ...READS_AVIF, 'if-none-match': String(after.headers.etag) });
    expect(again.statusCode).toBe(304);
    const banner = await ask('?w=300', READS_AVIF, url.replace('/objects/', '/banner-objects/'));
    expect(banner.rawPayload).toEqual(after.rawPayload);
    expect((await ask('?w=300&f=jpeg', READS_AVIF)).headers).toMatchObject({ 'content-type': 'image/jpeg' });
  });

  test('every picture is made once, in the widths that pages ask for, also after another start', async () => {
    await db('media').delete();
    // A strip: all of it would take ten seconds.
    url = await storePhoto({ width: 1200, height: 120 });

    await ahead().work();
    await ahead().work();

    expect(opened).toEqual([keyOf(url)]);
    const names = (await cache.names(`objects/${keyOf(url)}`)).sort();
    expect(names).toEqual(['1200', '300', '480', '600', '800'].flatMap((w) => [`${w}-70.smaller`, `${w}-70.webp`]));
  });

  test('the newest comes first, and a small one only as wide as it is', async () => {
    await db('media').update({ created_at: '2020-01-01T12:00:00Z' });
    const file = await makePicture({ width: 320, height: 60 }).png().toBuffer();
    const { url: newer } = await media.storePicture({ file, alt: '', uploadedBy: null });

    await ahead().work();

    expect(opened).toEqual([keyOf(newer), keyOf(url)]);
    expect((await cache.names(`objects/${keyOf(newer)}`)).sort()).toEqual([
      '300-85.smaller',
      '300-85.webp',
      '480-85.smaller',
      '480-85.webp',
    ]);
  });

  test('nothing is left of a picture that is withdrawn, before or while it is made', async () => {
    const { id } = await db('media').where({ url }).first('id');
    const first = ahead();
    const working = first.work();
    await media.bin.put(id, { force: true, children: 'missing' }, null);
    await working;
    expect((await ask('?w=300', READS_AVIF)).statusCode).toBe(404);

    // It comes back under an address of its own.
    await media.bin.takeBack(id, null);
    const { url: back } = await db('media').where({ id }).first('url');
    await first.work();
    expect((await ask('?w=300', READS_AVIF, back)).headers['content-type']).toBe('image/avif');
    await media.bin.put(id, { force: true, children: 'missing' }, null);

    expect((await ask('?w=300', READS_AVIF, back)).statusCode).toBe(404);
    for (const gone of [url, back]) expect(await cache.names(`objects/${keyOf(gone)}`)).toEqual([]);
  });

  test('nothing is made when the share of the disk is used up, while another process is at it, or after the end', async () => {
    await ask('?w=300', READS_WEBP);
    await cache.settled();
    await ahead(10).work();
    await cache.claim(`objects/${keyOf(url)}`, () => ahead().work());
    const ended = ahead();
    ended.stop();
    await ended.work();

    expect(opened).toEqual([]);
  });

  test('a picture whose file is missing is told once and keeps no other waiting', async () => {
    await db('media').update({ created_at: '2040-01-01T12:00:00Z' });
    await storage.delete(keyOf(url));
    const file = await makePicture({ width: 200 }).png().toBuffer();
    const { url: whole } = await media.storePicture({ file, alt: '', uploadedBy: null });

    const all = ahead();
    await all.work();
    await all.work();

    expect(opened).toEqual([keyOf(url), keyOf(whole)]);
    expect(failures.splice(0)).toMatchObject([{ statusCode: 404 }]);
  });
});
