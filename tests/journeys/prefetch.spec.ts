import type { Page, Request } from '@playwright/test';
import type { Registry } from '@portal/api/contract';
import { expect, test } from '../kit/journey-test.ts';
import { isFrameData, openHydrated, saveData, untilHydrated } from '../kit/hydrated-page.ts';
import { holdBack } from '../kit/late-answers.ts';

test('pointing at a link fetches its page and data before the click, which then fetches nothing', async ({
  page,
  createArticle,
}) => {
  const { slug, title } = await createArticle();
  await openHydrated(page, '/news');
  const asked = requestedPaths(page);

  await page.getByRole('link', { name: title }).hover();
  await expect.poll(() => asked).toContain(`/api/news/slug/${slug}`);
  expect(asked.some((path) => path.includes('ArticlePage'))).toBe(true);
  const before = asked.filter((path) => path === `/api/news/slug/${slug}`).length;
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  expect(asked.filter((path) => path === `/api/news/slug/${slug}`)).toHaveLength(before);
  expect(before).toBe(1);
});

test('what is fetched ahead runs when its link is pressed, and is downloaded once', async ({ page }) => {
  const isOfNews = (request: Request) => new URL(request.url()).pathname.startsWith('/releases/news/');
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => isOfNews(request) && request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await openHydrated(page, '/gibt-es-nicht');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();

  // The heading may be there before the request for its page's code.
  await expect
    .poll(() => scripts.filter((script) => /remoteEntry|ArticleListPage/.test(script)))
    .toEqual([expect.stringContaining('remoteEntry'), expect.stringContaining('ArticleListPage')]);
  const transfers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/releases/news/'))
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  );
  expect(transfers.length).toBeGreaterThan(1);
  expect(new Set(transfers).size).toBe(transfers.length);
  expect(scripts.filter((script) => !transfers.includes(script))).toEqual([]);
});

test('keyboard focus on a link prefetches, too', async ({ page, createArticle }) => {
  const { slug, title } = await createArticle();
  await openHydrated(page, '/news');
  const asked = requestedPaths(page);

  await page.getByRole('link', { name: title }).focus();

  await expect.poll(() => asked).toContain(`/api/news/slug/${slug}`);
});

test('without user action the news come at once, after the page is complete', async ({ page }) => {
  const asked = requestedPaths(page);
  await page.goto('/gibt-es-nicht', { waitUntil: 'commit' });

  await expect.poll(() => asked).toContain('/api/news');

  expect(asked.findIndex((path) => path === '/api/news')).toBeGreaterThan(
    asked.findIndex((path) => /\/releases\/shell\/[0-9a-f]+\/client\/main/.test(path)),
  );
  expect(asked.some((path) => path.includes('ArticleListPage'))).toBe(true);
});

test('without user action nothing comes before the last part of the page', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) }));
  const asked = requestedPaths(page);
  const isOfPart = ({ pathname }: URL) => /^\/releases\/news\/[^/]+\/client\/home/.test(pathname);
  const { isWaiting, release } = await holdBack(page, isOfPart);
  await page.goto('/', { waitUntil: 'commit' });
  await isWaiting();
  await untilHydrated(page, ['header a']);

  // Pages that nobody has asked for would come before this one.
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).hover();
  await expect.poll(() => asked.some((path) => path.includes('ContactPage'))).toBe(true);
  expect(asked.filter((path) => path.includes('Page_') && !path.includes('ContactPage'))).toEqual([]);
  await release();

  await expect.poll(() => asked.some((path) => path.includes('ArticleListPage'))).toBe(true);
});

