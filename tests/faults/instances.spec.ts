import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { startEmbeddedPostgres } from '@portal/api';
import { databaseProcesses } from '../kit/database-processes.ts';
import { newArticle, signIn, uniqueWord, type Editor } from '../kit/editor.ts';
import { IS_LONG } from '../kit/long-form.ts';
import { startNginx, type Proxy } from '../kit/nginx.ts';
import { administrator, startPortal, type PortalProcess } from '../kit/portal-process.ts';

type Cluster = {
  databaseFolder: string;
  first: PortalProcess;
  second: PortalProcess;
  proxy: Proxy;
  /** Starts an instance where another has listened. */
  start: (port: number) => Promise<PortalProcess>;
};

/** Two instances, started at the same time on an empty database server and shared files, behind nginx. */
const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-database-server-'));
      const database = await startEmbeddedPostgres(folder, { overTcp: true });
      const dataDir = await mkdtemp(join(tmpdir(), 'portal-shared-'));
      const env = { DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1' };
      const start = (port?: number) => startPortal({ dataDir, env, ...(port && { port }) });
      const [first, second] = await Promise.all([start(), start()]);
      const proxy = await startNginx([first.url, second.url]);
      const cluster: Cluster = { databaseFolder: folder, first, second, proxy, start };
      await provide(cluster);
      await proxy.stop();
      await Promise.all([cluster.first, cluster.second].map((instance) => instance.stop({ keepData: true })));
      await database.stop();
      for (const path of [folder, dataDir]) await rm(path, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const textOf = async (url: string) => (await fetch(url)).text();

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
/** An editor's save, each time with a word nobody has used, and the page on which visitors see it. */
const SAVING: Readonly<Record<string, [path: string, save: (editor: Editor, word: string) => Promise<unknown>]>> = {
  'an article': ['/news', (editor, word) => editor.createArticle({ title: word })],
  'a Termin': [
    '/kalender',
    (editor, title) => editor.create('events', { type: 'event', title, startDate: `${today}T10:00:00Z` }),
  ],
  'a slide': ['/', (editor, title) => editor.create('sliders', { title })],
  'a sponsor': ['/sponsoren', (editor, name) => editor.create('sponsors', { name })],
  'a board member': ['/vorstand', (editor, name) => editor.create('board-members', { name, position: 'Beisitz' })],
  'a page': ['/geschichte', (editor, lead) => editor.call('PATCH', '/api/pages/geschichte', { lead })],
  'the settings': [
    '/impressum',
    async (editor, name) => {
      const { updatedAt: _, ...facts } = (await (await editor.call('GET', '/api/admin/settings')).json()) as {
        updatedAt: string;
      };
      await editor.call('PUT', '/api/settings', { ...facts, name });
    },
  ],
};

for (const [what, [path, save]] of Object.entries(SAVING))
  test(`${what} saved on one instance is on its next page, and soon on those of the other`, async ({
    cluster: { first, second },
  }) => {
    const editor = await signIn(first.url);
    const word = uniqueWord();
    // Only kept pages could be outdated.
    for (const { url } of [first, second]) expect(await textOf(url + path)).not.toContain(word);

    await save(editor, word);

    expect(await textOf(first.url + path)).toContain(word);
    await expect.poll(() => textOf(second.url + path)).toContain(word);
  });

test('who has signed in at one instance is known at the other, and signed out on both', async ({ cluster }) => {
  const { cookie } = await signIn(cluster.first.url);
  const userAt = async (url: string) => (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;
  expect(await userAt(cluster.second.url)).toBe(200);

  await fetch(`${cluster.second.url}/api/logout`, { method: 'POST', headers: { cookie } });

  expect(await userAt(cluster.first.url)).toBe(401);
});

test('a page that may load from as many addresses as the settings take comes through the proxy', async () => {
  // Eight of 200 characters, each as script, frame, picture and connection.
  const policy = `script-src ${'a'.repeat(8 * 200 * 4)}`;
  const { url, stop } = await behindNginx((_, answer) => answer.setHeader('content-security-policy', policy).end());

  const { status, headers } = await fetch(url);
  await stop();

  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toBe(policy);
});

test('while no instance answers the proxy says so in German, and what an instance says itself stays', async () => {
  const own = '{ "message": "Gerade wird gesichert." }';
  const { url, stop, end } = await behindNginx((request, answer) =>
    answer.writeHead(request.url === '/busy' ? 502 : 200).end(own),
  );
  expect(await (await fetch(`${url}/busy`)).text()).toBe(own);
  end();

  const answer = await fetch(url);
  const text = await answer.text();
  await stop();

  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect([answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual(['no-store', '10']);
  expect(text).toContain('Die Seite ist gerade nicht erreichbar');
});

/** nginx in front of a server that stands in for every instance, which `end` ends before `stop` does. */
async function behindNginx(listener: RequestListener) {
  const instance = createServer(listener);
  await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve));
  const proxy = await startNginx([`http://127.0.0.1:${(instance.address() as AddressInfo).port}`]);
  const end = () => {
    instance.closeAllConnections();
    instance.close();
  };
  const stop = async () => {
    await proxy.stop();
    end();
  };
  return { url: proxy.url, stop, end };
}

for (const path of ['/api/admin/restore', '/api/admin/wordpress-imports'])
  test(`a file larger than any picture reaches ${path}, which alone says what is too large`, async ({ cluster }) => {
    const answer = await fetch(cluster.proxy.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', cookie: (await signIn(cluster.proxy.url)).cookie },
      body: Buffer.alloc(65 * 1024 * 1024),
    });

    // The answer to a file of zeros; nginx would answer with a page of its own.
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect([400, 409, 422]).toContain(answer.status);
  });

test('a database server that restarts under load costs readers nothing and writers no acknowledged text', async ({
  cluster: { databaseFolder, first, second },
}) => {
  const { cookie } = await signIn(first.url);
  await Promise.all([first, second].map(({ url }) => textOf(`${url}/news`)));
  const write = () =>
    fetch(`${first.url}/api/news`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      // A draft: the pages stay as they are.
      body: JSON.stringify(newArticle({ status: 'draft' })),
    });
  const written: { id: string; time: number }[] = [];
  const refusals: { status: number; retryAfter: string | null; time: number }[] = [];
  const reads: number[] = [];
  let isOver = false;
  const writer = async () => {
    while (!isOver) {
      const answer = await write();
      const time = Date.now();
      if (answer.status === 201) written.push({ id: ((await answer.json()) as { id: string }).id, time });
      else refusals.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), time });
    }
  };
  const reader = async () => {
    while (!isOver) {
      reads.push((await fetch(`${second.url}/news`)).status);
      await delay(20);
    }
  };
  const all = Promise.all([writer(), reader()]);
  await delay(500);

  const [server] = await databaseProcesses(databaseFolder);
  process.kill(server ?? 0, 'SIGKILL');
  await expect.poll(() => refusals.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const lastRefusal = () => refusals.at(-1)?.time ?? 0;
  await expect
    .poll(() => written.filter(({ time }) => time > lastRefusal()).length, { timeout: 30_000 })
    .toBeGreaterThan(10);
  isOver = true;
  await all;

  expect(new Set(reads)).toEqual(new Set([200]));
  expect(refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
  for (const { id } of written) {
    const answer = await fetch(`${second.url}/api/admin/news/${id}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
  }
});

/** How often both are restarted; in the long form under CPU load. */
const ROUNDS = IS_LONG ? 10 : 1;
/** Each instance has to make their pages anew after each restart. */
const ARTICLES = IS_LONG ? 200 : 40;

/** The CPU load: four busy processes per core. */
const burners: ChildProcess[] = [];
// Also where a test has not come to its end.
test.afterEach(() => burners.splice(0).forEach((burner) => burner.kill()));

test('restarting one after the other costs no reader an answer, of pages that nobody has read before either', async ({
  cluster,
}) => {
  test.setTimeout(60_000 + ROUNDS * 180_000);
  const editor = await signIn(cluster.first.url);
  const slugs: string[] = [];
  for (let count = 0; count < ARTICLES; count += 1) slugs.push((await editor.createArticle()).slug);
  let asked = 0;
  const paths = [
    ...['/', '/spielplan', '/news', '/kontakt', '/api/news', '/registry.json'].map((path) => () => path),
    () => `/news/${slugs[(asked += 1) % ARTICLES]}`,
    () => `/news?suche=${uniqueWord()}`,
  ];
  for (let count = IS_LONG ? 4 * availableParallelism() : 0; count > 0; count -= 1)
    burners.push(spawn(process.execPath, ['-e', 'for (;;);']));
  const failures: string[] = [];
  let isOver = false;
  const reader = async (nextPath: () => string) => {
    while (!isOver) {
      const path = nextPath();
      const answer = await fetch(cluster.proxy.url + path).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (!answer?.ok || text === undefined) failures.push(`${path} ${answer?.status ?? 'broken off'}`);
      await delay(20);
    }
  };
  const readers = paths.map(reader);

  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['first', 'second'] as const) {
      await cluster[name].stop({ keepData: true });
      cluster[name] = await cluster.start(Number(new URL(cluster[name].url).port));
    }
  isOver = true;
  await Promise.all(readers);

  expect(failures).toEqual([]);
});

test('one that is killed under load costs no reader an answer', async ({ cluster: { first, second, proxy } }) => {
  const answers: { isWhole: boolean; isLater: boolean }[] = [];
  let isGone = false;
  let isOver = false;
  const reader = async () => {
    for (let count = 0; !isOver; count += 1) {
      const isLater = isGone;
      const answer = await fetch(`${proxy.url}/news?leser=${count % 7}`).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      answers.push({ isWhole: Boolean(answer?.ok) && text !== undefined, isLater });
    }
  };
  const readers = Array.from({ length: 8 }, reader);
  await expect.poll(() => answers.length).toBeGreaterThan(100);

  await second.stop({ signal: 'SIGKILL', keepData: true });
  isGone = true;
  await expect.poll(() => answers.filter(({ isLater }) => isLater).length, { timeout: 30_000 }).toBeGreaterThan(200);
  isOver = true;
  await Promise.all(readers);

  expect(answers.filter(({ isWhole, isLater }) => isLater && !isWhole)).toEqual([]);
  // Only what was already under way at the killed one may have broken off.
  expect(answers.filter(({ isWhole }) => !isWhole).length).toBeLessThanOrEqual(readers.length);
  await expect((await signIn(first.url)).createArticle()).resolves.toBeDefined();
});

test('behind the proxy a visitor cannot pretend another address to be tried without end', async ({ cluster }) => {
  const attempt = (count: number) =>
    fetch(`${cluster.proxy.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${count}` },
      body: JSON.stringify({ email: `${count}@verein.example`, password: administrator.password }),
    }).then(({ status }) => status);
  const answers: number[] = [];
  for (let count = 0; count < 60 && !answers.includes(429); count += 1) answers.push(await attempt(count));

  expect(answers).toContain(429);
});
