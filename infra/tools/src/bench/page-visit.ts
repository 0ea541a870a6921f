import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type BrowserContext, type Locator, type Page } from 'playwright';
import { probePage, type PageTimes } from './page-probe.ts';
import { startSlowLink } from './slow-link.ts';

/** A phone of the middle class on a slow mobile network: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { down: 1.6e6 / 8, up: 750e3 / 8, roundTrip: 150 };
const CPU_SLOWDOWN = 4;
/** Time without a request after which a page is at rest, ms. */
const REST = 1_500;

/** What visitors tap, and where. */
const taps = [
  { name: 'menu', path: '/', role: 'button', control: 'Menü öffnen' },
  { name: 'slider', path: '/', role: 'button', control: 'Nächste Folie' },
  { name: 'tab of a team', path: '/mannschaft', role: 'tab', control: 'Statistik' },
  { name: 'filter of /news', path: '/news?suche=e', role: 'button', control: 'Filter Suche entfernen' },
] as const;

/** A tap, and ms until the next paint, which need not be the answer yet; 0: less than 16. */
export type Tap = { name: string; ms: number };

/** The totals of a page and everything it loads until it is at rest. */
export type Loaded = PageTimes & { requests: number; bytes: number };

/** `warm` and `navigation` (ms, prefetched) are known of visitors who came back. */
export type Visit = { cold: Loaded; warm: Loaded | null; navigation: number | null };

/** A visitor on a fast line and machine goes from the home page on to the news, which is prefetched by then; ms. */
export async function visitFast(chromiumPath: string, origin: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const context = await browser.newContext({ ...phone, locale: 'de-DE' });
    await addProbe(context, origin);
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    await untilAtRest(page);
    return await goToNews(page);
  } finally {
    await browser.close();
  }
}

/**
 * One visitor with an empty profile: a first visit; `comesBack`: a second one in a new tab, and from the home page on
 * to the news.
 */
export function visit(chromiumPath: string, origin: string, path: string, comesBack: boolean): Promise<Visit> {
  return onPhone(chromiumPath, origin, async (context) => {
    const cold = await open(context, origin + path);
    if (!comesBack) return { cold: cold.times, warm: null, navigation: null };
    await cold.page.close();
    const warm = await open(context, origin + path);
    const navigation = path === '/' ? await goToNews(warm.page) : null;
    return { cold: cold.times, warm: warm.times, navigation };
  });
}

/** A visitor who saves data goes from the home page on to the news, which nothing has prefetched; ms. */
export function visitUnprepared(chromiumPath: string, origin: string): Promise<number> {
  const work = async (context: BrowserContext) => {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const { page } = await open(context, origin);
    await refuseCookies(page);
    return goToNews(page);
  };
  // A service worker has a navigator of its own and would keep pages ahead.
  return onPhone(chromiumPath, origin, work, { serviceWorkers: 'block' });
}

/** When a first visit is tapped; the visitor at rest has another tab. */
const earlyMoments = [
  { name: 'after the first paint', isReached: () => window.benchTimes.fcp !== null },
  {
    name: 'while it hydrates',
    // React marks its root when it begins.
    isReached: () =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  },
] as const;

/**
 * Taps each control of a first visit once right after its first paint, once as soon as it begins to hydrate, and once
 * in another tab that is at rest. A tap that opens a document is measured until the next paint of the page it leaves,
 * and left out if the browser reports none.
 */
export async function visitToTap(chromiumPath: string, origin: string): Promise<Tap[]> {
  const durations: Tap[] = [];
  for (const { name, path, role, control } of taps) {
    const tap = async (page: Page, moment: string) => {
      const before = await page.evaluate(() => {
        window.benchTimes.interaction = 0;
        sessionStorage.removeItem('bench-interaction');
        return performance.timeOrigin;
      });
      await page.getByRole(role, { name: control }).first().tap();
      await untilAtRest(page);
      const { after, ms } = await page.evaluate(() => ({
        after: performance.timeOrigin,
        ms: sessionStorage.getItem('bench-interaction'),
      }));
      if (ms !== null || after === before) durations.push({ name: `${name}, ${moment}`, ms: Number(ms) });
      await page.close();
    };
    for (const { name: moment, isReached } of earlyMoments)
      await onPhone(chromiumPath, origin, async (context) => {
        const early = await newSlowPage(context);
        await early.goto(origin + path, { waitUntil: 'commit' });
        await early.waitForFunction(isReached);
        await tap(early, moment);
      });
    await onPhone(chromiumPath, origin, async (context) => {
      const { page } = await open(context, origin + path);
      await refuseCookies(page);
      await tap(page, 'at rest');
    });
  }
  return durations;
}

/** Does something in a browser with an empty profile on the slow phone. */
async function onPhone<T>(
  chromiumPath: string,
  origin: string,
  work: (context: BrowserContext) => Promise<T>,
  options: { serviceWorkers?: 'block' } = {},
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-bench-browser-'));
  const link = await startSlowLink(network);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    ...phone,
    ...options,
    locale: 'de-DE',
    args: [
      `--proxy-server=socks5://127.0.0.1:${link.port}`,
      '--proxy-bypass-list=<-loopback>',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    await addProbe(context, origin);
    return await work(context);
  } finally {
    await context.close();
    await link.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function addProbe(context: BrowserContext, origin: string): Promise<void> {
  // Names that the TypeScript loader notes beside functions are unknown in the page.
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await context.addInitScript(probePage, await newsHeading(origin));
}

/** The text of the heading of `/news`, as this server sends it. */
async function newsHeading(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/news`)).text();
  const heading = /<main[^]*?<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  if (heading === undefined) throw new Error(`${origin}/news has no heading`);
  return heading;
}

async function newSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

async function open(context: BrowserContext, url: string) {
  const page = await newSlowPage(context);
  await page.goto(url, { waitUntil: 'load' });
  await untilAtRest(page);
  const times = await page.evaluate((): Loaded => {
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const bytes = (loaded as PerformanceResourceTiming[]).map(({ encodedBodySize }) => encodedBodySize);
    return { ...window.benchTimes, requests: loaded.length, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  });
  return { page, times };
}

/** Follows a link to the news; ms from the click to the painted page. */
async function goToNews(page: Page): Promise<number> {
  if (await refusalIn(page).isVisible()) await refuseCookies(page);
  const link = page.locator('main').getByRole('link', { name: 'Alle anzeigen' }).first();
  // Nobody taps while the page still moves and its pictures come.
  await link.scrollIntoViewIfNeeded();
  await untilAtRest(page);
  await link.tap();
  await page.waitForFunction(() => window.benchTimes?.arrived !== null && location.pathname === '/news');
  const { clicked, arrived } = await page.evaluate(() => window.benchTimes);
  return (arrived ?? NaN) - (clicked ?? NaN);
}

/** Waits for the question about cookies, which is asked late on a first visit, and answers it. */
async function refuseCookies(page: Page): Promise<void> {
  await refusalIn(page).tap();
  await untilAtRest(page);
}

function refusalIn(page: Page): Locator {
  return page.getByRole('button', { name: 'Nur erforderliche' });
}

async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const requests = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await requests(); now !== before;) {
    before = now;
    await delay(REST);
    now = await requests();
  }
}
