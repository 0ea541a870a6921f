import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { createMediaService } from '../src/media/library/media.service.ts';
import { createTestDatabase } from '../test/database.ts';
import { demoFiles, demoFolder } from '../test/demo-content.ts';
import { seedDemoContent, type DemoContent } from './index.ts';

jest.setTimeout(600_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'seeds-'));
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const now = new Date('2026-11-15T12:00:00Z');

/** Stores pictures until `limit` is reached, then fails as a stopped process does. */
function stoppingMedia(limit: number): DemoContent['media'] {
  const media = createMediaService({ db, dataDir });
  let stored = 0;
  return {
    storePicture: (picture) => {
      stored += 1;
      return stored > limit ? Promise.reject(new Error('stopped')) : media.storePicture(picture);
    },
  };
}

test('a stopped start leaves no article, the next one completes it, and another adds nothing', async () => {
  const seed = (media: DemoContent['media']) =>
    seedDemoContent({ db, media, folder: demoFolder, now, onProgress: () => undefined });
  const count = async (table: string) => Number((await db(table).count<{ count: string }[]>('* as count'))[0]?.count);

  await expect(seed(stoppingMedia(6))).rejects.toThrow('stopped');
  expect(await count('articles')).toBe(0);

  await seed(createMediaService({ db, dataDir }));
  const pictures = await count('media');
  expect(await count('articles')).toBe(demoFiles.articles.length);
  expect(await db('articles').whereNotNull('image_url').distinct('image_url')).toHaveLength(
    demoFiles.articles.filter(({ picture }) => picture).length,
  );

  await seed(createMediaService({ db, dataDir }));
  expect(await count('articles')).toBe(demoFiles.articles.length);
  expect(await count('media')).toBe(pictures);

  const long = await db('articles').where({ slug: '120-jahre-fsv' }).first<{ content: string; image_url: string }>();
  expect(long.content.match(/<img src="\/objects\//g)).toHaveLength(4);
  expect(long.image_url).toMatch(/^\/objects\//);
});
