import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const article = {
  excerpt: 'Ein Abend, den niemand vergisst.',
  content:
    '<p>Anpfiff.</p><h2>Erste Halbzeit</h2><p>Mit <a href="/news">Verweis</a>.</p><ul><li>Punkt</li></ul>' +
    '<blockquote>Zitat</blockquote><table><thead><tr><th>Verein</th><th>Punkte</th></tr></thead><tbody><tr><td>SV</td><td>3</td></tr></tbody></table>',
};

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of [
      '/',
      '/news',
      '/news?suche=nichtsdergleichen',
      '/gibt-es-nicht',
      '/news/gibt-es-nicht',
      '/offline',
    ]) {
      test(`${path} is accessible, light and dark`, async ({ page }) => {
        await openHydrated(page, path);

        await expectAccessible(page);
      });
    }

    test('an article is accessible, light and dark', async ({ page, createArticle }) => {
      const { slug } = await createArticle(article);
      await openHydrated(page, `/news/${slug}`);
      await expect(page.getByRole('region', { name: 'Ähnliche Beiträge' })).toBeVisible();

      await expectAccessible(page);
    });
  });
}

test('the open drawer is accessible, light and dark', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const groups = page.getByRole('dialog').locator('button[aria-expanded]');
  if ((await groups.count()) > 0) await groups.first().click();

  await expectAccessible(page);
});

test('an open submenu is accessible, and answers to the keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  const toggle = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('button[aria-expanded]').first();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('header nav ul ul a:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('a failed area is accessible', async ({ page }) => {
  await page.route(/ArticleListPage/, (route) => route.abort());
  await page.goto('/news');
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();

  await expectAccessible(page);
});

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page), colorScheme).toEqual([]);
  }
}
