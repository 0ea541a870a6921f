import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { migrations, type Migration } from '../../migrations/index.ts';
import { createTestDatabase } from '../../test/database.ts';
import { demoFiles } from '../../test/demo-content.ts';
import { waitUntil } from '../../test/wait-until.ts';
import type { NewArticle } from '../contract/index.ts';
import { StartError } from '../errors.ts';
import { editArticles } from '../news/edited-articles.ts';
import { createSettingsRepository } from '../settings/settings.repository.ts';
import { toColumns } from '../settings/settings-row.ts';
import { connectDatabase, type Database } from './connect.ts';
import { MIGRATION_LOCK, migrateDatabase } from './migrate.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let instances: Database[];
beforeEach(async () => {
  database = await createTestDatabase();
  instances = Array.from({ length: 5 }, () => connectDatabase(database.url));
});
afterEach(async () => {
  await Promise.all(instances.map((db) => db.destroy()));
  await database.drop();
});

const first = () => instances[0] as Database;
const countOf = async (table: string) => Number((await first()(table).count())[0]?.count);

test('instances that start at once on an empty database wait for each other and migrate it once', async () => {
  const all = await countOf('migrations');
  await first().raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const count = async (query: string) =>
    Number((await first().raw<{ rows: { count: string }[] }>(query)).rows[0]?.count);
  const waiting = () => count(`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);

  // The first one has the lock; the others have come as far as waiting for it.
  const [earlier, ...others] = instances;
  let migrating: Promise<void>[] = [];
  await earlier?.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    migrating = others.map((db) => migrateDatabase(db));
    await waitUntil(async () => (await waiting()) === others.length);
    expect(await count(`SELECT count(*) FROM pg_tables WHERE schemaname = 'public'`)).toBe(0);
  });
  await Promise.all(migrating);

  expect(await countOf('migrations')).toBe(all);
});

test('what is read before a database is changed does not keep it from being changed', async () => {
  const alters = { up: (db: Knex) => db.raw('ALTER TABLE activations ADD COLUMN tomorrow text'), down: async () => {} };
  // The bug was a start that waited for itself without end.
  const { rows } = await first().raw<{ rows: { name: string }[] }>('SELECT current_database() AS name');
  await first().raw("ALTER DATABASE ?? SET lock_timeout = '2s'", [String(rows[0]?.name)]);
  const [, fresh] = instances as [Database, Database];

  await migrateDatabase(fresh, {
    known: { ...migrations, '998-alters': alters },
    before: async (db) => void (await db('activations').first()),
  });

  expect(await first().schema.hasColumn('activations', 'tomorrow')).toBe(true);
});

test('what one change has locked is free again while the next waits for somebody who reads', async () => {
  const alters = (table: string) => ({
    up: (db: Knex) => db.raw('ALTER TABLE ?? ADD COLUMN tomorrow text', [table]),
    down: async () => {},
  });
  const known = { ...migrations, '998-alters': alters('activations'), '999-alters': alters('users') };
  const [, fresh, old] = instances as [Database, Database, Database];
  const isWaiting = async () => {
    const { rows } = await first().raw<{ rows: object[] }>(`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'ALTER TABLE%' AND wait_event_type = 'Lock'
    `);
    return rows.length === 1;
  };
  let migrating: Promise<void> | undefined;

  // The bug was that the two waited for each other, until PostgreSQL ended one of them.
  await old.transaction(async (trx) => {
    await trx.raw("SET LOCAL lock_timeout = '500ms'");
    await trx('users').first();
    migrating = migrateDatabase(fresh, { known });
    await waitUntil(isWaiting);
    await trx('activations').first();
  });
  await migrating;

  expect(await first().schema.hasColumn('users', 'tomorrow')).toBe(true);
});

test('a start that was killed while it migrated holds up none after it', async () => {
  await first().raw("DELETE FROM migrations WHERE name = '106-long-lists'");
  await first().raw('DROP INDEX articles_changed, events_changed; CREATE INDEX events_edited ON events (updated_at)');
  await first()('migrations_lock').update({ is_locked: 1 });

  await migrateDatabase(first());

  expect(await first()('migrations').where({ name: '106-long-lists' })).toHaveLength(1);
});

test('a database from when every portal began as one club keeps the facts it has', async () => {
  const { updatedAt: _, ...begun } = await createSettingsRepository(first()).findEditable();
  await first()('settings').update(toColumns({ ...begun, ...demoFiles.settings }));
  await first().raw(
    'ALTER TABLE settings ALTER founded SET NOT NULL, ALTER latitude SET NOT NULL, ALTER longitude SET NOT NULL',
  );
  await first()('migrations').where({ name: '147-facts-may-be-missing' }).delete();
  const before = await first()('settings');

  await migrateDatabase(first());

  expect(await first()('settings')).toEqual(before);
  expect(before).toMatchObject([{ founded: demoFiles.settings.founded, version: 1 }]);
  await first()('settings').update({ founded: null, latitude: null, longitude: null });
});

test('in a database from before anybody was asked about children, what visitors see is marked, and what was said is kept', async () => {
  const name = '290-children-in-pictures';
  const article = (file: string, publication: Partial<NewArticle>) =>
    editArticles(first()).insert(
      { title: file, content: '', category: 'verein', imageUrl: `/objects/test/${file}.jpg`, ...publication },
      null,
    );
  await article('draussen', { published: true });
  await article('geplant', { status: 'scheduled', publishAt: '2099-01-01T10:00:00Z' });
  await article('entwurf', {});
  await migrations[name]?.down(first());
  await first()('migrations').where({ name }).delete();
  const picture = async (file: string, said = {}) => {
    const [id, url] = [randomUUID(), `/objects/test/${file}.jpg`];
    const known = { id, url, alt: '', width: 8, height: 6, color: '#ff0000', type: 'image/jpeg', bytes: 1, sha256: id };
    await first()('media').insert({ ...known, ...said });
    return url;
  };
  for (const file of ['draussen', 'geplant', 'entwurf']) await picture(file);
  await first()('pages')
    .where({ slug: 'geschichte' })
    .update({ content: `<img src="${await picture('seite')}">` });
  await picture('erlaubt', { shows_minors: true, consent_given: true });
  await picture('offen', { shows_minors: true });

  await migrateDatabase(first());

  expect(await first()('media').orderBy('url').select('url', 'children', 'shown_before')).toEqual(
    (
      [
        ['draussen', null, true],
        ['entwurf', null, false],
        ['erlaubt', 'consent', false],
        ['geplant', null, true],
        ['offen', 'missing', false],
        ['seite', null, true],
      ] as const
    ).map(([file, children, before]) => ({ url: `/objects/test/${file}.jpg`, children, shown_before: before })),
  );
});

describe('a database that a newer portal has migrated', () => {
  const adds = {
    up: (db: Knex) => db.raw('ALTER TABLE users ADD COLUMN tomorrow text; CREATE TABLE tomorrows (id text)'),
    down: async () => {},
  };
  const takes = {
    contracts: 'users.nickname ist weg',
    up: (db: Knex) => db.raw('ALTER TABLE users ADD COLUMN nickname text; ALTER TABLE users DROP COLUMN nickname'),
    down: async () => {},
  };
  const migrateTo = (more: Readonly<Record<string, Migration>>) =>
    migrateDatabase(first(), { known: { ...migrations, ...more } });

  test('is used as it is when that only added, and gets what it lacks of this one', async () => {
    await migrateTo({ '998-adds': adds });
    await first().raw("DELETE FROM migrations WHERE name = '152-forced-rollbacks'");
    await first().raw('ALTER TABLE activations DROP COLUMN is_forced');

    await migrateDatabase(first());

    expect(await first().schema.hasColumn('activations', 'is_forced')).toBe(true);
    expect(await first()('migrations').where({ name: '998-adds' })).toHaveLength(1);
  });

  test('is left alone when that took something away, and the start says what', async () => {
    await migrateTo({ '998-adds': adds, '999-takes': takes });

    const start = migrateDatabase(first());

    await expect(start).rejects.toThrow(/neueren oder anderen Fassung.*\(999-takes: users\.nickname ist weg\)/);
    await expect(start).rejects.toBeInstanceOf(StartError);
    await migrateTo({ '998-adds': adds, '999-takes': takes });
  });

  test('is left alone when that one marked nothing', async () => {
    await migrateTo({ '998-adds': adds });
    await first().raw('DROP TABLE contracting_migrations');

    await expect(migrateDatabase(first())).rejects.toThrow(/998-adds: hier unbekannt/);
  });
});

test('what is asked before a database in use changes may keep it as it is, and is not asked without a change', async () => {
  const refusing = { before: () => Promise.reject(new Error('not yet')) };
  await migrateDatabase(first(), refusing);
  await first().raw("DROP TABLE contracting_migrations; DELETE FROM migrations WHERE name LIKE '510-%'");

  await expect(migrateDatabase(first(), refusing)).rejects.toThrow('not yet');

  expect(await first().schema.hasTable('contracting_migrations')).toBe(false);
  await first().raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrateDatabase(first(), refusing);
});
