import { adminPatterns } from '../kit/admin-screens.ts';
import { foreignRequests } from '../kit/foreign-requests.ts';
import { expect, test } from '../kit/journey-test.ts';
import { expectStill, watchShifts } from '../kit/layout-shifts.ts';
import { lookAt, lookAtFirst, sharedVisits } from '../kit/page-visits.ts';
import { publicPaths } from '../kit/public-paths.ts';

/** The tests of a block look at the same visits, and so belong into one worker. */
const TOGETHER = { mode: 'default', timeout: 240_000 } as const;

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.describe.configure(TOGETHER);
    test.use({ viewport, reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => watchShifts(page));
    const look = sharedVisits(lookAt);

    test('every page is accessible, light and dark, and complains about nothing', async ({
      page,
      portal,
      complaints,
    }) => {
      for (const path of await publicPaths(portal.url)) {
        await test.step(path, async () => {
          const { faults, complaints: said } = await look({ page, complaints }, path);
          expect.soft(faults.light, `${path}, light`).toEqual([]);
          expect.soft(faults.dark, `${path}, dark`).toEqual([]);
          expect.soft(said, path).toEqual([]);
        });
      }
      expect(complaints).toEqual([]);
    });

    test('nothing moves when the fonts arrive late', async ({ page, portal, complaints }) => {
      for (const path of await publicPaths(portal.url)) {
        await test.step(path, async () => expectStill((await look({ page, complaints }, path)).shifts, path));
      }
    });
  });
}

test.describe('seen for the first time', () => {
  test.describe.configure(TOGETHER);
  test.use({ viewport: { width: 320, height: 700 }, hasDecided: false });
  const look = sharedVisits(lookAtFirst);

  test('every page of every section is there, fits a phone and has one heading of the first level', async ({
    page,
    portal,
  }) => {
    const foreign = foreignRequests(page, portal.url);
    for (const path of await publicPaths(portal.url)) {
      await test.step(path, async () => {
        const { status, headings, overflow } = await look({ page, foreign }, path);
        expect(status, path).toBe(200);
        expect.soft(headings, path).toBe(1);
        expect.soft(overflow, path).toBe(0);
      });
    }
  });

  test('no page asks anybody else for anything before consent', async ({ page, portal, createArticle }) => {
    const foreign = foreignRequests(page, portal.url);
    const { slug } = await createArticle();
    const admin = (await adminPatterns(portal.url)).filter((path) => !path.includes(':'));
    const paths = [...(await publicPaths(portal.url)), '/offline', '/gibt-es-nicht', `/news/${slug}`, ...admin];
    expect(paths.length).toBeGreaterThan(20);

    for (const path of paths) {
      await test.step(path, async () => {
        const { foreign: asked } = await look({ page, foreign }, path);
        expect(asked, path).toEqual([]);
      });
    }
  });
});
