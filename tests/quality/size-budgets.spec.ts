import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { signInAs } from '../kit/admin-page.ts';
import { expect, test } from '../kit/journey-test.ts';
import { detailPaths, publicPaths } from '../kit/public-paths.ts';
import { openHydrated, saveData, untilHydrated } from '../kit/hydrated-page.ts';
import { stateShareOf } from '../kit/state-share.ts';

const KB = 1024;
/** Bytes a server may send before the first acknowledgement (RFC 6928), headers included. */
const FIRST_WINDOW = 10 * 1448;
/** Only in React Router's data router, its forms and its links that fetch ahead, which nobody needs here. */
const UNUSED_OF_ROUTER = ['__staticRouterHydrationData', 'multipart/form-data', 'DataRouterStateContext.Provider'];
/** Code that must be loaded once, by a text in it. */
const singletons = {
  'the federation runtime': '[ Federation Runtime ]',
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'React DOM': 'onCommitFiberRoot',
  'styled-components': 'data-styled-version',
  'the router': 'caseSensitive',
  SWR: 'loadingTimeout',
  zustand: 'getInitialState',
};
/** Files with such code; each further one is a request that everything waits for. */
const MOST_FILES_OF_LIBRARIES = 3;

/** The page of the demo content with the longest text: with tables and pictures in it. */
const LONG_ARTICLE = /\/news\/120-jahre[^<]*/;

/**
 * Part of a file loaded two seconds after hydration (StrayErrors.tsx), on a busy machine before the network is idle.
 */
const OF_LATER = 'error loading dynamically';

type Script = { path: string; bytes: number; encoding: string; text: string };

test('the news need at most 125 KB of scripts until they are hydrated', async ({ page }) => {
  const scripts = await scriptsUntilHydrated(page, '/news');

  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  expect(sizeOf(scripts), listOf(scripts)).toBeLessThanOrEqual(125 * KB);

  // What is compiled while it arrives is compiled whole (infra/tools/src/webpack/compiled-ahead.ts).
  const large = scripts.filter(({ text }) => text.length > 30 * KB);
  expect(large).toHaveLength(2);
  expect(large.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('all that is seen of the news arrives without waiting for an acknowledgement', async ({ portal }) => {
  // The strongest compression comes with the second request for a page, and again after each article of another test.
  await expect
    .poll(async () => firstWindowOf(portal.url, '/news'), { timeout: 30_000 })
    .toMatch(/<main[^]*<\/main>[^]*<\/footer>/);
});

test('the home page needs at most 14 scripts until all of it is interactive, 150 KB together, and 373 KB in all', async ({
  page,
}) => {
  const measuring: Promise<Pick<Script, 'path' | 'bytes'>>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') measuring.push(measure(request));
  });

  const scripts = await scriptsUntilHydrated(page, '/');

  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.length, listOf(scripts)).toBeLessThanOrEqual(14);
  expect(sizeOf(scripts), listOf(scripts)).toBeLessThanOrEqual(150 * KB);
  // With the document, fonts, pictures of the first screen and data: 5 % more than it was.
  const all = [...scripts, ...(await Promise.all(measuring))];
  expect(all.map(({ path }) => path)).toContain('/');
  expect(all.length, listOf(all)).toBeLessThanOrEqual(23);
  expect(sizeOf(all), listOf(all)).toBeLessThanOrEqual(373 * KB);
});

test('the state of a page is at most a tenth of its HTML', async ({ request, portal }) => {
  const [longArticle = ''] = LONG_ARTICLE.exec(await (await request.get('/sitemap.xml')).text()) ?? [];
  expect(longArticle).not.toBe('');
  const paths = [...(await publicPaths(portal.url)), ...(await detailPaths(portal.url)), longArticle];
  const shares: { path: string; share: number }[] = [];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a portal refuses to render many pages at once
    const html = await (await request.get(path)).text();
    shares.push({ path, share: stateShareOf(html) });
  }

  expect(shares.filter(({ share }) => share === 0)).toEqual([]);
  expect(shares.filter(({ share }) => share > 0.1)).toEqual([]);
});

test('the service worker is at most 6 KB', async ({ request }) => {
  const code = await (await request.get('/sw.js')).body();

  expect(code.toString()).toContain('self.portal=');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(6 * KB);
});

test('the example picture of boards is at most 200 KB', async ({ request }) => {
  const picture = await (await request.get('/assets/pictures/advertising-boards.webp')).body();

  expect(picture.length).toBeGreaterThan(0);
  expect(picture.length).toBeLessThanOrEqual(200 * KB);
});

