import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { signInAs } from '../kit/admin-page.ts';
import { untilHydrated } from '../kit/hydrated-page.ts';
import { expect, refuseCookies, test as base } from '../kit/journey-test.ts';
import { LARGE_TEXT, largeTextFaults } from '../kit/large-text.ts';
import { inTurn } from '../kit/long-form.ts';
import { detailPaths, publicPaths } from '../kit/public-paths.ts';

/** Opens a page of a browser whose text is at 200 %, by default on a phone. */
const test = base.extend<{ openLarge: (options?: BrowserContextOptions & { hasDecided?: boolean }) => Promise<Page> }>({
  openLarge: async ({ portal, launchOptions }, provide) => {
    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
    await provide(async ({ hasDecided = true, ...options } = {}) => {
      const viewport = { width: 360, height: 740 };
      const context = await browser.newContext({ baseURL: portal.url, viewport, ...options });
      if (hasDecided) await refuseCookies(context, portal.url);
      return context.newPage();
    });
    await browser.close();
  },
});

const NARROWEST = 320;
const WIDTHS = [768, 360, 1024, 1440];

test('with text at 200 % no public page scrolls sideways, and no text lies over another', async ({
  portal,
  openLarge,
}) => {
  test.setTimeout(240_000);
  const page = await openLarge({ locale: 'de-DE', serviceWorkers: 'block' });
  const paths = [...(await publicPaths(portal.url)), ...(await detailPaths(portal.url))];
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: NARROWEST, height: 740 });
      await page.goto(path, { waitUntil: 'commit' });
      await untilHydrated(page);
      expect.soft(await largeTextFaults(page), `${path} at ${NARROWEST} px`).toEqual([]);
      for (const width of inTurn(WIDTHS, index)) {
        await page.setViewportSize({ width, height: 740 });
        await expect.soft.poll(() => largeTextFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
});

test('with text at 200 % both links of the fixtures are read whole on a phone', async ({ openLarge }) => {
  const page = await openLarge();
  await page.goto('/spielplan');

  const hidden = await page
    .getByRole('navigation', { name: 'Im Spielplan' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden, 'px cut off').toBe(0);
});

test('with text at 200 % the buttons of the cookie banner stand whole on a phone, one below the other', async ({
  openLarge,
}) => {
  const page = await openLarge({ hasDecided: false });
  await page.goto('/kontakt');
  const buttons = page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).getByRole('button');

  await expect(buttons.filter({ hasText: 'Alle akzeptieren' })).toBeVisible();
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0), (await button.textContent()) ?? '').toBeLessThanOrEqual(360);
  }
});

test('with text at 200 % a badge on a card lies on no title', async ({ openLarge }) => {
  const page = await openLarge();
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
});

test('with text at 200 % the name of the club covers no crest and no title of a slide on a phone', async ({
  openLarge,
}) => {
  const page = await openLarge();
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
});

test('with text at 200 % the words of the bar of the admin area stand beside each other', async ({
  portal,
  openLarge,
}) => {
  const page = await openLarge({ hasDecided: false });
  await signInAs(page, portal.url);
  await page.goto('/admin');
  const bar = page.getByRole('navigation', { name: 'Admin-Bereich, Schnellzugriff' });
  await expect(bar).toBeVisible();

  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await bar
      .locator('> *')
      .evaluateAll((places) => places.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect.soft(Math.max(...cut), `px beside its place at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('with text at 200 % what is on today has room for its words on a phone', async ({ editor, openLarge }) => {
  const startDate = new Date(Date.now() - 60_000).toISOString();
  const match = { type: 'match', team: '1-mannschaft', opponent: 'SV Großmüllersdorf', home: true, startDate };
  const id = await editor.create('events', { ...match, goalsHome: 2, goalsAway: 1 });
  const page = await openLarge({ viewport: { width: 320, height: 740 } });
  await page.goto('/');

  const row = page.getByRole('listitem').filter({ hasText: /Großmüllersdorf.*Spiel · 1\. Mannschaft/ });
  const title = row.getByRole('paragraph').first();
  const [words, all] = [await title.boundingBox(), await row.boundingBox()];
  expect((words?.width ?? 0) / (all?.width ?? 1), 'share of the row').toBeGreaterThan(0.7);
  await editor.call('DELETE', `/api/events/${id}`);
});
