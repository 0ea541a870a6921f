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

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('who goes to another site and back and forward finds public pages as they were left, without loading them', async ({
      page,
      portal,
    }) => {
      const other = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<h1>Woanders</h1>'));
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      try {
        // Otherwise it is this browser that keeps no page.
        await page.goto(`${elsewhere}/davor`);
        expect(await comeBack(page, `${elsewhere}/vorher`, elsewhere)).toEqual([AS_LEFT, AS_LEFT]);

        if (serviceWorkers === 'allow') {
          await page.goto(`${portal.url}/impressum`);
          await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
            timeout: 30_000,
          });
        }
        for (const path of ['/', '/news', '/spielplan', '/kontakt'])
          expect(await comeBack(page, portal.url + path, elsewhere, ['header a']), path).toEqual([AS_LEFT, AS_LEFT]);
      } finally {
        other.closeAllConnections();
        other.close();
      }
    });
  });
}

const AS_LEFT = { isSamePage: true, reasons: null };

declare global {
  interface PerformanceNavigationTiming {
    /** Why a page was not kept (HTML Standard, 7.4.6.3); null if it was. */
    notRestoredReasons?: unknown;
  }
}

/** Opens a page, leaves it once `hydrated` is operable and goes back, then back once more and forward. */
async function comeBack(page: Page, address: string, elsewhere: string, hydrated: string[] = []) {
  const before = page.url();
  await page.goto(address);
  await untilHydrated(page, hydrated);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.goto(elsewhere);
  await go(page, 'back', address);
  const back = await lookAt(page);
  await go(page, 'back', before);
  await go(page, 'forward', address);
  return [back, await lookAt(page)];
}

/** A page that comes back as it was does not load, which Playwright's own ways would wait for. */
async function go(page: Page, direction: 'back' | 'forward', address: string): Promise<void> {
  await page.evaluate((to) => history[to](), direction);
  await page.waitForURL(address, { waitUntil: 'commit' });
}

function lookAt(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { isSamePage: 'isSamePage' in globalThis, reasons: navigation?.notRestoredReasons ?? null };
  });
}
