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

/** `give` answers with any value, as the only name of a resource. */
const GIVE =
  "const give = (value, outside) => reply({ keys: ['/api/' + JSON.stringify(value)], failed: {} }, outside);";

/** A pool over a worker whose answer to each path is the given JavaScript; `onStart` runs before it is ready. */
function poolOf(body: string, onStart = '', timeLimit = 400, workers = freshWorkers, onEntries = ''): RenderPool {
  const workerFile = join(folder, `worker-${pools.length}.cjs`);
  writeFileSync(
    workerFile,
    testWorker(
      `${GIVE} if (request.type === 'entries') { ${onEntries} return; } const { visit: { path }, without } = request; ${body}`,
      onStart,
    ),
  );
  const bundles = [
    { name: 'news', file: 'news.cjs', released: [] },
    { name: 'club', file: 'club.cjs', released: [] },
  ];
  const pool = createRenderPool({ workerFile, workers, bundles, registry: NONE, timeLimit });
  pools.push(pool);
  return pool;
}

/** Blocks as code does that is compiled at its first use on a busy machine. */
const blockFor = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

const NONE = registryOf([]);
const PAGE_STATE = { shell: '', resources: {}, origin: '', year: 2026 };
const render = async (pool: RenderPool, path: string, without: string[] = []): Promise<unknown> => {
  const { keys } = await pool.ask({ type: 'resources', visit: visitOf(path, NONE), without });
  return JSON.parse(keys[0]?.slice('/api/'.length) ?? 'null');
};

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

