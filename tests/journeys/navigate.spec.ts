import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

test('following links asks for no document, starts at the top and moves the focus to the page', async ({
  page,
  createArticle,
}) => {
  const { title } = await createArticle({ content: '<p>Langer Text.</p>'.repeat(80) });
  await openHydrated(page, '/news');
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(documents).toEqual([]);
});

test('a button leads back to the top after 300 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/news');
  const button = page.getByRole('button', { name: 'Nach oben' });
  const atTop = await crestIn(page);

  await page.evaluate(() => window.scrollTo({ top: 290, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await expect
    .poll(async () => (await crestIn(page)).height, 'px of the drawn-back crest')
    .toBeLessThan(atTop.height * 0.7);
  expect(
    Math.abs((await crestIn(page)).gap - atTop.gap),
    'px by which its gap before the name has changed',
  ).toBeLessThan(2);
  await page.evaluate(() => window.scrollTo({ top: 310, behavior: 'instant' }));
  await button.click();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the skip link leads to the content', async ({ page }) => {
  await openHydrated(page, '/news');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('a link opened in a new tab leaves this one where it is', async ({ page, context, createArticle }) => {
  const { title, slug } = await createArticle();
  await openHydrated(page, '/news');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: title }).click({ modifiers: ['ControlOrMeta'] });

  const newTab = await opened;
  // `toHaveURL` runs in the tab itself, and Playwright sometimes never reaches a background tab.
  await expect.poll(() => new URL(newTab.url()).pathname).toBe(`/news/${slug}`);
  await expect(page).toHaveURL('/news');
});

/** The crest in the header, and how far from it the name of the club begins, in CSS px. */
async function crestIn(page: Page): Promise<{ height: number; gap: number }> {
  const home = page.getByRole('banner').getByRole('link', { name: /zur Startseite$/ });
  const crest = await home.locator('svg, img').boundingBox();
  const name = await home.locator('b').filter({ visible: true }).boundingBox();
  if (!crest || !name) throw new Error('The header shows no crest and name');
  return { height: crest.height, gap: name.x - crest.x - crest.width };
}
