import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { beginCanary, endTrial, fetchHistory } from '@portal/server/portal-client';
import { signIn, uniqueWord } from '../kit/editor.ts';
import { IS_LONG } from '../kit/long-form.ts';
import { startPortal, type PortalProcess } from '../kit/portal-process.ts';
import {
  accessTo,
  liveVersion,
  publishCandidate,
  releaseVariant,
  returnToVersion,
  variantWithPlaceholder,
} from '../kit/section-variant.ts';

/** A portal that answers from two processes. */
const test = base.extend<object, { portal: PortalProcess }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, provide) => {
      const portal = await startPortal({ env: { PORTAL_WORKERS: '2' } });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const ROUNDS = IS_LONG ? 60 : 10;

/** The processes that a process has started, with a file in their command. */
async function processesOf(pid: number, file: string): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const found: number[] = [];
  for (const child of children.split(' ').filter(Boolean).map(Number)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(file)) found.push(child);
  }
  return found;
}

/** Those that answer visitors. */
const frontsOf = (portal: PortalProcess) => processesOf(portal.pid, 'front.mjs');

/** One that renders, and its spare. */
const RENDERERS = 2;

/** How many render pages: the portal's, and any that a front might start. */
async function countRenderers(portal: PortalProcess): Promise<number> {
  const parents = [portal.pid, ...(await frontsOf(portal))];
  return (await Promise.all(parents.map((pid) => processesOf(pid, 'render-worker.cjs')))).flat().length;
}

/** Over a new connection, which another process may accept. */
const pageAt = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(url, { agent: false, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve({ text, headers: answer.headers })
          : reject(new Error(`${answer.statusCode}`)),
      );
      answer.on('error', reject);
    }).on('error', reject);
  });
const textAt = async (url: string) => (await pageAt(url)).text;

test('the processes that answer start none that render: there is one, and its spare', async ({ portal }) => {
  expect(await frontsOf(portal)).toHaveLength(2);
  await expect.poll(() => countRenderers(portal)).toBe(RENDERERS);
});

test('what is saved is on every next page, whichever process answers', async ({ portal }) => {
  const editor = await signIn(portal.url);
  expect(await frontsOf(portal)).toHaveLength(2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = uniqueWord();
    // Each process has a copy of an answer that is soon outdated.
    await Promise.all(Array.from({ length: 4 }, () => textAt(`${portal.url}/news`)));
    await editor.createArticle({ title: word });

    const pages = await Promise.all(Array.from({ length: 4 }, () => textAt(`${portal.url}/news`)));

    for (const page of pages) expect(page).toContain(word);
  }
});

test('who has signed out is signed out on every connection', async ({ portal }) => {
  const { cookie } = await signIn(portal.url);
  const statuses = async () =>
    (
      await Promise.all(Array.from({ length: 4 }, () => fetch(`${portal.url}/api/auth/user`, { headers: { cookie } })))
    ).map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200, 200, 200]);

  await fetch(`${portal.url}/api/logout`, { method: 'POST', headers: { cookie } });

  expect(await statuses()).toEqual([401, 401, 401, 401]);
});

test('after a release every process shows the new version only, and after a rollback the old one only', async ({
  portal,
}) => {
  const before = await liveVersion(portal);
  // All at once, so that both processes accept some of them.
  const versions = async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => textAt(`${portal.url}/news`)));
    return [...new Set(pages.flatMap((page) => page.match(/\/releases\/news\/[^/]+\//g) ?? []))];
  };
  expect(await versions()).toEqual([`/releases/news/${before}/`]);

  await releaseVariant(portal, await variantWithPlaceholder('Suche in zwei Fronten'));
  const released = await liveVersion(portal);
  const after = await versions();
  await returnToVersion(portal, before, 'news', true);

  expect(released).not.toBe(before);
  expect(after).toEqual([`/releases/news/${released}/`]);
  expect(await versions()).toEqual([`/releases/news/${before}/`]);
});

test('a page with a canary is for the one who gets it, whichever process answers, and none keeps it', async ({
  portal,
}) => {
  test.slow();
  const before = await liveVersion(portal);
  const version = await publishCandidate(portal, await variantWithPlaceholder('Suche auf Probe'));
  const access = await accessTo(portal, 'news');
  const { revision: expected } = await fetchHistory(access, 'news');
  // One after the other, so that whatever a process keeps of one is there for the next.
  const sidesOf = async (destination: string) => {
    const sides: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const { text, headers } = await pageAt(`${portal.url}/news`, { 'sec-fetch-dest': destination });
      const [shown = ''] = [before, version].filter((one) => text.includes(`/releases/news/${one}/`));
      sides.push(`${shown}: ${headers['cache-control']}`);
    }
    // By the tenth, each process has answered with what is live, which it may have kept.
    return [...new Set(sides.slice(10))].toSorted();
  };
  const [live, candidate] = [`${before}: no-cache`, `${version}: private, no-cache`];
  expect(await sidesOf('document')).toEqual([live]);

  await beginCanary(access, 'news', { version, expected, share: 50, again: true, newOrigin: true });
  const during = await sidesOf('document');
  // As service workers ask for what they keep.
  const kept = await sidesOf('empty');
  await endTrial(access, 'news', { kind: 'canary', version });
  const after = await sidesOf('document');

  expect({ during, kept, after }).toEqual({ during: [live, candidate].toSorted(), kept: [live], after: [live] });
});

test('one that is killed under load breaks off what it had, and nothing fails over a new connection', async ({
  portal,
}) => {
  test.setTimeout(120_000);
  let isOver = false;
  const failures: string[] = [];
  let brokenOff = 0;
  const reader = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (through: Agent | false) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(portal.url + path, { agent: through }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
          answer.on('error', reject);
        }).on('error', reject);
      });
    while (!isOver) {
      const status = await ask(agent).catch(() => {
        brokenOff += 1;
        return ask(false).catch((error: unknown) => String(error));
      });
      if (status !== 200) failures.push(`${path} ${status}`);
      await delay(5);
    }
    agent.destroy();
  };
  const paths = ['/', '/news', '/api/news', '/registry.json', '/news?leser=1', '/healthz', '/', '/news'];
  const readers = paths.map(reader);

  const rounds = IS_LONG ? 10 : 1;
  for (let round = 0; round < rounds; round += 1) {
    const [killed] = await frontsOf(portal);
    if (!killed) throw new Error('No front process is running');
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(async () => (await frontsOf(portal)).filter((pid) => pid !== killed).length, { timeout: 30_000 })
      .toBe(2);
    await delay(1_000);
  }
  isOver = true;
  await Promise.all(readers);

  expect(failures).toEqual([]);
  // The requests under way when one was killed, maybe none.
  expect(brokenOff).toBeLessThanOrEqual(readers.length * rounds);
  expect(portal.log()).toContain('wird ersetzt');
});

test('it ends with all its processes', async ({ portal }) => {
  const fronts = await frontsOf(portal);
  await portal.stop({ keepData: true });

  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect([...fronts, portal.pid].filter(isAlive)).toEqual([]);
});
