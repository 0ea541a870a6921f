import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAlbumsRepository } from '../src/albums/albums.repository.ts';
import type { PageOf } from '../src/contract/index.ts';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import { createMediaService } from '../src/media/library/media.service.ts';
import { createPagesRepository } from '../src/pages/pages.repository.ts';
import { sanitizeRichText } from '../src/rich-text/rich-text.ts';
import { createSettingsRepository } from '../src/settings/settings.repository.ts';
import { createTestDatabase } from '../test/database.ts';
import { demoFiles, demoFolder } from '../test/demo-content.ts';
import { seedDemoContent } from './index.ts';
import { createKindRepository } from '../src/content/declared-kind.ts';
import { slideKind } from '../src/content/kinds/slides.ts';
import { bannerKind } from '../src/content/kinds/banners.ts';
import { sponsorKind } from '../src/content/kinds/sponsors.ts';
import { boardKind } from '../src/content/kinds/board.ts';

jest.setTimeout(300_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'seeds-'));
  await createPagesRepository(db).update('kontakt', { lead: 'Von Hand geschrieben' }, null);
  await seed();
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const seed = (into = db) =>
  seedDemoContent({
    db: into,
    folder: demoFolder,
    media: createMediaService({ db: into, dataDir }),
    now: new Date('2026-11-15T12:00:00Z'),
    onProgress: () => undefined,
  });

/** Its changes are rolled back afterwards. */
async function tryOut(work: (there: Database) => Promise<void>): Promise<void> {
  const there = await db.transaction();
  try {
    await work(there);
  } finally {
    await there.rollback();
  }
}

test('the club has the facts of its file', async () => {
  expect(await createSettingsRepository(db).findEditable()).toMatchObject(demoFiles.settings);
});

test('there is something of every kind, and every picture is known', async () => {
  const slides = await createKindRepository(db, slideKind).findShown();
  const sponsors = await createKindRepository(db, sponsorKind).findShown();
  const albums = await createAlbumsRepository(db).findPublished({});
  const banners: PageOf<{ image: unknown; placement: string }> = await createKindRepository(db, bannerKind).findPage(
    {},
  );

  expect(slides.map(({ image, buttonAction }) => [image?.width, buttonAction])).toEqual([
    [1600, '/mitgliedschaft'],
    [1600, '/spielplan'],
    [1600, '/geschichte'],
    [1600, '/gemeinsam-stark'],
  ]);
  expect(new Set(sponsors.map(({ tier }) => tier))).toEqual(new Set(['main', 'premium', 'standard']));
  expect(new Set(banners.items.map(({ placement }) => placement))).toEqual(new Set(['carousel', 'sidebar', 'footer']));
  expect(albums.map(({ date, count: pictures }) => [date, pictures])).toEqual([
    ['2026-10-30', 6],
    ['2026-07-24', 6],
    ['2026-06-14', 5],
  ]);
  expect([...sponsors, ...banners.items].filter(({ image }) => !image)).toEqual([]);
});

test('the third chairman is found by the office, and nobody has an invented name', async () => {
  const board = await createKindRepository(db, boardKind).findShown();

  expect(board.find(({ name }) => name.startsWith('3. Vorsitz'))).toMatchObject({
    email: 'sponsoring@fsv-sommerried.example',
  });
  expect(board).toHaveLength(10);
});

test('pages are completed, but not the one that somebody has edited', async () => {
  const pages = createPagesRepository(db);

  expect((await pages.find('geschichte')).timeline).toHaveLength(15);
  expect((await pages.find('ehrenmitglieder')).groups).toHaveLength(3);
  expect((await pages.find('ueber-uns')).image).not.toBeNull();
  expect(await pages.find('kontakt')).toMatchObject({ lead: 'Von Hand geschrieben', image: null });
});

test.each(demoFiles.pages.flatMap(({ slug, change: { content } }) => (content ? [[slug, content]] : [])))(
  'the text of /%s survives sanitising unchanged',
  (_slug, content) => {
    expect(sanitizeRichText(content)).toBe(content);
  },
);

test('facts that somebody has entered stay', () =>
  tryOut(async (there) => {
    const facts = { name: 'TSV Handgeschrieben', founded: null, version: 2 };
    await there('settings').update(facts);
    await there('seeded').where({ kind: 'settings' }).delete();

    await seed(there);

    expect(await createSettingsRepository(there).findEditable()).toMatchObject(facts);
  }));

test('another start adds nothing, and what was deleted stays away', () =>
  tryOut(async (there) => {
    const count = async (table: string) =>
      Number((await there(table).count<{ count: string }[]>('* as count'))[0]?.count);
    const pictures = await count('media');
    await there('slides').delete();
    await there('board_members').where('name', 'Kasse').delete();

    await seed(there);

    expect(await count('slides')).toBe(0);
    expect(await count('board_members')).toBe(9);
    expect(await count('sponsors')).toBe(14);
    expect(await count('media')).toBe(pictures);
  }));
