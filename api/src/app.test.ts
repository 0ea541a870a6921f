import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestApp, type TestApp } from '../test/app.ts';
import { waitUntil } from '../test/wait-until.ts';
import { buildApi } from './app.ts';
import { readConfig } from './config.ts';

test('nothing is left of an app that has been closed, nor of what was going on when it was made', async () => {
  const collectGarbage = garbageCollector();
  // Objects that the process creates once are created for the first app.
  await closedApp();
  const closed = await closedApp();

  const areGone = () => {
    collectGarbage();
    return closed.every((one) => one.deref() === undefined);
  };
  await expect(waitUntil(areGone)).resolves.toBeUndefined();
});

describe('on a server', () => {
  let api: TestApp;
  beforeEach(async () => {
    api = await createTestApp();
  });
  afterEach(() => api.close());

  test('an unknown address below /api is answered as JSON with 404', async () => {
    const answer = await api.app.inject('/api/nothing');

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  test('pages can be added afterwards and answer what the API does not', async () => {
    api.app.get('/*', (_request, reply) => reply.type('text/html').send('<p>Seite</p>'));

    expect((await api.app.inject('/verein')).body).toBe('<p>Seite</p>');
    expect((await api.app.inject('/api/settings')).statusCode).toBe(200);
  });

  test('it describes itself, with pages that work under a strict policy', async () => {
    await api.app.ready();
    const description = (await api.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    const page = await api.app.inject('/api/docs/');

    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(['/api/news', '/api/login', '/api/settings']),
    );
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    expect((await api.app.inject('/api/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
  });

  test('closing lets a running request finish first', async () => {
    api.app.get('/api/slow', async () => {
      await api.app.db.raw('SELECT pg_sleep(0.3)');
      return { done: true };
    });
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${address}/api/slow`);
    await waitUntil(
      async () =>
        (await api.app.db.raw("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'")).rows.length > 0,
    );

    await api.app.close();

    expect(await (await answer).json()).toEqual({ done: true });
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  });
});

test('while the embedded database is away, answers say so; then it is back by itself', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const app = await buildApi(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await app.inject('/api/settings');
  const pid = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

  process.kill(pid, 'SIGKILL');

  await waitUntil(async () => (await app.inject('/api/news/count/unread')).statusCode !== 200);
  const away = await app.inject('/api/news/count/unread');
  const kept = await app.inject('/api/settings');
  expect(away.json()).toMatchObject({ statusCode: 503, code: 'database_unavailable' });
  expect(away.headers).toHaveProperty('retry-after');
  expect(kept.statusCode).toBe(200);
  await waitUntil(async () => (await app.inject('/api/news/count/unread')).statusCode === 200);
  await app.close();
  await rm(dataDir, { recursive: true });
});

/** An app, and what its timers and handles would keep of the surroundings they were made in. */
async function closedApp(): Promise<WeakRef<object>[]> {
  const surroundings = {};
  return new AsyncLocalStorage<object>().run(surroundings, async () => {
    const api = await createTestApp();
    await api.app.inject('/api/settings');
    await api.close();
    return [new WeakRef(api.app), new WeakRef(surroundings)];
  });
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
