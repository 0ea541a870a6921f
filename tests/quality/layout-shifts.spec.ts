import { isFrameData, openHydrated, saveData } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/journey-test.ts';
import { holdBack } from '../kit/late-answers.ts';
import { expectStill, shiftsOf, watchShifts } from '../kit/layout-shifts.ts';
import { inTurn } from '../kit/long-form.ts';
import { publicPaths } from '../kit/public-paths.ts';

const START = '/gibt-es-nicht';
const loading = '[aria-label="Wird geladen"], [aria-label="Termine werden geladen"]';

/** Pages without a link in menu or footer. */
const UNLINKED = ['/archiv', '/anbieter-test'];

const sizes = [
  { width: 390, height: 780 },
  { width: 1440, height: 900 },
];

for (const size of sizes) {
  test(`at ${size.width} px nothing moves when a page that was opened from inside the site arrives late`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await saveData(page);
    await watchShifts(page);

    // In the short form each page at one of the sizes.
    const paths = (await publicPaths(portal.url))
      .filter((path) => !UNLINKED.includes(path))
      .filter((_, turn) => inTurn(sizes, turn).includes(size));
    for (const path of paths) {
      await test.step(path, async () => {
        await openHydrated(page, START);
        // Notices come with the click itself, which excuses their shifts if a person makes it.
        await page.addStyleTag({ content: `[aria-label="Wichtige Hinweise"] { display: none }` });
        // The clock comes after hydration: from then on links lead on inside the page.
        await expect(page.getByRole('banner')).toContainText(/\d\d:\d\d/);
        await page.waitForLoadState('networkidle');
        const { isWaiting, release } = await holdBack(page, isData);
        await page.locator(`:is(header, footer) a[href="${path}"]`).first().dispatchEvent('click');
        await isWaiting();
        await release();
        await expect(page.locator(`main :is(${loading})`)).toHaveCount(0);
        await page.waitForLoadState('networkidle');

        expectStill(await shiftsOf(page), path);
      });
    }
  });
}

const isData = (url: URL) => url.pathname.startsWith('/api/') && !isFrameData(url.pathname);
