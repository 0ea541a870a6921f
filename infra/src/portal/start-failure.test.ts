import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startEmbeddedPostgres } from '@portal/api';
import { describeStartFailure } from './start-failure.ts';

const failureOf = (start: Promise<unknown>) => start.then(() => undefined, describeStartFailure);

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
  const told = await failureOf(Promise.resolve().then(() => readConfig({ PORT: 'dreitausend' })));

  expect(told).toMatch(/^PORT ist „dreitausend“/);
});

test('a port in use is told in one sentence', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4830 });

  expect(describeStartFailure(error)).toMatch(/^Port 4830 ist schon belegt\./);
});

test('what nobody has foreseen is shown with all there is', () => {
  const error = new Error('unforeseen');

  expect(describeStartFailure(error)).toBe(error);
});
