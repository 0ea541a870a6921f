import type { Locator } from '@playwright/test';
import { signInAs } from '../kit/admin-page.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/journey-test.ts';

const phone = { width: 390, height: 844 };

test.beforeEach(({ page, portal }) => signInAs(page, portal.url));

test('who is signed in reads the same home page, with the way to the admin area bottom right', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/');
  await expect(page.getByRole('heading', { level: 2, name: 'Vereinsneuigkeiten' })).toBeVisible();

  const button = page.getByRole('link', { name: 'Admin-Bereich' });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(x + width / 2).toBeGreaterThan(phone.width * 0.75);
  expect(y + height / 2).toBeGreaterThan(phone.height * 0.75);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(drawer.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await button.click();

  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('from the admin area the home page is loaded when it is asked for', async ({ page }) => {
  await openHydrated(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Übersicht' })).toBeVisible();
  const side = page.getByRole('navigation', { name: 'Admin-Bereich', exact: true });
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(side.getByRole('button')).toHaveCount(4);
    for (const head of await side.getByRole('button').all()) {
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      expect(await outOfReach(side), `${await head.innerText()} unfolded at ${width} px`).toEqual([]);
    }
  }
  // Narrower windows have a bar below instead.
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(side).toBeHidden();
  expect(await outOfReach(page.getByRole('navigation', { name: 'Admin-Bereich, Schnellzugriff' }))).toEqual([]);

  await page.getByRole('link', { name: 'Zur Website' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 2, name: 'Vereinsneuigkeiten' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
});

test('on a low phone the way to the admin area leaves the controls of the slides free, and comes once they are gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHydrated(page, '/');
  const slides = page.getByRole('region', { name: 'Aktuelles aus dem Verein' });
  const next = slides.getByRole('button', { name: 'Nächste Folie' });
  await next.waitFor();
  await expect(page.locator('a[aria-label="Admin-Bereich"]')).toBeAttached();

  await next.click();
  await expect(page.getByRole('link', { name: 'Admin-Bereich' })).toHaveCount(0);
  await page.mouse.wheel(0, 400);

  await expect(page.getByRole('link', { name: 'Admin-Bereich' })).toBeVisible();
});

/** What of a navigation a pointer does not hit: it is out of the window, or below something else. */
function outOfReach(navigation: Locator): Promise<string[]> {
  return navigation
    .getByRole('button')
    .or(navigation.getByRole('link'))
    .evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const middle = [x + width / 2, y + height / 2] as const;
          const points = [middle, [middle[0], y + 2], [middle[0], y + height - 2], [x + 2, middle[1]]] as const;
          return !points.every(([left, top]) => part.contains(document.elementFromPoint(left, top)));
        })
        .map((part) => part.textContent),
    );
}
