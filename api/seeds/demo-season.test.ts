import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../test/database.ts';
import { berlinTime } from '../src/time/berlin-time.ts';
import { connectDatabase, type Database } from '../src/database/connect.ts';
import type { ClubEvent } from '../src/contract/index.ts';
import { keptMonths } from '../src/events/kept-months.ts';
import { createMediaService } from '../src/media/library/media.service.ts';
import { demoFiles, demoFolder } from '../test/demo-content.ts';
import { demoMatches } from './demo-events.ts';
import { seedDemoContent } from './index.ts';

jest.setTimeout(120_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'seeds-'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const NOW = new Date('2026-11-21T09:00:00Z'); // a Saturday

test('a season is filled in once, with what readers want to see next week', async () => {
  const media = createMediaService({ db, dataDir });
  const content = { db, media, folder: demoFolder, now: NOW, onProgress: () => undefined };
  await seedDemoContent(content);
  const rows = await db('events');

  const range = { start: berlinTime('2026-11-21'), end: berlinTime('2026-11-28') };
  const week = JSON.parse(await keptMonths(db, () => 0)(range)) as ClubEvent[];

  expect(week.map(({ startDate, title, status }) => `${startDate.slice(5, 16)} ${title} ${status}`)).toEqual([
    '11-21T10:00 Spieltag der Jugend planned',
    '11-22T12:45 FSV Sommerried II – SV Bechtheim II planned',
    '11-22T15:00 FSV Sommerried – SV Bechtheim planned',
    '11-23T17:00 Training D-Jugend planned',
    '11-23T18:30 Training A-Jugend planned',
    '11-23T19:00 Training Gymnastik planned',
    '11-24T17:00 Training E-Jugend planned',
    '11-24T17:30 Training C-Jugend planned',
    '11-24T19:00 Training 1. Mannschaft planned',
    '11-24T19:30 Training 2. Mannschaft planned',
    '11-25T17:00 Training D-Jugend planned',
    '11-25T17:00 Training Mädchen planned',
    '11-25T18:30 Training A-Jugend planned',
    '11-26T17:00 Training Gehfußball planned',
    '11-26T17:30 Training C-Jugend planned',
    '11-26T19:00 Training 1. Mannschaft cancelled',
    '11-26T19:30 Training 2. Mannschaft planned',
    '11-27T15:30 Training Bambini planned',
    '11-27T16:30 Training F-Jugend planned',
    '11-27T17:00 Training E-Jugend planned',
    '11-27T19:30 Training Alte Herren planned',
    '11-27T19:30 TSG Gau-Bickelheim – FSV Sommerried moved',
  ]);
  expect(await db('teams').where({ slug: '1-mannschaft' }).whereNotNull('image_url')).toHaveLength(1);
  expect(await db('weekly_trainings').where({ team: 'C-Jugend', active: true })).toHaveLength(2);

  await db('events')
    .whereIn(
      'id',
      rows.slice(0, 3).map(({ id }) => id),
    )
    .delete();
  await seedDemoContent(content);
  expect(await db('events')).toHaveLength(rows.length - 3);
});

test.each(['2026-01-01', '2026-02-28', '2026-03-29', '2026-06-30', '2026-10-25', '2026-12-24', '2027-04-04'])(
  'on %s the season has results, a derby within eight days, one moved match and one that is off',
  (day) => {
    const now = berlinTime(day, '12:00');
    const matches = demoMatches(demoFiles, now);
    const ahead = matches.filter(({ startDate }) => new Date(startDate) > now);
    const days = matches.map(({ team, startDate, plannedFor }) => `${team} ${plannedFor ?? startDate.slice(0, 10)}`);

    expect(new Set(days).size).toBe(days.length);
    expect(matches.length - ahead.length).toBeGreaterThanOrEqual(16);
    expect(matches.filter(({ goalsHome }) => goalsHome !== undefined)).toHaveLength(matches.length - ahead.length);
    const derby = ahead.find(({ opponent, home }) => opponent === 'SV Bechtheim' && home);
    expect(new Date(derby?.startDate ?? 0).getTime() - now.getTime()).toBeLessThan(8 * 86_400_000);
    expect(ahead.filter(({ plannedFor }) => plannedFor)).toHaveLength(1);
    expect(ahead.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
  },
);
