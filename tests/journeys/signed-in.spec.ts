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
