import { clubColorsCss } from '@portal/shared-ui/document';
import { expectAccessible, expectAccessibleHere } from '../kit/accessibility.ts';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { IS_LONG } from '../kit/long-form.ts';
import { overflowFaultsAt } from '../kit/screen-faults.ts';

const phone = { width: 390, height: 844 };
const widths = [320, 360, 768, 1440];

const article = {
  excerpt: 'Ein Abend, den niemand vergisst.',
  content:
    '<p>Anpfiff.</p><h2>Erste Halbzeit</h2><p>Mit <a href="/news">Verweis</a>.</p><ul><li>Punkt</li></ul>' +
    '<blockquote>Zitat</blockquote><table><thead><tr><th>Verein</th><th>Punkte</th></tr></thead><tbody><tr><td>SV</td><td>3</td></tr></tbody></table>',
};

// every-page.spec.ts covers pages without parameters.
for (const path of [
  '/news?suche=tor',
  '/news?suche=nichtsdergleichen',
  '/gibt-es-nicht',
  '/news/gibt-es-nicht',
  '/offline',
]) {
  test(`${path} is accessible, light and dark, fits every width and has one heading of the first level`, async ({
    page,
  }) => {
    await openHydrated(page, path);

    await expectAccessible(page, path);
    expect(await overflowFaultsAt(page, widths)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('an article is accessible, light and dark', async ({ page, createArticle }) => {
  const { slug } = await createArticle(article);
  await openHydrated(page, `/news/${slug}`);
  await expect(page.getByRole('region', { name: 'Ähnliche Beiträge' })).toBeVisible();

  await expectAccessible(page, 'article');
});

// opening.spec.ts covers saved colours of clubs in light shades.
test('in white and red pages are accessible, light and dark', async ({ page }) => {
  const paths = ['/trainingszeiten', '/news', '/', '/spielplan', '/sponsoren', '/kontakt'];
  for (const path of IS_LONG ? paths : paths.slice(0, 2)) {
    await openHydrated(page, path);
    await page.addStyleTag({ content: clubColorsCss({ color: '#ffffff', secondColor: '#dc2626' }) });

    await expectAccessible(page, `${path} in white and red`);
  }
});

test('the open drawer is accessible, light and dark', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const groups = page.getByRole('dialog').locator('button[aria-expanded]');
  if ((await groups.count()) > 0) await groups.first().click();

  await expectAccessibleHere(page, 'drawer');
});

test('an open submenu is accessible, and answers to the keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  const toggle = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('button[aria-expanded]').first();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  await expectAccessibleHere(page, 'submenu');
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

  await expectAccessibleHere(page, 'failed area');
});
