import { adminPatterns } from '../kit/admin-screens.ts';
import { foreignRequests } from '../kit/foreign-requests.ts';
import { expect, test } from '../kit/journey-test.ts';
import { expectStill, watchShifts } from '../kit/layout-shifts.ts';
import { IS_LONG, inTurn } from '../kit/long-form.ts';
import { lookAt, lookAtFirst, sharedVisits } from '../kit/page-visits.ts';
import { detailPaths, publicPaths } from '../kit/public-paths.ts';

/** The tests of a block look at the same visits, and so belong into one worker. */
const TOGETHER = { mode: 'default', timeout: 240_000 } as const;

const viewports = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.describe.configure(TOGETHER);
    test.use({ viewport, reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => watchShifts(page));
    const look = sharedVisits(lookAt);

    test('every page is accessible, light and dark, fits every width and complains about nothing', async ({
      page,
      portal,
      complaints,
    }) => {
      for (const { path, colorSchemes } of await visitsOf(portal.url, viewport)) {
        await test.step(path, async () => {
          const { faults, misfits, complaints: said } = await look({ page, complaints, colorSchemes }, path);
          expect.soft(faults, path).toEqual([]);
          expect.soft(misfits, path).toEqual([]);
          expect.soft(said, path).toEqual([]);
        });
      }
      expect(complaints).toEqual([]);
    });

    test('nothing moves when the fonts arrive late', async ({ page, portal, complaints }) => {
      for (const { path, colorSchemes } of await visitsOf(portal.url, viewport)) {
        await test.step(path, async () =>
          expectStill((await look({ page, complaints, colorSchemes }, path)).shifts, path),
        );
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
        const { status, headings, misfits } = await look({ page, foreign }, path);
        expect(status, path).toBe(200);
        expect.soft(headings, path).toHaveLength(1);
        expect.soft(misfits, path).toEqual([]);
      });
    }
  });

  test('no page asks anybody else for anything before consent', async ({ page, portal, createArticle }) => {
    const foreign = foreignRequests(page, portal.url);
    const { slug } = await createArticle();
    const paths = [...(await publicPaths(portal.url)), '/offline', '/gibt-es-nicht', `/news/${slug}`];
    paths.push(...(await adminPaths(portal.url)));
    expect(paths.length).toBeGreaterThan(20);

    for (const path of paths) {
      await test.step(path, async () => {
        const { foreign: asked } = await look({ page, foreign }, path);
        expect(asked, path).toEqual([]);
      });
    }
  });
});

/** The pages seen at a width, and how: in the short form each at one width and in one look, in turn. */
async function visitsOf(portalUrl: string, viewport: (typeof viewports)[number]) {
  const paths = [...(await publicPaths(portalUrl)), ...(await detailPaths(portalUrl))].map((path, index) => ({
    path,
    isSeen: inTurn(viewports, index).includes(viewport),
    colorSchemes: inTurn(['light', 'dark'] as const, Math.floor(index / viewports.length)),
  }));
  return paths.filter(({ isSeen }) => isSeen);
}

/** Every screen redirects visitors who are not signed in to the login: in the short form the first. */
async function adminPaths(portalUrl: string): Promise<string[]> {
  const paths = (await adminPatterns(portalUrl)).filter((path) => !path.includes(':'));
  const [first] = paths.filter((path) => path.startsWith('/admin'));
  return paths.filter((path) => IS_LONG || path === first || !path.startsWith('/admin'));
}
