import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createTestDatabase } from '../../test/database.ts';
import { withDatabase } from '../../test/global-setup.ts';
import { StartError } from '../errors.ts';
import { connectDatabase } from './connect.ts';
import { migrateOwnServer } from './own-server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The message that a start with this DATABASE_URL ends with. */
async function told(url: string): Promise<string> {
  const db = connectDatabase(url);
  const failure: unknown = await migrateOwnServer(db).then(
    () => 'started',
    (error: unknown) => error,
  );
  await db.destroy();
  if (failure instanceof StartError) return failure.message;
  throw failure;
}

/** The address of the test database with other parts: `{ username: 'guest' }`. */
function changed(parts: { username?: string; password?: string; options?: string; sslmode?: string }): string {
  const { username, password, ...parameters } = parts;
  const url = new URL(database.url.replace(/@\//, '@unix/'));
  Object.assign(url, { username: username ?? url.username, password: password ?? url.password });
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href.replace('@unix/', '@/');
}

/** The message of a start at a server that refuses each connection with these fields of an error. */
async function refusedWith(fields: string): Promise<string> {
  const content = Buffer.from(`${fields}\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(content.length + 4, 1);
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([head, content]))).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sentence = await told(`postgres://portal@127.0.0.1:${port}/portal`);
  server.close();
  return sentence;
}

async function onDatabase(statements: string): Promise<void> {
  const db = connectDatabase(database.url);
  await db.raw(statements);
  await db.destroy();
}

test('a server that does not answer is told in one sentence', async () => {
  expect(await told('postgres://portal:geheim@127.0.0.1:1/portal')).toMatch(
    /^Der Datenbankserver aus DATABASE_URL ist nicht zu erreichen \(connect ECONNREFUSED .*Rechner und Port/,
  );
});

test('a wrong password is told in one sentence that does not show it', async () => {
  const sentence = await told(changed({ password: 'falsch' }));

  expect(sentence).toMatch(/^Der Datenbankserver lehnt die Anmeldung ab .*Name und Passwort in DATABASE_URL/);
  expect(sentence).not.toContain('falsch');
});

test('a password that is missing is told in one sentence', async () => {
  expect(await told(changed({ password: '' }))).toMatch(/^Der Datenbankserver lehnt die Anmeldung ab .*und Passwort/);
});

test.each(['verify-full', 'no-verify'])(
  'sslmode=%s at a server without TLS is told in one sentence that names what helps',
  async (sslmode) => {
    expect(await told(changed({ sslmode }))).toMatch(/verschlüsselt nicht \(.*in DATABASE_URL sslmode=disable setzen/);
  },
);

test('a server that takes no connection from here is told in one sentence that blames no password', async () => {
  const words = 'no pg_hba.conf entry for host "127.0.0.1", user "portal", database "portal", no encryption';

  const sentence = await refusedWith(`SFATAL\0C28000\0M${words}\0`);

  expect(sentence).toMatch(
    /^Der Datenbankserver lässt diese Verbindung nicht zu \(no pg_hba.*in pg_hba\.conf.*sslmode=/,
  );
  expect(sentence).not.toContain('Passwort');
});

test('a database that does not exist is told in one sentence', async () => {
  expect(await told(withDatabase(database.url, 'fehlt'))).toMatch(
    /^Auf dem Datenbankserver gibt es diese Datenbank nicht \(database "fehlt".*CREATE DATABASE/,
  );
});

test('a user who may create no tables is told in one sentence', async () => {
  const guest = `guest_${process.pid}`;
  await onDatabase(
    `CREATE ROLE ${guest} LOGIN PASSWORD 'gast'; DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO ${guest}`,
  );

  expect(await told(changed({ username: guest, password: 'gast' }))).toMatch(/darf in dieser Datenbank nichts anlegen/);

  await onDatabase(`DROP OWNED BY ${guest}; DROP ROLE ${guest}`);
});

test('a server that only reads is told in one sentence', async () => {
  expect(await told(changed({ options: '-c default_transaction_read_only=on' }))).toMatch(/nimmt keine Änderungen an/);
});

test.each([
  ['server_version_num', '140012', /ist zu alt \(PostgreSQL 14\).*15 oder neuer/],
  ['server_encoding', 'LATIN1', /speichert in LATIN1.*UTF8/],
])('a server whose %s is %s is told in one sentence', async (setting, value, sentence) => {
  await onDatabase(`
    CREATE SCHEMA pretended;
    CREATE FUNCTION pretended.current_setting(name text) RETURNS text LANGUAGE sql AS
      $$ SELECT CASE name WHEN '${setting}' THEN '${value}' ELSE pg_catalog.current_setting(name) END $$`);

  expect(await told(changed({ options: '-c search_path=pretended,pg_catalog,public' }))).toMatch(sentence);

  await onDatabase('DROP SCHEMA pretended CASCADE');
});

test('whatever else keeps the server from answering is told with its own words', async () => {
  expect(await told('postgres://portal:geheim@127.0.0.1:99999/portal')).toMatch(
    /^Der Datenbankserver aus DATABASE_URL lässt sich nicht benutzen \(Invalid URL\)\./,
  );
});
