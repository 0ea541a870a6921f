import type { Page, Route } from '@playwright/test';
import { isFrameData, openHydrated, saveData, untilHydrated } from '../portal/hydrated-page.ts';
import { expect, test } from '../portal/journey-test.ts';
import { publicPaths } from '../portal/public-paths.ts';

/** Sum of layout shifts a page may have, as on its first load. */
const LIMIT = 0.02;
const START = '/gibt-es-nicht';
const loading = '[aria-label="Wird geladen"], [aria-label="Termine werden geladen"]';

for (const [width, height] of [
  [390, 780],
  [1440, 900],
] as const) {
  test(`at ${width} px nothing moves when a page that was opened from inside the site arrives late`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await saveData(page);
    await watchShifts(page);

    for (const path of await publicPaths(portal.url)) {
      await test.step(path, async () => {
        await openHydrated(page, START);
        // The clock comes after hydration: from then on links lead on inside the page.
        await expect(page.getByRole('banner')).toContainText(/\d\d:\d\d/);
        await page.waitForLoadState('networkidle');
        const { isWaiting, release } = await holdBack(page, isData);
        await page.locator(`:is(header, footer) a[href="${path}"]`).first().dispatchEvent('click');
        await isWaiting();
        await release();
        await expect(page.locator(`main :is(${loading})`)).toHaveCount(0);
        await page.waitForLoadState('networkidle');

        await expectStill(page, path);
      });
    }
  });
}

for (const [width, height] of [
  [412, 823],
  [1280, 800],
] as const) {
  test(`at ${width} px nothing moves when the fonts arrive late`, async ({ page, portal }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await saveData(page);
    await watchShifts(page);

    for (const path of await publicPaths(portal.url)) {
      await test.step(path, async () => {
        const { isWaiting, release } = await holdBack(page, isFont);
        await page.goto(path, { waitUntil: 'commit' });
        await untilHydrated(page);
        await isWaiting();
        await release();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);

        await expectStill(page, path);
      });
    }
  });
}

type Shifting = { shifts: { value: number; moved: string[] }[] };

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifting['shifts'] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '').slice(0, 120)),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as Shifting).shifts);
  expect
    .soft(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `${path}: ${JSON.stringify(shifts)}`,
    )
    .toBeLessThan(LIMIT);
}

const isData = (url: URL) => url.pathname.startsWith('/api/') && !isFrameData(url.pathname);
const isFont = (url: URL) => url.pathname.endsWith('.woff2');

/** Lets answers wait until they are released. */
async function holdBack(
  page: Page,
  isHeld: (url: URL) => boolean,
): Promise<{ isWaiting: () => Promise<void>; release: () => Promise<void> }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(isHeld, async (route) => (isReleased ? route.continue() : void held.push(route)));
  return {
    isWaiting: () => expect.poll(() => held.length).toBeGreaterThan(0),
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(isHeld);
    },
  };
}
