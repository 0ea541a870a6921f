import { chromium, type Page } from '@playwright/test';
import { untilHydrated } from '../kit/hydrated-page.ts';
import { expect, refuseCookies, test } from '../kit/journey-test.ts';
import { inTurn } from '../kit/long-form.ts';
import { publicPaths } from '../kit/public-paths.ts';
import { overflowFaults } from '../kit/screen-faults.ts';

/** What a browser is set to for text at 200 %: the size that every rem and em follows. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';
const WIDTHS = [320, 360];

test('with text at 200 % no public page of a phone scrolls sideways, and nothing lies over the name of the club', async ({
  portal,
  launchOptions,
}) => {
  test.setTimeout(240_000);
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
  const context = await browser.newContext({ baseURL: portal.url, locale: 'de-DE', serviceWorkers: 'block' });
  await refuseCookies(context, portal.url);
  const page = await context.newPage();
  for (const [index, path] of (await publicPaths(portal.url)).entries()) {
    await test.step(path, async () => {
      for (const width of inTurn(WIDTHS, index)) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path, { waitUntil: 'commit' });
        await untilHydrated(page);
        expect.soft(await overflowFaults(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await headerOverlaps(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
  await browser.close();
});

/** Which parts of the header lie over each other. */
function headerOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header[data-frame] :is(b, small, time, button)')].filter((part) =>
      part.checkVisibility(),
    );
    const boxes = parts.map((part) => ({ name: part.textContent || part.tagName, box: part.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
        .filter(({ box: other }) => box.bottom > other.top + 1 && other.bottom > box.top + 1)
        .map(({ name: other }) => `${name} / ${other}`),
    );
  });
}
