import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testWorker } from '../../../test/test-worker.ts';
import { createRenderPool, RenderAborted, type RenderPool } from './render-pool.ts';
import { registryOf } from '../../../test/navigation.ts';
import { visitOf } from './visit.ts';
import { freshWorkers, keepSpareWorker } from './worker-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'render-pool-'));
const pools: RenderPool[] = [];

/** A pool over a worker whose answer to each path is the given JavaScript; `onStart` runs before it is ready. */
function poolOf(body: string, onStart = '', timeLimit = 400, workers = freshWorkers): RenderPool {
  const workerFile = join(folder, `worker-${pools.length}.cjs`);
  writeFileSync(workerFile, testWorker(`const { visit: { path }, without } = request; ${body}`, onStart));
  const bundles = [
    { name: 'news', file: 'news.cjs', released: [] },
    { name: 'club', file: 'club.cjs', released: [] },
  ];
  const pool = createRenderPool({ workerFile, workers, bundles, registry: NONE, timeLimit });
  pools.push(pool);
  return pool;
}

/** As code does that is compiled at its first use, on a busy machine. */
const blockFor = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

const NONE = registryOf([]);
const render = (pool: RenderPool, path: string, without: string[] = []) =>
  pool.ask({ type: 'resources', visit: visitOf(path, NONE), without });

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

describe('render pool', () => {
  test('answers each request with what the worker said to it', async () => {
    const pool = poolOf('reply(path);');

    expect(await Promise.all(['/a', '/b', '/c'].map((path) => render(pool, path)))).toEqual(['/a', '/b', '/c']);
  });

  test('names the section whose code hangs, and works again afterwards', async () => {
    const pool = poolOf("if (path === '/club') { note(2); for (;;); } reply(path);");

    await expect(render(pool, '/club')).rejects.toMatchObject({ section: 'club' });
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('names the section whose code has hung since before the job came', async () => {
    const pool = poolOf("reply(path); if (path === '/club') { note(2); for (;;); }");
    await render(pool, '/club');

    await expect(render(pool, '/news')).rejects.toMatchObject({ section: 'club' });
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('names the section that runs last of hundreds, more than the portal has read while they ran', async () => {
    const pool = poolOf(
      "for (let count = 0; count < 600; count += 1) note(1 + (count % 2)); if (path === '/club') for (;;); reply(path);",
      '',
      1_000,
    );

    expect(await render(pool, '/news')).toBe('/news');
    await expect(render(pool, '/club')).rejects.toMatchObject({ section: 'club' });
  });

  test('each part of a section whose files are missing is told so, and none waits', async () => {
    const pool = poolOf(
      "needs('news').then(() => needs('news')).then((told) => reply([told.section, told.intact ?? null]));",
    );

    expect(await render(pool, '/')).toEqual(['news', null]);
  });

  test('a hanging job does not take the waiting ones with it', async () => {
    const pool = poolOf("if (path === '/hang') for (;;); reply(path);");

    const [hanging, waiting] = await Promise.allSettled([render(pool, '/hang'), render(pool, '/next')]);

    expect(hanging).toMatchObject({ status: 'rejected' });
    expect(waiting).toEqual({ status: 'fulfilled', value: '/next' });
  });

  test('jobs that would hang at the same section are refused with the one that did', async () => {
    const pool = poolOf("if (path === '/club' && !without.includes('club')) { note(2); for (;;); } reply(path);");
    const ask = (without: string[]) => render(pool, '/club', without);

    const [hanging, waiting, careful] = await Promise.allSettled([ask([]), ask([]), ask(['club'])]);

    expect(hanging).toMatchObject({ status: 'rejected', reason: { section: 'club' } });
    expect(waiting).toMatchObject({ status: 'rejected', reason: { section: 'club' } });
    expect(careful).toEqual({ status: 'fulfilled', value: '/club' });
  });

  test('a worker that dies or runs out of memory is replaced', async () => {
    // Jest takes V8's last words for those of a worker of its own, and ends that.
    const pool = poolOf(
      "if (path === '/exit') process.exit(1); if (path === '/leak') { require('node:fs').closeSync(2); const all = []; for (;;) all.push(new Array(1e6).fill(path + all.length)); } reply(path);",
      '',
      60_000,
    );

    await expect(render(pool, '/exit')).rejects.toBeInstanceOf(RenderAborted);
    await expect(render(pool, '/leak')).rejects.toBeInstanceOf(RenderAborted);
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('a worker whose section leaks buffers, which no limit of its own counts, is replaced without losing an answer', async () => {
    const pool = poolOf(
      'globalThis.name ??= Math.random(); globalThis.kept = [...(globalThis.kept ?? []), Buffer.alloc(40e6, 1)]; reply(name, process.memoryUsage().arrayBuffers);',
    );

    const processes = [];
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) processes.push(await render(pool, path));

    expect(new Set(processes).size).toBe(2);
  });

  test('a render that fills the memory with buffers is ended before the portal has none left', async () => {
    const pool = poolOf(
      "if (path !== '/fill') return reply(path); for (const all = []; ; ) all.push(Buffer.alloc(5e6, all.length));",
      '',
      60_000,
    );

    await expect(render(pool, '/fill')).rejects.toThrow('too much memory');
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('a worker knows nothing of the environment', async () => {
    process.env['SESSION_SECRET'] = 'geheim';
    const pool = poolOf('reply({ ...process.env });');

    const environment = await render(pool, '/news');

    delete process.env['SESSION_SECRET'];
    expect(environment).toEqual({ NODE_ENV: 'production' });
  });

  test('the time a worker takes to start is not counted as a render', async () => {
    const pool = poolOf('reply(path);', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);');

    expect(await render(pool, '/news')).toBe('/news');
  });

  test('an answer that came while the portal itself could read nothing counts', async () => {
    const pool = poolOf('reply(path);');
    await render(pool, '/news');

    const asked = render(pool, '/club');
    blockFor(900);

    expect(await asked).toBe('/club');
  });

  test('a worker kept spare takes the place of one that died', async () => {
    const workers = keepSpareWorker(undefined, 0);
    const pool = poolOf("if (path === '/exit') process.exit(1); reply(path);", '', 400, workers);
    await render(pool, '/news');

    await expect(render(pool, '/exit')).rejects.toBeInstanceOf(RenderAborted);

    expect(await render(pool, '/news')).toBe('/news');
    await pool.close();
    await workers.close();
  });

  test('a worker that cannot start refuses what waits, and blames no section', async () => {
    const pool = poolOf('reply(path);', "throw new Error('kaputt');");

    const refused = await Promise.allSettled([render(pool, '/a'), render(pool, '/b')]);

    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refused[0]).not.toMatchObject({ reason: expect.any(RenderAborted) as unknown });
  });

  test('closing waits for what runs and refuses what comes later', async () => {
    const pool = poolOf('setTimeout(() => reply(path), 50);');
    const running = render(pool, '/news');

    await pool.close();

    expect(await running).toBe('/news');
    await expect(render(pool, '/spaeter')).rejects.toThrow('closed');
  });
});
