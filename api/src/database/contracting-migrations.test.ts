import type { Knex } from 'knex';
import { migrations } from '../../migrations/index.ts';
import { createTestDatabase } from '../../test/database.ts';
import { connectDatabase, type Database } from './connect.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
});
beforeEach(() => db.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Column = { type: string; isNeeded: boolean; hasValue: boolean };

/** Columns by `table.column`. */
async function columns(): Promise<Map<string, Column>> {
  const { rows } = await db.raw<{ rows: { name: string; type: string; nullable: string; value: string | null }[] }>(`
    SELECT table_name || '.' || column_name AS name, udt_name AS type, is_nullable AS nullable,
      coalesce(column_default, identity_generation, generation_expression) AS value
    FROM information_schema.columns WHERE table_schema = 'public'
  `);
  return new Map(
    rows.map(({ name, type, nullable, value }) => [
      name,
      { type, isNeeded: nullable === 'NO', hasValue: value !== null },
    ]),
  );
}

/** The parts of the schema that a change takes from programs written for the one before. */
async function contractions(change: (db: Knex) => PromiseLike<unknown>): Promise<string[]> {
  const before = await columns();
  await change(db);
  const after = await columns();
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
  const lost = [...before].flatMap(([name, { type, isNeeded }]) => {
    const now = after.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} is ${now.type} instead of ${type}`];
    return now.isNeeded && !isNeeded ? [`${name} must not be null any more`] : [];
  });
  const demanded = [...after].flatMap(([name, { isNeeded, hasValue }]) =>
    !before.has(name) && tables.has(name.split('.')[0]) && isNeeded && !hasValue
      ? [`${name} is new, must not be null and has no default`]
      : [],
  );
  return [...lost, ...demanded];
}

test('no migration takes anything from the version of the portal before it, but those that say so', async () => {
  const found: Record<string, string[]> = {};
  for (const [name, migration] of Object.entries(migrations)) {
    const contracted = await contractions((schema) => migration.up(schema));
    if (contracted.length > 0) found[name] = contracted;
  }

  const named = Object.entries(migrations).filter(([, { contracts }]) => contracts !== undefined);
  expect(found).toEqual(Object.fromEntries(named.map(([name]) => [name, expect.any(Array)])));
  expect(named.length).toBeGreaterThan(0);
});

test.each([
  ['ALTER TABLE old DROP COLUMN name', 'old.name is gone'],
  ['ALTER TABLE old RENAME COLUMN name TO title', 'old.name is gone'],
  ['ALTER TABLE old RENAME TO new', 'old.name is gone'],
  ['DROP TABLE old', 'old.name is gone'],
  ['ALTER TABLE old ALTER COLUMN name SET NOT NULL', 'old.name must not be null any more'],
  ['ALTER TABLE old ALTER COLUMN name TYPE date USING NULL', 'old.name is date instead of text'],
  ['ALTER TABLE old ADD COLUMN more text NOT NULL', 'old.more is new, must not be null and has no default'],
])('%s is noticed', async (statement, finding) => {
  await db.raw('CREATE TABLE old (name text)');

  expect(await contractions((schema) => schema.raw(statement))).toContain(finding);
});

test('what only adds is free', async () => {
  await db.raw('CREATE TABLE old (name text NOT NULL)');

  const added = `ALTER TABLE old ADD COLUMN more text NOT NULL DEFAULT '', ADD COLUMN rest text, ALTER COLUMN name DROP NOT NULL;
    CREATE TABLE new (name text NOT NULL)`;

  expect(await contractions((schema) => schema.raw(added))).toEqual([]);
});
