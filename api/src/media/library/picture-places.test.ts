import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { PICTURE_PLACES } from './picture-places.ts';

/** Tables that name pictures without showing them to readers; those of a website that is imported are on that site. */
const NOT_SHOWN = ['media', 'media_addresses', 'wordpress_entries'];

describe('PICTURE_PLACES', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = connectDatabase(database.url);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('names every column that by its name holds a picture or rich text', async () => {
    const columns = await db('information_schema.columns')
      .where('table_schema', 'public')
      .whereRaw("column_name ~ '(image|logo|cover|photo|picture|poster|crest)_url$|^(content|pictures|trainer|draft)$'")
      .select<{ table_name: string; column_name: string }[]>('table_name', 'column_name');
    const known = PICTURE_PLACES.flatMap(({ table, columns: names }) =>
      Object.keys(names).map((name) => `${table}.${name}`),
    );

    const found = columns
      .filter(({ table_name: table }) => !NOT_SHOWN.includes(table) && !/(version|draft)s?$/.test(table))
      .map(({ table_name: table, column_name: name }) => `${table}.${name}`);

    expect(found.toSorted()).toEqual(known.toSorted());
  });
});
