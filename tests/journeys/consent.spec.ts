import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

test.use({ hasDecided: false });

/**
 * As when somebody chooses another tab: a headless browser shows all of them. Repeated, because the parts that report
 * to the portal are loaded late.
 */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    setInterval(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })), 100);
  });

test('a first visitor is asked once, and may change the answer later', async ({ page }) => {
  await openHydrated(page, '/news');
  const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await banner.getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(banner).toBeHidden();

  await openHydrated(page, '/news');
  await page.mouse.wheel(0, 400);
  const opener = page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' });
  await expect(opener).toBeVisible();
  const { x, y } = (await opener.boundingBox()) ?? { x: -1, y: -1 };
  expect([x < 100, y > 700]).toEqual([true, true]);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen verwalten' });
  await expect(banner).toBeHidden();
  await dialog.getByRole('switch', { name: 'Analyse' }).check();
  const visit = page.waitForRequest('**/api/visits');
  await dialog.getByRole('button', { name: 'Einstellungen speichern' }).click();

  expect((await visit).postDataJSON()).toMatchObject({ path: '/news', device: 'desktop' });
});

test('the question is not printed over what somebody prints without having answered', async ({ page }) => {
  await openHydrated(page, '/spielplan');
  const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await expect(banner).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(banner).toBeVisible();
});

test('nothing is counted before consent', async ({ page }) => {
  const visits: string[] = [];
  page.on('request', (request) => /\/api\/(visits|vitals)$/.test(request.url()) && visits.push(request.url()));

  await openHydrated(page, '/news');
  await page.getByRole('button', { name: 'Nur erforderliche' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  const views = page.waitForRequest('**/api/views');
  await leave(page);

  // Sums per version are reported in any case: they say nothing about a person.
  expect((await views).postDataJSON()).toMatchObject({
    views: expect.arrayContaining([expect.objectContaining({ count: 1 })]),
  });
  expect(visits).toEqual([]);
});

test('after consent a tab tells how fast its page was', async ({ page }) => {
  await openHydrated(page, '/news');
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  const vital = page.waitForRequest('**/api/vitals');
  await leave(page);

  expect((await vital).postDataJSON()).toMatchObject({
    shown: [{ section: 'news', page: '/news' }, { section: 'shell' }],
  });
});

test('what is withdrawn in one tab is withdrawn in the other, and stays so', async ({ page, context }) => {
  await openHydrated(page, '/news');
  const banner = (tab: Page) => tab.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  const other = await context.newPage();
  await openHydrated(other, '/news');
  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }).click();
  await page.getByRole('button', { name: 'Banner erneut anzeigen' }).click();

  await expect(banner(other)).toBeVisible();
  await other.reload();
  await expect(banner(other)).toBeVisible();
  await banner(other).getByRole('button', { name: 'Nur erforderliche' }).click();
  await expect(banner(page)).toBeHidden();
});

test('the banner can be shown again, and asks until it is answered', async ({ page }) => {
  await openHydrated(page, '/news');
  const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await expect(banner).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Alle akzeptieren' }).click();

  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }).click();
  await page.getByRole('button', { name: 'Banner erneut anzeigen' }).click();

  await expect(banner).toBeVisible();
});
