import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createBoundedFolder } from '../../storage/bounded-folder.ts';
import { createFolderStorage, type ObjectStorage } from '../../storage/object-storage.ts';
import { limitByAddress } from '../../http/address-limit.ts';
import { createImageCache, type ImageCache } from '../pictures/image-cache.ts';
import { createImageOptimizer } from './optimize-image.routes.ts';
import type { ImageRequest } from '../pictures/image-request.ts';
import { createPictureVariants, type PictureRoot } from '../pictures/picture-variants.ts';
import { makePhonePhoto, makePicture, makePictureBomb } from '../pictures/pictures.fixture.ts';
import { createWorkQueue } from '../pictures/work-queue.ts';

type Stored = PictureRoot['storage'];

function makeRequest(request: Partial<ImageRequest> = {}): ImageRequest {
  return { path: '/objects/a.jpg', width: 200, quality: 70, format: 'webp', ...request };
}

describe('createImageOptimizer', () => {
  let folder: string;
  let storage: ObjectStorage;
  let cache: ImageCache;
  let opened: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'optimizer-'));
    storage = createFolderStorage(join(folder, 'objects'));
    opened = [];
  });
  afterEach(async () => {
    await cache.settled();
    await rm(folder, { recursive: true });
  });

  /** An optimizer as after a restart; every look at an original is counted. */
  function makeOptimizer({
    atOnce = 2,
    waiting = 10,
    most = 100,
    storage: own = undefined as Stored | undefined,
  } = {}) {
    const room = createBoundedFolder(join(folder, 'cache'), 1_000_000);
    cache = createImageCache(join(folder, 'cache'), room, (error) => expect(error).toBeUndefined());
    const counted: Stored = own ?? { open: (key: string) => storage.open((opened.push(key), key)) };
    const readVariant = createPictureVariants({
      roots: ['/objects/', '/banner-objects/'].map((prefix) => ({ prefix, name: 'objects', storage: counted })),
      cache,
      queue: createWorkQueue({ atOnce, waiting }),
      admit: limitByAddress({ most, minutes: 1 }),
    });
    const optimize = createImageOptimizer(readVariant);
    return (request: ImageRequest, ip = '192.0.2.1') => optimize(request, { ip });
  }

  test.each(['webp', 'jpeg'] as const)('makes a smaller %s', async (format) => {
    await storage.put('a.jpg', await makePicture().jpeg().toBuffer());

    const { bytes } = await makeOptimizer()(makeRequest({ format }));

    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 200, height: 150 });
  });

  test('never enlarges, and shows a photo upright', async () => {
    await storage.put('a.jpg', await makePhonePhoto());

    const { bytes } = await makeOptimizer()(makeRequest({ width: 2400 }));

    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  test('parallel requests for the same result, also under the other address, are one piece of work', async () => {
    await storage.put('a.jpg', await makePicture().jpeg().toBuffer());
    const optimize = makeOptimizer();

    const results = await Promise.all(
      ['/objects/a.jpg', '/objects/a.jpg', '/banner-objects/a.jpg'].map((path) => optimize(makeRequest({ path }))),
    );

    expect(opened).toEqual(['a.jpg']);
    expect(new Set(results.map(({ etag }) => etag)).size).toBe(1);
  });

  test('a picture that its bucket does not send keeps no other one waiting', async () => {
    await storage.put('b.jpg', await makePicture().jpeg().toBuffer());
    const far = new EventEmitter();
    const given = once(far, 'given up');
    const bring = async (key: string) => void (key === 'a.jpg' && (await given));
    const open = async (key: string) => {
      await bring(key);
      return storage.open(key);
    };
    const optimize = makeOptimizer({ atOnce: 1, storage: { open, copies: { bring } } });
    const stalled = optimize(makeRequest());

    expect((await optimize(makeRequest({ path: '/objects/b.jpg' }))).bytes.length).toBeGreaterThan(0);

    far.emit('given up');
    await expect(stalled).rejects.toMatchObject({ statusCode: 404 });
  });

  test('a result survives a restart', async () => {
    await storage.put('a.jpg', await makePicture().jpeg().toBuffer());
    const first = await makeOptimizer()(makeRequest());
    await cache.settled();

    expect(await makeOptimizer()(makeRequest())).toEqual(first);
    expect(opened).toHaveLength(1);
  });

  test('a result that vanished from the disk is made again', async () => {
    await storage.put('a.jpg', await makePicture().jpeg().toBuffer());
    const first = await makeOptimizer()(makeRequest());
    await cache.settled();
    await rm(join(folder, 'cache'), { recursive: true });

    expect(await makeOptimizer()(makeRequest())).toEqual(first);
    expect(opened).toHaveLength(2);
  });

  test.each([
    ['a missing picture', null, 404],
    ['an empty file', Buffer.alloc(0), 422],
    ['a picture bomb', makePictureBomb(), 422],
    ['no picture', Buffer.from('hello'), 422],
  ])('%s is refused, every time, and the next picture works', async (_, file, statusCode) => {
    if (file) await storage.put('a.jpg', file);
    await storage.put('b.jpg', await makePicture().jpeg().toBuffer());
    const optimize = makeOptimizer({ atOnce: 1 });

    await expect(optimize(makeRequest())).rejects.toMatchObject({ statusCode });
    await expect(optimize(makeRequest())).rejects.toMatchObject({ statusCode });
    expect((await optimize(makeRequest({ path: '/objects/b.jpg' }))).bytes.length).toBeGreaterThan(0);
  });

  test('refuses places that are no root, and folders', async () => {
    await storage.put('dir.jpg/a.jpg', Buffer.from('x'));
    const optimize = makeOptimizer();

    await expect(optimize(makeRequest({ path: '/releases/a.jpg' }))).rejects.toMatchObject({ statusCode: 404 });
    await expect(optimize(makeRequest({ path: '/objects/dir.jpg' }))).rejects.toMatchObject({ statusCode: 404 });
  });

  test('an address has only so many made; what is kept, and others, it does not concern', async () => {
    await storage.put('a.jpg', await makePicture().jpeg().toBuffer());
    const optimize = makeOptimizer({ most: 2 });
    await optimize(makeRequest({ width: 200 }));
    await optimize(makeRequest({ width: 300 }));

    await expect(optimize(makeRequest({ width: 400 }))).rejects.toMatchObject({ statusCode: 429 });
    expect((await optimize(makeRequest({ width: 300 }))).bytes.length).toBeGreaterThan(0);
    expect((await optimize(makeRequest({ width: 400 }), '192.0.2.2')).bytes.length).toBeGreaterThan(0);
    expect((await optimize(makeRequest({ width: 400 }))).bytes.length).toBeGreaterThan(0);
  });

  test('refuses with 503 when too many wait', async () => {
    await storage.put('a.jpg', await makePicture().jpeg().toBuffer());
    const optimize = makeOptimizer({ atOnce: 1, waiting: 1 });

    const widths = [200, 300, 400].map((width) => optimize(makeRequest({ width })));

    const statuses = (await Promise.allSettled(widths)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
