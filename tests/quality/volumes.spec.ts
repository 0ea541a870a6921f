import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { openHydrated, saveData } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { IS_LONG, inTurn } from '../kit/long-form.ts';
import { overflowFaults } from '../kit/screen-faults.ts';
import { fillLists, LONG_NAME } from '../kit/volumes.ts';

const test = ownPortalTest('serial');

const KB = 1024;
/** More than any page shows at once (the fullest, of events, 50). The long form fills the lists as full as years do. */
const MANY = IS_LONG ? 500 : 60;
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
  '/kontakt',
];

test('every list says that it is empty, and stays whole', async ({ page, complaints }) => {
  test.slow();

  await expectLists(page, complaints, 'empty');
});

test('a name of 80 characters without a break and a lost picture fit every list', async ({
  page,
  editor,
  complaints,
}) => {
  test.slow();
  await fillLists(editor, { count: 1, name: () => LONG_NAME });

  await expectLists(page, complaints, 'long');
});

test(`${MANY} entries in every list keep pages small and whole`, async ({ page, editor, complaints }) => {
  test.setTimeout(400_000);
  await fillLists(editor, { count: MANY, name: (index) => `Eintrag ${index} ${(index * 7_919).toString(36)}` });

  await expectLists(page, complaints, 'full');
});

type Look = { width: number; colorScheme: 'light' | 'dark' };

/** The content of the lists. */
const fillings = ['full', 'long', 'empty'] as const;
type Filling = (typeof fillings)[number];

const looks: readonly Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];
/** The views of a list for axe: in the short form one of them, in turn. */
const sights = fillings.flatMap((filling) => looks.map((look) => ({ filling, look })));
const between: Look = { width: 768, colorScheme: 'light' };

/** Fits, one h1, accessible, nothing on the console, of bounded weight. */
async function expectLists(page: Page, complaints: string[], filling: Filling): Promise<void> {
  await saveData(page);
  // A team that nobody has entered has no page.
  const ofTeams = filling === 'empty' ? '/mannschaften' : '/mannschaft';
  for (const [turn, path] of [...lists, ofTeams].entries()) {
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
      const isForAxe = (look: Look) =>
        inTurn(sights, turn).some((seen) => seen.filling === filling && seen.look === look);
      for (const look of [...looks, between]) {
        await page.setViewportSize({ width: look.width, height: 800 });
        await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
        expect.soft(await overflowFaults(page), path).toEqual([]);
        if (isForAxe(look)) expect.soft(await accessibilityFaults(page), `${path} at ${look.width} px`).toEqual([]);
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
