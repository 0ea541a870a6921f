import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, readConfig, startEmbeddedPostgres, StorageAwayError } from '@portal/api';
import { ConfinementError } from '@portal/shell/server';
import { describeStartFailure } from './start-failure.ts';

const failureOf = (start: Promise<unknown>) =>
  start.then(
    () => undefined,
    (error: unknown) => describeStartFailure(error),
  );
const toldOf = (env: NodeJS.ProcessEnv) => failureOf(Promise.resolve().then(() => readConfig(env)));

test('a data folder that another portal uses is told in one sentence', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-in-use-'));
  const running = await startEmbeddedPostgres(dataDir);

  const told = await failureOf(startEmbeddedPostgres(dataDir));

  await running.stop();
  await rm(dataDir, { recursive: true, force: true });
  expect(told).toBe(
    `Das Datenverzeichnis ${dataDir} benutzt schon ein anderes Portal (Prozess ${process.pid}). ` +
      'Bitte dieses zuerst beenden oder mit DATA_DIR ein anderes Verzeichnis wählen.',
  );
});

test('a database whose programs are missing is told in one sentence', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-no-programs-'));

  const told = await failureOf(startEmbeddedPostgres(dataDir, { npmPackage: 'not-installed' }));

  await rm(dataDir, { recursive: true, force: true });
  expect(told).toMatch(/^Die eingebaute Datenbank startet nicht\. .*DATABASE_URL setzen\.$/);
});

test('a wrong setting is told in one sentence', async () => {
  const told = await toldOf({ PORT: 'dreitausend' });

  expect(told).toMatch(/^PORT ist „dreitausend“/);
});

test('a Node that cannot confine the code of sections is told in one sentence', () => {
  expect(describeStartFailure(new ConfinementError('Dieser Node schottet nicht ab.'))).toBe(
    'Dieser Node schottet nicht ab.',
  );
});

const systemError = (code: string, details: object) => Object.assign(new Error(code), { code, ...details });

test.each([
  ['EADDRINUSE', { syscall: 'listen', port: 4830 }, /^Port 4830 ist schon belegt\..*PORT/],
  ['EACCES', { syscall: 'listen', port: 80 }, /^Port 80 .*PORT/],
  ['EADDRNOTAVAIL', { syscall: 'listen', address: '10.99.0.1' }, /„10\.99\.0\.1“.*HOST/],
  ['ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'nirgends.invalid' }, /„nirgends\.invalid“.*HOST/],
])('%s where it should listen is told in one sentence', (code, details, sentence) => {
  expect(describeStartFailure(systemError(code, details))).toMatch(sentence);
});

test('a data folder that is a file is told in one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-file-'));
  const DATA_DIR = join(folder, 'data');
  await writeFile(DATA_DIR, '');

  const told = [await toldOf({ DATA_DIR }), await failureOf(startEmbeddedPostgres(DATA_DIR))];

  await rm(folder, { recursive: true });
  for (const sentence of told) expect(sentence).toMatch(/^„.*data.*“ .*mit DATA_DIR ein Verzeichnis nennen\.$/);
});

test('a data folder in which nobody may write is told in one sentence', async () => {
  expect(await toldOf({ DATA_DIR: '/sys/portal' })).toMatch(/^„\/sys\/portal“ darf das Portal nicht .*DATA_DIR/);
});

test('a data folder that no file system can make is told in one sentence, where Node would try for ever', async () => {
  expect(await toldOf({ DATA_DIR: '/proc/portal/data' })).toMatch(
    /^„\/proc\/portal“ lässt sich nicht anlegen.*DATA_DIR/,
  );
});

test('a full disk is told in one sentence, whether a file or the database meets it', () => {
  const told = [
    systemError('ENOSPC', { syscall: 'write' }),
    new Error('FATAL:  could not write to file "pg_wal/xlogtemp.6952": No space left on device'),
  ].map((error) => describeStartFailure(error));

  for (const sentence of told) expect(sentence).toMatch(/kein Platz mehr\. .*DATA_DIR/);
});

test('a database that ended because its log had no room to grow is told as a full disk', () => {
  const gone = new Error('ROLLBACK - Client has encountered a connection error and is not queryable');

  expect(describeStartFailure(gone, { freeBytes: 15_000_000 })).toMatch(/kein Platz mehr\. .*DATA_DIR/);
  expect(describeStartFailure(gone, { freeBytes: 500_000_000 })).toBe(gone);
});

test('a database server that ends connections during the start is told in one sentence', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-restarted-'));
  const server = await startEmbeddedPostgres(dataDir);
  const db = connectDatabase(server.url);

  const failure: unknown = await db
    .raw('SELECT pg_terminate_backend(pg_backend_pid())')
    .catch((error: unknown) => error);

  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  for (const freeBytes of [1_000, undefined])
    expect(describeStartFailure(failure, { freeBytes, hasOwnServer: true })).toMatch(
      /^Der Datenbankserver aus DATABASE_URL ist nicht zu erreichen \(.*terminat.*Rechner und Port\?$/,
    );
});

test('a bucket that does not answer or refuses is told in one sentence', () => {
  const away = new StorageAwayError('GET /releases/club/1.0.0.tar: fetch failed (ECONNREFUSED)');
  const refused = new StorageAwayError('GET /releases/club/1.0.0.tar: 403 SignatureDoesNotMatch', true);

  expect(describeStartFailure(away)).toMatch(/^Der S3-Speicher aus S3_ENDPOINT ist nicht zu erreichen \(GET .*ECONN/);
  expect(describeStartFailure(refused)).toMatch(/^Der S3-Speicher weist das Portal ab .*403.*S3_ACCESS_KEY_ID/);
});

test('what nobody has foreseen is shown with all there is', () => {
  const error = new Error('unforeseen');

  expect(describeStartFailure(error)).toBe(error);
});
