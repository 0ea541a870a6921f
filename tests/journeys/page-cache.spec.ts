import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { findChromium } from '@portal/tools/find-chromium';
import { expect, test } from '../kit/journey-test.ts';
import { untilHydrated } from '../kit/hydrated-page.ts';

/** Playwright turns the browser's page cache off, which phones have; the headless shell has none. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: await findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('who comes back from another site finds public pages as they were left, without loading them', async ({
  page,
  portal,
}) => {
  const other = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<h1>Woanders</h1>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  try {
    // Otherwise it is this browser that keeps no page.
    expect(await comeBack(page, `${elsewhere}/vorher`, elsewhere)).toEqual({ isSamePage: true, reasons: null });

    for (const path of ['/', '/news', '/spielplan', '/kontakt'])
      expect(await comeBack(page, portal.url + path, elsewhere, ['header a']), path).toEqual({
        isSamePage: true,
        reasons: null,
      });
  } finally {
    other.closeAllConnections();
    other.close();
  }
});

declare global {
  interface PerformanceNavigationTiming {
    /** Why a page was not kept (HTML Standard, 7.4.6.3); null if it was. */
    notRestoredReasons?: unknown;
  }
}

/** Opens a page, leaves it and goes back; with `hydrated`, it leaves only once these are operable. */
async function comeBack(page: Page, address: string, elsewhere: string, hydrated: string[] = []) {
  await page.goto(address);
  await untilHydrated(page, hydrated);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.goto(elsewhere);
  // A page that comes back as it was does not load, which Playwright's goBack would wait for.
  await page.evaluate(() => history.back());
  await page.waitForURL(address, { waitUntil: 'commit' });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { isSamePage: 'isSamePage' in globalThis, reasons: navigation?.notRestoredReasons ?? null };
  });
}
