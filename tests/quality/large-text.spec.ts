import { chromium, type Page } from '@playwright/test';
import { untilHydrated } from '../kit/hydrated-page.ts';
import { expect, refuseCookies, test } from '../kit/journey-test.ts';
import { inTurn } from '../kit/long-form.ts';
import { publicPaths } from '../kit/public-paths.ts';
import { overflowFaults } from '../kit/screen-faults.ts';

/** What a browser is set to for text at 200 %: the size that every rem and em follows. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';
const WIDTHS = [320, 768, 360, 1024, 1440];

test('with text at 200 % no public page scrolls sideways, and no text lies over another', async ({
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
        expect.soft(await textOverlaps(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
  await browser.close();
});

test('with text at 200 % both links of the fixtures are read whole on a phone', async ({ portal, launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 360, height: 740 } });
  await refuseCookies(context, portal.url);
  const page = await context.newPage();
  await page.goto('/spielplan');

  const hidden = await page
    .getByRole('navigation', { name: 'Im Spielplan' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden, 'px cut off').toBe(0);
  await browser.close();
});

test('with text at 200 % the buttons of the cookie banner stand whole on a phone, one below the other', async ({
  portal,
  launchOptions,
}) => {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto('/kontakt');
  const buttons = page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).getByRole('button');

  await expect(buttons.filter({ hasText: 'Alle akzeptieren' })).toBeVisible();
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0), (await button.textContent()) ?? '').toBeLessThanOrEqual(360);
  }
  await browser.close();
});

test('with text at 200 % a badge on a card lies on no title', async ({ portal, launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 360, height: 740 } });
  await refuseCookies(context, portal.url);
  const page = await context.newPage();
  for (const path of ['/sponsoren', '/news']) {
    await page.goto(path);
    const gaps = await page
      .locator('main article, main li')
      .filter({ has: page.locator('h2, h3') })
      .evaluateAll((cards) =>
        cards.flatMap((card) => {
          const badge = [...card.querySelectorAll('span')].find(
            (part) => getComputedStyle(part).translate === '0px -50%',
          );
          const next = badge?.nextElementSibling;
          return badge && next ? [next.getBoundingClientRect().top - badge.getBoundingClientRect().bottom] : [];
        }),
      );
    expect(gaps.length, path).toBeGreaterThan(0);
    expect(Math.min(...gaps), `px on ${path}`).toBeGreaterThanOrEqual(12);
  }
  await browser.close();
});

test('with text at 200 % the name of the club covers no crest and no title of a slide on a phone', async ({
  portal,
  launchOptions,
}) => {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 360, height: 740 } });
  await refuseCookies(context, portal.url);
  const page = await context.newPage();
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Aktuelles aus dem Verein' });
  const name = slides.getByRole('heading', { level: 1 });

  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const end = await name.evaluate((heading) => heading.getBoundingClientRect().bottom);
    const tops = await slides
      .locator('h2, [role=img], svg:has(text)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(0);
    expect.soft(Math.min(...tops), `what begins first in the slides at ${width} px`).toBeGreaterThanOrEqual(end);
  }
  await browser.close();
});

test('with text at 200 % what is on today has room for its words on a phone', async ({
  portal,
  launchOptions,
  editor,
}) => {
  const startDate = new Date(Date.now() - 60_000).toISOString();
  const match = { type: 'match', team: '1-mannschaft', opponent: 'SV Großmüllersdorf', home: true, startDate };
  const id = await editor.create('events', { ...match, goalsHome: 2, goalsAway: 1 });
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 320, height: 740 } });
  await refuseCookies(context, portal.url);
  const page = await context.newPage();
  await page.goto('/');

  const row = page.getByRole('listitem').filter({ hasText: /Großmüllersdorf.*Spiel · 1\. Mannschaft/ });
  const title = row.getByRole('paragraph').first();
  const [words, all] = [await title.boundingBox(), await row.boundingBox()];
  expect((words?.width ?? 0) / (all?.width ?? 1), 'share of the row').toBeGreaterThan(0.7);
  await browser.close();
  await editor.call('DELETE', `/api/events/${id}`);
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

/** Which lines of text in the main area lie over each other, as far as they are to be seen. */
function textOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; node: Node; left: number; top: number; right: number; bottom: number };
    const lines = linesOf(document.querySelector('main') ?? document.body).toSorted((a, b) => a.top - b.top);
    return lines.flatMap((line, index) => {
      const below = lines.slice(index + 1);
      const last = below.findIndex(({ top }) => top > line.bottom);
      return (
        below
          .slice(0, last < 0 ? below.length : last)
          .filter(({ left, right }) => line.right > left + 1 && right > line.left + 1)
          // A line that ends in an ellipsis is two boxes in one place.
          .filter(({ node, top }) => node !== line.node || top > line.top + 1)
          .map(({ text }) => `${line.text} / ${text}`)
      );
    });

    function linesOf(main: Element): Line[] {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const line = seenOf(rect, parent);
          if (line.right > line.left + 1 && line.bottom > line.top)
            found.push({ text: text.slice(0, 60), node, ...line });
        }
      }
      return found;
    }

    /** Letters do not fill the height of their line; what a part around them hides is not seen. */
    function seenOf(rect: DOMRect, parent: Element): Omit<Line, 'text' | 'node'> {
      const inset = rect.height * 0.3;
      const line = { left: rect.left, top: rect.top + inset, right: rect.right, bottom: rect.bottom - inset };
      for (let part: Element | null = parent; part; part = part.parentElement) {
        if (getComputedStyle(part).overflow === 'visible') continue;
        const box = part.getBoundingClientRect();
        line.left = Math.max(line.left, box.left);
        line.top = Math.max(line.top, box.top);
        line.right = Math.min(line.right, box.right);
        line.bottom = Math.min(line.bottom, box.bottom);
      }
      return line;
    }
  });
}
