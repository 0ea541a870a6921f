import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { openHydrated, saveData } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { fillLists, LONG_NAME } from '../kit/volumes.ts';

const test = ownPortalTest('serial');

const KB = 1024;
/** More than any page shows at once. `TEST_LONG=1` fills the lists as full as years do. */
const MANY = process.env['TEST_LONG'] ? 500 : 120;
/** With unlike entries a page of 500 is larger than with like ones, but never megabytes. */
const DOCUMENT_LIMIT = 120 * KB;
const PAGE_LIMIT = 600 * KB;

/** Elements of the home page, however long its lists are. */
const HOME_ELEMENTS_LIMIT = 3500;

/** Banners have a path of their own. */
const LOST_PICTURES = /\/(banner-)?objects\/verloren\/bild\.jpg/;

const lists = [
  '/',
  '/news',
  '/sponsoren',
  '/vorstand',
  '/mannschaftsfotos',
  '/kalender',
  '/kalender?ansicht=liste',
  '/trainingszeiten',
  '/spielplan',
  '/mannschaft',
  '/kontakt',
];

test('every list says that it is empty, and stays whole', async ({ page, complaints }) => {
  test.slow();

  await expectLists(page, complaints);
});

test('a name of 80 characters without a break and a lost picture fit every list', async ({
  page,
  editor,
  complaints,
}) => {
  test.slow();
  await fillLists(editor, { count: 1, name: () => LONG_NAME });

  await expectLists(page, complaints);
});

test(`${MANY} entries in every list keep pages small and whole`, async ({ page, editor, complaints }) => {
  test.setTimeout(400_000);
  await fillLists(editor, { count: MANY, name: (index) => `Eintrag ${index} ${(index * 7_919).toString(36)}` });

  await expectLists(page, complaints);
});

/** Fits, one h1, accessible, nothing on the console, of bounded weight. */
async function expectLists(page: Page, complaints: string[]): Promise<void> {
  await saveData(page);
  for (const path of lists) {
    await test.step(path, async () => {
      const weight = weigh(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await openHydrated(page, path);
      await page.waitForLoadState('networkidle');
      const { document, all } = await weight();
      expect.soft(document, `${path}: bytes of its HTML`).toBeLessThanOrEqual(DOCUMENT_LIMIT);
      expect.soft(all, `${path}: bytes in all`).toBeLessThanOrEqual(PAGE_LIMIT);
      if (path === '/') expect.soft(await page.locator('*').count(), path).toBeLessThanOrEqual(HOME_ELEMENTS_LIMIT);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      for (const [width, colorScheme] of [
        [320, 'light'],
        [768, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect.soft(await overflowOf(page), `${path} at ${width} px`).toBe(0);
        if (width !== 768)
          expect.soft(await accessibilityFaults(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  }
  expect(complaints.filter((text) => !LOST_PICTURES.test(text))).toEqual([]);
}

/** Counts the bytes that come over the line from now on. */
function weigh(page: Page): () => Promise<{ document: number; all: number }> {
  const sizes: Promise<{ isDocument: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const isDocument = request.resourceType() === 'document';
    const measured = request.sizes().then(({ responseBodySize: bytes }) => ({ isDocument, bytes }));
    sizes.push(measured.catch(() => ({ isDocument, bytes: 0 })));
  });
  return async () => {
    const known = await Promise.all(sizes.splice(0));
    const sum = (parts: typeof known) => parts.reduce((bytes, part) => bytes + part.bytes, 0);
    page.removeAllListeners('requestfinished');
    return { document: sum(known.filter(({ isDocument }) => isDocument)), all: sum(known) };
  };
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