test('without user action the pages come in their order: at once, after 200 ms, and when the browser is idle', async ({
  page,
  request,
}) => {
  // The test decides when the browser is idle.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      idleLimits: [] as (number | undefined)[],
      becomeIdle: () => waiting.splice(0).forEach((run) => run()),
      requestIdleCallback: (run: () => void, options?: { timeout?: number }) => {
        (window as unknown as Idle).idleLimits.push(options?.timeout);
        return waiting.push(run);
      },
    });
  });
  const loaded: { path: string; search: string; time: number }[] = [];
  page.on('request', (asked) => {
    const { pathname: path, search } = new URL(asked.url());
    loaded.push({ path, search, time: Date.now() });
  });
  const timeOf = (part: string) => loaded.find(({ path }) => path.includes(part))?.time ?? 0;
  const become = () => page.evaluate(() => (window as unknown as Idle).becomeIdle());
  /** How often a wait of at most two seconds has begun. */
  const waits = () =>
    page.evaluate(() => (window as unknown as Idle).idleLimits.filter((limit) => limit === 2000).length);
  await page.goto('/gibt-es-nicht');
  await expect.poll(waits).toBe(1);
  expect(timeOf('OwnTeamPage')).toBe(0);
  await become();

  for (const code of ['OwnTeamPage', 'FixturesPage', 'TrainingTimesPage', 'BoardPage', 'ArticleListPage'])
    await expect.poll(() => timeOf(code), code).toBeGreaterThan(0);
  for (const code of ['ContactPage', 'SponsorsPage', 'CalendarPage'])
    await expect.poll(() => timeOf(code), code).toBeGreaterThan(0);
  expect(timeOf('AlbumsPage')).toBe(0);
  expect(timeOf('/api/pages/geschichte')).toBe(0);
  await expect.poll(waits).toBe(2);

  await become();

  await expect.poll(() => timeOf('AlbumsPage')).toBeGreaterThan(0);
  await expect.poll(() => timeOf('/api/pages/geschichte')).toBeGreaterThan(0);

  // None of them costs more than one request for its data, and no two of them the same.
  await page.waitForLoadState('networkidle');
  const { sections } = (await (await request.get('/registry.json')).json()) as Releases;
  const ofData = loaded.filter(({ path }) => /^\/(api\/|page-data)/.test(path) && !isFrameData(path));
  const addresses = ofData.map(({ path, search }) => path + search);
  const left = new Set(addresses);
  expect(left.size).toBe(addresses.length);
  expect(left).toContain('/page-data?path=%2Fmannschaft');
  for (const { path, resources = [] } of inOrderOf(sections.flatMap(({ pages }) => pages))) {
    const own = [`/page-data?path=${encodeURIComponent(path)}`, ...resources].filter((address) => left.delete(address));
    expect(own.length, `${path}: ${own.join(' ')}`).toBeLessThanOrEqual(1);
  }
  expect([...left]).toEqual([]);
});

test('the sections ask for exactly the specified order', async ({ request }) => {
  const { sections } = (await (await request.get('/api/releases')).json()) as Registry;
  const pages = sections.flatMap((section) => section.pages);
  const inOrder = (moment: string) =>
    pages
      .filter(({ prefetch }) => prefetch === moment)
      .toSorted((a, b) => (a.prefetchRank ?? 0) - (b.prefetchRank ?? 0))
      .map(({ path }) => path);

  expect(inOrder('immediate')).toEqual(['/news', '/mannschaft', '/spielplan', '/vorstand', '/trainingszeiten']);
  expect(inOrder('soon')).toEqual([
    '/kontakt',
    '/2-mannschaft',
    '/ueber-uns',
    '/sponsoren',
    '/jugendarbeit',
    '/kalender',
  ]);
});

type Idle = { idleLimits: (number | undefined)[]; becomeIdle: () => void };

test('who saves data gets nothing ahead of time but what is pointed at', async ({ page }) => {
  await saveData(page);
  const asked = requestedPaths(page);
  await openHydrated(page, '/gibt-es-nicht');
  await page.waitForLoadState('networkidle');
  const isAhead = (path: string) => /^\/(api\/|releases\/(?!shell\/))/.test(path) && !isFrameData(path);
  expect(asked.filter(isAhead)).toEqual([]);

  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().hover();

  await expect.poll(() => asked).toContain('/api/news');
});

type Releases = { sections: { pages: PrefetchedPage[] }[] };
type PrefetchedPage = { path: string; prefetch: string; prefetchRank?: number; resources?: string[] };

function inOrderOf(pages: readonly PrefetchedPage[]): PrefetchedPage[] {
  return ['immediate', 'soon', 'idle'].flatMap((moment) =>
    pages
      .filter(({ prefetch }) => prefetch === moment)
      .toSorted((a, b) => (a.prefetchRank ?? Infinity) - (b.prefetchRank ?? Infinity)),
  );
}

/** Paths of all requests from now on, in order. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
