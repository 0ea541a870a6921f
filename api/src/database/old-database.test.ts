import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { demoFiles } from '../../test/demo-content.ts';
import { logIn } from '../../test/sign-in.ts';
import type { Album, Article, ClubEvent, Team, TeamSummary, TrainingTime } from '../contract/index.ts';
import { closeUnused } from '../plugins/opening.ts';
import { connectDatabase, type Database } from './connect.ts';

/** The portal of a club that ran before teams were a list: migrations up to 200. How it was made stands in it. */
const DUMP = 'before-the-list-of-teams.sql';
/** A new portal from when all began as the same club. */
const FIRST_DEFAULTS = 'one-club-for-all.sql';
/** The authority that its visitors can complain to. */
const AUTHORITY = 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz';
/** Tables that migrations change or keep count in; every row of the others stays as it was. */
const CHANGED = ['migrations', 'migrations_lock', 'content_revision', 'content_changes', 'events', 'pages'];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let portal: TestApp | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await portal?.close();
  portal = undefined;
  await database.drop();
});

/**
 * Replaces the content of the database by the dump and then `more`, on a connection of its own, whose settings a dump
 * changes.
 */
async function restore(more = '', dump = DUMP): Promise<void> {
  const text = await readFile(join(import.meta.dirname, '../../test', dump), 'utf8');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${text}`);
  await client.query(`SET search_path TO public; ${more}`);
  await client.end();
}

async function start(): Promise<TestApp['app']> {
  portal = await createTestApp({ databaseUrl: database.url });
  return portal.app;
}

/** The columns of all tables. */
async function readColumns(): Promise<Map<string, string[]>> {
  const db = connectDatabase(database.url);
  const { rows } = await db.raw<{ rows: { name: string; columns: string[] }[] }>(`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY table_name
  `);
  await db.destroy();
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The rows that stay, by table. */
async function readRows(columns: ReadonlyMap<string, string[]>): Promise<Record<string, string[]>> {
  const db = connectDatabase(database.url);
  const found: Record<string, string[]> = {};
  for (const [table, names] of columns)
    if (!CHANGED.includes(table))
      found[table] = (await db(table).select(names)).map((row) => JSON.stringify(row)).toSorted();
  await db.destroy();
  return found;
}

test('a database from before the list of teams keeps every row, and none of them twice', async () => {
  await restore();
  const columns = await readColumns();
  const before = await readRows(columns);

  await start();

  expect(before).toMatchObject({
    articles: { length: 4 },
    teams: { length: 3 },
    training_times: { length: 4 },
    media: { length: 5 },
    users: { length: 3 },
    messages: { length: 1 },
    settings: { length: 1 },
  });
  expect(await readRows(columns)).toEqual(before);
});

test('its visitors find teams, trainings, articles, albums and pages where they were, and its users sign in', async () => {
  await restore();
  const app = await start();
  const read = async <T>(url: string) => (await app.inject(url)).json<T>();

  const teams = await read<TeamSummary[]>('/api/teams');
  expect(teams.map(({ slug, group }) => [slug, group])).toEqual([
    ['1-mannschaft', 'active'],
    ['2-mannschaft', 'active'],
    ['a-jugend', 'youth'],
  ]);
  expect(await read<Team>('/api/teams/1-mannschaft')).toMatchObject({
    name: '1. Mannschaft',
    imageUrl: '/objects/pictures/derby.jpg',
    trainer: { name: 'Tina Trainer' },
    squad: [{ name: 'Kai Keeper' }, { name: null }],
  });
  expect(await read<Team>('/api/teams/2-mannschaft')).toMatchObject({ stadium: { name: 'Nebenplatz' } });

  // One of them was entered as a series of events, too.
  const trainings = await read<TrainingTime[]>('/api/training-times');
  expect(trainings.map(({ team, dayOfWeek, startTime, notes }) => [team, dayOfWeek, startTime, notes])).toEqual([
    ['1. Mannschaft', 'tuesday', '19:00', 'Bitte pünktlich'],
    ['2. Mannschaft', 'thursday', '18:30', null],
    ['Lauftreff', 'saturday', '09:00', null],
  ]);
  const december = '/api/events/range?start=2026-12-14T00:00:00%2B01:00&end=2026-12-31T00:00:00%2B01:00';
  const dates = (await read<ClubEvent[]>(december)).filter(({ team }) => team === '1-mannschaft');
  expect(dates.map(({ startDate, status }) => [startDate, status])).toEqual([
    ['2026-12-15T19:00:00+01:00', 'planned'],
    ['2026-12-22T19:00:00+01:00', 'cancelled'],
    ['2026-12-29T19:00:00+01:00', 'planned'],
  ]);

  const articles = await read<Article[]>('/api/news');
  expect(articles.map(({ title, category }) => [title, category])).toEqual([
    ['Ferienlager', 'nachwuchs-camp'],
    ['Neue Trikots', 'verein'],
    ['Derby klar gewonnen', '1-mannschaft'],
  ]);
  expect(await read('/api/news/slug/derby-klar-gewonnen')).toMatchObject({ imageUrl: '/objects/pictures/derby.jpg' });
  expect(await read<Album[]>('/api/albums')).toMatchObject([{ title: 'Sommerfest 2026', count: 2 }]);
  expect(await read('/api/sponsors/active')).toMatchObject([{ name: 'Bäckerei Weiß', tier: 'main' }]);
  expect(await read('/api/pages/geschichte')).toMatchObject({ content: expect.stringContaining('Sieben Freunde') });
  expect(await read('/api/club')).toMatchObject({ name: 'TSV Altenbach 1925 e. V.', color: '#1d4ed8' });

  const trainer = { email: 'training@tsv-altenbach.example', password: 'Altenbach-trainer-1925' };
  expect((await logIn(app, trainer)).statusCode).toBe(200);
});

test('a database that still has every default of its time keeps them: the club it has been all along, and its pages', async () => {
  await restore('', FIRST_DEFAULTS);
  const columns = await readColumns();
  const before = await readRows(columns);
  const pagesOf = (db: Database) =>
    db('pages')
      .orderBy('slug')
      .select(columns.get('pages') ?? []);
  const db = connectDatabase(database.url);
  const pages = await pagesOf(db);
  await db.destroy();

  const app = await start();

  expect([before['settings']?.length, pages.length]).toEqual([1, 9]);
  expect(await readRows(columns)).toEqual(before);
  // The two that the law wants follow it as long as nobody has edited them; what they say of the club stays.
  const isOwn = ({ slug }: { slug: string }) => !['datenschutz', 'impressum'].includes(slug);
  expect((await pagesOf(app.db)).filter(isOwn)).toEqual(pages.filter(isOwn));
  const textOf = async (slug: string) => (await app.inject(`/api/pages/${slug}`)).json<{ content: string }>().content;
  const [privacy, imprint] = [await textOf('datenschutz'), await textOf('impressum')];
  const { name, founded, town, street } = demoFiles.settings;
  expect(privacy).toContain(AUTHORITY);
  for (const fact of [name, street, town, 'durch den Vorstand', 'Vereinsregister']) expect(imprint).toContain(fact);
  expect((await app.inject('/api/club')).json()).toMatchObject({ name, founded, town });
});

test.each([
  ['was opened', ''],
  [
    'is older than closed sites',
    `ALTER TABLE settings DROP COLUMN opened_at; DELETE FROM migrations WHERE name = '200-opened-at'`,
  ],
])('a site that %s stays open', async (_case, more) => {
  await restore(more);
  const app = await start();

  expect(await closeUnused(app.db)).toBe(false);
  expect(await app.opening.check()).toBe(true);
});