test('the entry of every section is at most 10 KB', async ({ request, portal }) => {
  const { sections } = (await (await request.get('/api/releases')).json()) as {
    sections: { name: string; version: string }[];
  };
  expect(sections.length).toBeGreaterThan(0);
  for (const { name, version } of sections) {
    const entry = await fetch(`${portal.url}/releases/${name}/${version}/client/remoteEntry.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(entry.headers.get('content-encoding')).toBe('br');
    expect(Number(entry.headers.get('content-length')), name).toBeGreaterThan(0);
    expect(Number(entry.headers.get('content-length')), name).toBeLessThanOrEqual(10 * KB);
  }
});

test('every shared library is loaded once, in at most three files, and the router without what nobody uses', async ({
  page,
}) => {
  const scripts = await scriptsUntilHydrated(page, '/');

  const ofLibraries = scripts.filter(({ text }) => Object.values(singletons).some((marker) => text.includes(marker)));
  expect(ofLibraries.length, listOf(ofLibraries)).toBeLessThanOrEqual(MOST_FILES_OF_LIBRARIES);
  for (const [name, marker] of Object.entries(singletons)) {
    expect(
      scripts.filter(({ text }) => text.includes(marker)).map(({ path }) => path),
      name,
    ).toHaveLength(1);
  }
  for (const marker of UNUSED_OF_ROUTER)
    expect(
      scripts.filter(({ text }) => text.includes(marker)).map(({ path }) => path),
      marker,
    ).toEqual([]);
});

test('the fonts are at most 60 KB together', async ({ page, request }) => {
  await page.goto('/');
  const fonts = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(fonts.length).toBeGreaterThan(0);

  const sizes = await Promise.all(fonts.map(async (font) => (await (await request.get(font)).body()).length));

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * KB);
});

const isOfAdminArea = ({ path }: { path: string }) => path.startsWith('/releases/admin/');
/** Stands in the news editor's library only. */
const EDITOR = 'ProseMirror-selectednode';

for (const path of ['/', '/admin', '/admin/neuigkeiten/neu']) {
  test(`a visitor downloads nothing of the admin area at ${path}`, async ({ page }) => {
    const asked: { path: string }[] = [];
    page.on('request', (request) => asked.push({ path: new URL(request.url()).pathname }));

    await page.goto(path);
    await untilHydrated(page, ['header a']);
    await page.waitForLoadState('networkidle');

    expect(asked.filter(isOfAdminArea)).toEqual([]);
    if (path !== '/') await expect(page.getByText('Admin-Bereich wird geladen...')).toBeVisible();
  });
}

test('the login needs at most 40 KB beyond the shell, and nothing of what is behind it', async ({ page }) => {
  const scripts = (await scriptsUntilHydrated(page, '/auth')).filter(isOfAdminArea);

  expect(scripts.length).toBeGreaterThan(0);
  expect(sizeOf(scripts), listOf(scripts)).toBeLessThanOrEqual(40 * KB);
  expect(scripts.filter(({ text }) => text.includes(EDITOR) || text.includes('Schnell erledigt'))).toEqual([]);
});

test('the first screen of the admin area needs at most 220 KB beyond the shell, and not the editor', async ({
  page,
  portal,
}) => {
  await signInAs(page, portal.url);
  const shell = await scriptsUntilHydrated(page, '/impressum');
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Zuletzt geändert' })).toBeVisible();
  });

  const beyond = scripts.filter(({ path }) => !shell.some((script) => script.path === path));
  expect(beyond.filter(isOfAdminArea).length).toBeGreaterThan(0);
  expect(sizeOf(beyond), listOf(beyond)).toBeLessThanOrEqual(220 * KB);
  expect(beyond.filter(({ text }) => text.includes(EDITOR))).toEqual([]);

  const writing = await scriptsOf(page, async () => {
    await page.getByRole('link', { name: 'Neuer Artikel' }).click();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  });
  expect(writing.filter(({ text }) => text.includes(EDITOR)).length).toBeGreaterThan(0);
});

async function scriptsUntilHydrated(page: Page, path: string): Promise<Script[]> {
  await saveData(page);
  const scripts = await scriptsOf(page, () => openHydrated(page, path));
  return scripts.filter(({ text }) => !text.includes(OF_LATER));
}

/** The scripts that arrive during an action, and those that follow from it. */
async function scriptsOf(page: Page, work: () => Promise<void>): Promise<Script[]> {
  const loading: Promise<Script>[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script') loading.push(describeScript(request));
  };
  page.on('requestfinished', note);
  await work();
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  const scripts = await Promise.all(loading);
  return [...new Map(scripts.map((script) => [script.path, script])).values()];
}

async function describeScript(request: Request): Promise<Script> {
  const answer = await request.response();
  return {
    ...(await measure(request)),
    encoding: (await answer?.headerValue('content-encoding')) ?? '',
    text: (await answer?.text()) ?? '',
  };
}

async function measure(request: Request): Promise<Pick<Script, 'path' | 'bytes'>> {
  return { path: new URL(request.url()).pathname, bytes: (await request.sizes()).responseBodySize };
}

function sizeOf(files: readonly Pick<Script, 'bytes'>[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function listOf(files: readonly Pick<Script, 'path' | 'bytes'>[]): string {
  return files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
}

/** The part of a page that a browser can unpack from the first bytes of the answer. */
async function firstWindowOf(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'end');
  const answer = Buffer.concat(chunks);
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, FIRST_WINDOW);
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}