describe('render pool', () => {
  test('answers each request with what the worker said to it', async () => {
    const pool = poolOf('give(path);');

    expect(await Promise.all(['/a', '/b', '/c'].map((path) => render(pool, path)))).toEqual(['/a', '/b', '/c']);
  });

  test('names the section whose code hangs, and works again afterwards', async () => {
    const pool = poolOf("if (path === '/club') { note(2); for (;;); } give(path);");

    await expect(render(pool, '/club')).rejects.toMatchObject({ section: 'club' });
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('names the section whose code has hung since before the job came', async () => {
    const pool = poolOf("give(path); if (path === '/club') { note(2); for (;;); }");
    await render(pool, '/club');

    await expect(render(pool, '/news')).rejects.toMatchObject({ section: 'club' });
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('names the section that runs last of hundreds, more than the portal has read while they ran', async () => {
    const pool = poolOf(
      "for (let count = 0; count < 600; count += 1) note(1 + (count % 2)); if (path === '/club') for (;;); give(path);",
      '',
      1_000,
    );

    expect(await render(pool, '/news')).toBe('/news');
    await expect(render(pool, '/club')).rejects.toMatchObject({ section: 'club' });
  });

  test('each part of a section whose files are missing is told so, and none waits', async () => {
    const pool = poolOf(
      "needs('news').then(() => needs('news')).then((told) => give([told.section, told.intact ?? null]));",
    );

    expect(await render(pool, '/')).toEqual(['news', null]);
  });

  test('a hanging job does not take the waiting ones with it', async () => {
    const pool = poolOf("if (path === '/hang') for (;;); give(path);");

    const [hanging, waiting] = await Promise.allSettled([render(pool, '/hang'), render(pool, '/next')]);

    expect(hanging).toMatchObject({ status: 'rejected' });
    expect(waiting).toEqual({ status: 'fulfilled', value: '/next' });
  });

  test('jobs that would hang at the same section are refused with the one that did', async () => {
    const pool = poolOf("if (path === '/club' && !without.includes('club')) { note(2); for (;;); } give(path);");
    const ask = (without: string[]) => render(pool, '/club', without);

    const [hanging, waiting, careful] = await Promise.allSettled([ask([]), ask([]), ask(['club'])]);

    expect(hanging).toMatchObject({ status: 'rejected', reason: { section: 'club' } });
    expect(waiting).toMatchObject({ status: 'rejected', reason: { section: 'club' } });
    expect(careful).toEqual({ status: 'fulfilled', value: '/club' });
  });

  test('a worker that dies or runs out of memory is replaced', async () => {
    // Jest takes V8's last words for those of a worker of its own, and ends that.
    const pool = poolOf(
      "if (path === '/exit') process.exit(1); if (path === '/leak') { require('node:fs').closeSync(2); const all = []; for (;;) all.push(new Array(1e6).fill(path + all.length)); } give(path);",
      '',
      60_000,
    );

    await expect(render(pool, '/exit')).rejects.toBeInstanceOf(RenderAborted);
    await expect(render(pool, '/leak')).rejects.toBeInstanceOf(RenderAborted);
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('a worker whose section leaks buffers, which no limit of its own counts, is replaced without losing an answer', async () => {
    const pool = poolOf(
      'globalThis.name ??= Math.random(); globalThis.kept = [...(globalThis.kept ?? []), Buffer.alloc(40e6, 1)]; give(name, process.memoryUsage().arrayBuffers);',
    );

    const processes = [];
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) processes.push(await render(pool, path));

    expect(new Set(processes).size).toBe(2);
  });

  test('a render that fills the memory with buffers is ended before the portal has none left', async () => {
    const pool = poolOf(
      "if (path !== '/fill') return give(path); for (const all = []; ; ) all.push(Buffer.alloc(5e6, all.length));",
      '',
      60_000,
    );

    await expect(render(pool, '/fill')).rejects.toThrow('too much memory');
    expect(await render(pool, '/news')).toBe('/news');
  });

  test('a worker knows nothing of the environment', async () => {
    process.env['SESSION_SECRET'] = 'geheim';
    const pool = poolOf('give({ ...process.env });');

    const environment = await render(pool, '/news');

    delete process.env['SESSION_SECRET'];
    expect(environment).toEqual({ NODE_ENV: 'production' });
  });

  test.each([
    ['a text for an answer', "say({ type: 'answer', id, ok: true, outside: 0, answer: 'x' });"],
    ['no names of resources', 'reply({ keys: [1], failed: {} });'],
    ['more resources than a page can have', "reply({ keys: Array(501).fill('/api/news'), failed: {} });"],
    ['the home page for a resource, which would ask for itself', "reply({ keys: ['/'], failed: {} });"],
    ['resources longer than all of a page', "reply({ keys: ['/api/' + 'x'.repeat(6e5)], failed: {} });"],
    ['that a section failed which the page does not show', "reply({ keys: [], failed: { news: 'Abseits' } });"],
    ['a longer reason than it has words for', "fail('x'.repeat(20_001));"],
    ['that it needs a section again and again', "for (let count = 0; count < 2_000; count += 1) needs('news');"],
    ['what it needs with a page behind it', "say({ type: 'needs', section: 'news', bytes: 4 }); socket.write('Tor!');"],
    ['names of sections that failed without a reason', 'reply({ keys: [], failed: { news: null } });'],
    ['the answer to another question', "say({ type: 'answer', id: id + 1, ok: false, message: '', outside: 0 });"],
    ['that it has started once more', "say({ type: 'ready' });"],
    ['that it needs a section nobody has', "needs('x');"],
    ['a line that is longer than any of its own', "socket.write(JSON.stringify('x'.repeat(5e6)));"],
  ])('a worker that says %s is ended, and none of its pages is answered with that', async (_what, saying) => {
    const pool = poolOf(`if (path === '/club') { note(2); ${saying} } else give(path);`, '', 60_000);
    await render(pool, '/news');

    await expect(render(pool, '/club')).rejects.toMatchObject({ why: 'ended' });
    expect(await render(pool, '/news')).toBe('/news');
  });

  test.each(["'x'.repeat(3e6)", "{ styles: '', failed: {} }", "{ styles: '', head: '', failed: { a: 1 } }", 'null'])(
    'a page that is %s ends its worker, not the portal',
    async (page) => {
      const pool = poolOf(`say({ type: 'answer', id, ok: true, outside: 0, answer: ${page} });`, '', 60_000);
      const request = { visit: visitOf('/news', NONE), without: [], state: PAGE_STATE };

      await expect(pool.ask({ type: 'render', ...request })).rejects.toMatchObject({ why: 'ended' });
    },
  );

  test('of what a worker says last no more is told than of a stack', async () => {
    const pool = poolOf("say({ type: 'died', message: 'x'.repeat(3e6) });", '', 60_000);

    const error: unknown = await render(pool, '/news').catch((aborted: unknown) => aborted);

    expect(String(error).length).toBeLessThan(21_000);
  });

  test.each([
    ['an address elsewhere', "{ paths: ['@elsewhere.example/'] }"],
    ['an address without a host', "{ paths: ['//'] }"],
    ['more entries than a sitemap may name', "{ paths: Array(50_001).fill('/a') }"],
    ['a page that lists further ones', "{ paths: [], next: '/' }"],
    ['a list that is none', '{ paths: { length: 1 } }'],
  ])('entries that are %s end their worker', async (_what, entries) => {
    const pool = poolOf('', '', 60_000, freshWorkers, `reply(${entries});`);

    await expect(pool.ask({ type: 'entries', section: 'news', page: '/news/:slug', answer: [] })).rejects.toMatchObject(
      { why: 'ended' },
    );
  });

  test('the time a worker takes to start is not counted as a render', async () => {
    const pool = poolOf('give(path);', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);');

    expect(await render(pool, '/news')).toBe('/news');
  });

  test('an answer that came while the portal itself could read nothing counts', async () => {
    const pool = poolOf('give(path);');
    await render(pool, '/news');

    const asked = render(pool, '/club');
    blockFor(900);

    expect(await asked).toBe('/club');
  });

  test('a worker kept spare takes the place of one that died', async () => {
    const workers = keepSpareWorker(undefined, 0);
    const pool = poolOf("if (path === '/exit') process.exit(1); give(path);", '', 400, workers);
    await render(pool, '/news');

    await expect(render(pool, '/exit')).rejects.toBeInstanceOf(RenderAborted);

    expect(await render(pool, '/news')).toBe('/news');
    await pool.close();
    await workers.close();
  });

  test('a worker that cannot start refuses what waits, and blames no section', async () => {
    const pool = poolOf('give(path);', "throw new Error('kaputt');");

    const refused = await Promise.allSettled([render(pool, '/a'), render(pool, '/b')]);

    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refused[0]).not.toMatchObject({ reason: expect.any(RenderAborted) as unknown });
  });

  test('closing waits for what runs and refuses what comes later', async () => {
    const pool = poolOf('setTimeout(() => give(path), 50);');
    const running = render(pool, '/news');

    await pool.close();

    expect(await running).toBe('/news');
    await expect(render(pool, '/spaeter')).rejects.toThrow('closed');
  });
});
