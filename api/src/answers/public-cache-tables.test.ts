import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { statementsOf } from '../../test/query-plans.ts';
import { createEvent, createMatch, createTeam } from '../../test/sport.ts';
import { createOwnPagesRepository } from '../pages/own-pages.repository.ts';

let api: TestApp;
let app: FastifyInstance;
/** Addresses for the routes whose parameters have to lead to something. */
const addresses: Record<string, string> = {
  '/api/banners/active/:placement': '/api/banners/active/footer',
  '/api/calendar/:feed': '/api/calendar/1-mannschaft.ics',
  '/api/events/range': '/api/events/range?start=2026-07-01T00:00:00Z&end=2026-07-31T00:00:00Z&team=1-mannschaft',
  '/api/matches/next': '/api/matches/next?team=1-mannschaft',
  '/api/news/count/unread': '/api/news/count/unread?since=1790000000000',
};

beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  await app.ready();
  const team = await createTeam(app);
  const article = await createArticle(app, { slug: 'sieg-im-derby' });
  const event = await createEvent(app);
  await createMatch(app);
  addresses['/api/news/:id'] = `/api/news/${article.id}`;
  addresses['/api/news/:id/similar'] = `/api/news/${article.id}/similar`;
  addresses['/api/news/slug/:slug'] = '/api/news/slug/sieg-im-derby';
  addresses['/api/events/:id'] = `/api/events/${event.id}`;
  addresses['/api/events/:id/termin.ics'] = `/api/events/${event.id}/termin.ics`;
  addresses['/api/teams/:slug'] = `/api/teams/${team.slug}`;
  const season = {
    slug: '2025-26',
    name: '2025/26',
    first_day: '2025-07-01',
    last_day: '2026-06-30',
    archived_teams: '[]',
  };
  await app.db('seasons').insert(season);
  addresses['/api/seasons/:slug'] = `/api/seasons/${season.slug}`;
  addresses['/api/pages/:slug'] = '/api/pages/impressum';
  await createOwnPagesRepository(app.db, () => false).insert({ title: 'Vereinsheim', published: true }, null);
  addresses['/api/own-pages/:slug'] = '/api/own-pages/vereinsheim';
});
// Answers that another test asked for are not kept.
beforeEach(async () => {
  await app.db('passing_time').update({ told_until: app.db.fn.now() });
  await app.contentRevision.refresh();
});
afterAll(() => api.close());

async function findContentTables(): Promise<string[]> {
  const { rows } = await app.db.raw<{ rows: { name: string }[] }>(
    `SELECT DISTINCT relname::text AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     JOIN pg_proc ON pg_proc.oid = tgfoid
     WHERE NOT tgisinternal AND relname <> 'passing_time' AND proname LIKE 'raise%revision%'
       AND relnamespace = current_schema()::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

/** The tables that views are read from, by view. */
async function findTablesOfViews(): Promise<Map<string, string[]>> {
  const { rows } = await app.db.raw<{ rows: { view: string; tables: string[] }[] }>(
    `SELECT view_name::text AS view, array_agg(table_name::text) AS tables FROM information_schema.view_table_usage
     WHERE view_schema = current_schema() GROUP BY view_name`,
  );
  return new Map(rows.map(({ view, tables }) => [view, tables]));
}

test('a kept answer depends on every public table it is read from, and on no other', async () => {
  const [content, views] = await Promise.all([findContentTables(), findTablesOfViews()]);
  const faults: string[] = [];
  const kept = app.knownRoutes.filter(({ keptFor }) => keptFor);
  for (const { url, keptFor = [] } of kept) {
    const address = addresses[url] ?? url;
    const statements = await statementsOf(app, () => app.inject(address));
    const named = statements.flatMap(({ sql }): string[] => sql.toLowerCase().match(/\w+/g) ?? []);
    const words = new Set(named.flatMap((word) => [word, ...(views.get(word) ?? [])]));
    const read = content.filter((table) => words.has(table)).toSorted();
    if (read.join() !== [...keptFor].toSorted().join()) faults.push(`${url} reads ${read.join(', ')}`);
  }

  expect(content.length).toBeGreaterThan(10);
  expect(kept.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('whoever asks a kept route for more than it knows is refused', async () => {
  const open: string[] = [];
  for (const { url } of app.knownRoutes.filter(({ keptFor }) => keptFor)) {
    const address = addresses[url] ?? url;
    const known = await app.inject(address);
    const unknown = await app.inject(`${address}${address.includes('?') ? '&' : '?'}invented=1`);
    if (known.statusCode === 400 || unknown.statusCode !== 400) open.push(url);
  }

  expect(open).toEqual([]);
});

test('an answer outlives changes of other tables, and whatever changes with time ends it', async () => {
  const ask = async () => {
    const statements = await statementsOf(app, () => app.inject('/api/news?page=1'));
    return statements.filter(({ sql }) => sql.includes('articles')).length;
  };
  await ask();

  await app.db('settings').update({ town: 'Worms' });
  await app.contentRevision.refresh();
  expect(await ask()).toBe(0);
  await app.db('passing_time').update({ told_until: app.db.fn.now() });
  await app.contentRevision.refresh();
  expect(await ask()).toBeGreaterThan(0);
  await createArticle(app);
  await app.contentRevision.refresh();
  expect(await ask()).toBeGreaterThan(0);
});
