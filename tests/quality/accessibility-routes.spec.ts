import { expectAccessible, expectAccessibleHere } from '../kit/accessibility.ts';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

const phone = { width: 390, height: 844 };

test.use({ reducedMotion: 'reduce' });

test('a picture shown large is accessible, and leads through the album by keyboard', async ({ page, request }) => {
  const albums = (await (await request.get('/api/albums')).json()) as { slug: string; count: number }[];
  const album = albums.find(({ count }) => count > 1);
  await openHydrated(page, `/mannschaftsfotos?album=${album?.slug}`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await expectAccessible(page, 'lightbox');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/bild=2/);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the details of a Termin are accessible', async ({ page }) => {
  await openHydrated(page, `/kalender?ansicht=liste&monat=${new Date().toISOString().slice(0, 7)}`);
  await page.getByRole('main').locator('a[href*="termin="]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await expectAccessible(page, 'details');
});

test('every tab of a team is accessible', async ({ page }) => {
  await openHydrated(page, '/mannschaft');
  for (const name of ['Spielplan', 'Kader', 'Statistik', 'Liveticker']) {
    await page.getByRole('tab', { name }).click();
    await expectAccessible(page, name);
  }
});

test('a form that was filled in wrongly is accessible', async ({ page }) => {
  await openHydrated(page, '/kontakt');
  await page.getByRole('button', { name: /senden/i }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();

  await expectAccessible(page, 'contact form');
});

test.describe('who has not decided about cookies', () => {
  test.use({ hasDecided: false, viewport: phone });

  test('is asked and can choose, accessibly', async ({ page }) => {
    await openHydrated(page, '/news');
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true })).toBeVisible();
    await expectAccessibleHere(page, 'banner');
    await page.getByRole('button', { name: 'Cookie-Einstellungen', exact: true }).click();
    await expectAccessibleHere(page, 'banner with switches');
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await page.mouse.wheel(0, 400);
    await page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen verwalten' })).toBeVisible();

    await expectAccessibleHere(page, 'settings');
  });
});

for (const path of ['/', '/news', '/kalender', '/kontakt']) {
  test(`on ${path} the keyboard shows where it is, and nothing covers that`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(describeFocus);
      expect.soft(focus.isMarked, `${focus.what} shows no focus`).toBe(true);
      expect.soft(focus.isCovered, `${focus.what} is covered`).toBe(false);
    }
  });
}

/** Runs in the page. */
function describeFocus(): { what: string; isMarked: boolean; isCovered: boolean } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body)
    return { what: 'nothing', isMarked: true, isCovered: false };
  // A card is marked as a whole, around it or by the layer that makes all of it the link.
  const looks = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    getComputedStyle(element.closest('article, li') ?? element),
  ];
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + Math.min(width / 2, 6), top + Math.min(height / 2, 6)],
    [right - Math.min(width / 2, 6), bottom - Math.min(height / 2, 6)],
  ] as const;
  const isOwn = ([x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return {
    what: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`,
    isMarked: looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 1),
    isCovered: !points.some(isOwn),
  };
}
