import type { Page } from '@playwright/test';
import { signIn } from '../kit/editor.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { overflowFaultsAt } from '../kit/screen-faults.ts';

const test = ownPortalTest();

const GROUPS = ['Abteilungen', 'Vereinsheim', 'Veranstaltungen', 'Schiedsrichter', 'Förderverein', 'Mitmachen'];
const WIDTHS = [360, 768, 900, 1024, 1100, 1240, 1440, 1920];

test('own pages in six groups leave the header room at every width, and all of them are found', async ({
  page,
  portal,
}) => {
  const editor = await signIn(portal.url);
  await editor.create('teams', { name: '1. Mannschaft', slug: '1-mannschaft' });
  const usual = await headersAt(page, [768]);
  for (const [place, menu] of GROUPS.entries())
    await editor.create('own-pages', { title: `Seite ${place + 1}`, published: true, menu });

  const long = await headersAt(page, WIDTHS);

  expect([...usual, ...long].flatMap(({ faults }) => faults)).toEqual([]);
  expect([usual, long].map((headers) => headers.map(({ isDrawer }) => isDrawer))).toEqual([
    [false],
    [true, true, true, false, false, false, false, false],
  ]);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.getByRole('button', { name: 'Mehr' }).click();
  const first = page.getByRole('banner').getByRole('list', { name: 'Abteilungen' });
  await expect(first.getByRole('link', { name: 'Seite 1' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByText('Abteilungen')).toBeInViewport({ ratio: 1 });
  expect(await overflowFaultsAt(page, [1024])).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Seite 6' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seite 6' })).toBeVisible();

  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Förderverein' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Seite 5' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seite 5' })).toBeVisible();
});

type HeaderLook = { faults: string[]; isDrawer: boolean };

/** Elements in the header that overlap a neighbour or reach beyond the window, width by width. */
async function headersAt(page: Page, widths: readonly number[]): Promise<HeaderLook[]> {
  const looks: HeaderLook[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await openHydrated(page, '/vorstand');
    const faults = await page.evaluate(() => {
      const parts = [
        ...document.querySelectorAll('header > div > a > *, header nav > ul > li, header nav ~ a, header button'),
      ];
      const boxes = parts
        .filter(
          (part) => part.checkVisibility() && !part.closest('nav ul ul') && part.getBoundingClientRect().width > 1,
        )
        .map((part) => ({
          name: part.textContent,
          isGroup: part.closest('li') !== null && part.matches('button'),
          box: part.getBoundingClientRect(),
        }))
        .filter(({ isGroup }) => !isGroup)
        .sort((a, b) => a.box.left - b.box.left);
      return boxes.flatMap(({ name, box }, place) => {
        const next = boxes[place + 1]?.box.left ?? window.innerWidth;
        return box.right > next + 1
          ? [`${window.innerWidth}: ${name} ends at ${box.right}, the next begins at ${next}`]
          : [];
      });
    });
    const drawer = page.getByRole('button', { name: 'Menü öffnen' });
    looks.push({ faults: [...faults, ...(await overflowFaultsAt(page, [width]))], isDrawer: await drawer.isVisible() });
  }
  return looks;
}
