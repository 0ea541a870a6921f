import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the drawer leads to a page and closes', async ({ page }) => {
  await openHydrated(page, '/');

  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await drawer.getByRole('link', { name: 'Aktuelles', exact: true }).tap();

  await expect(page).toHaveURL('/news');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Escape closes the drawer and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/news');
  const opener = page.getByRole('button', { name: 'Menü öffnen' });

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await expect(page.locator('dialog :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the drawer closes when the current page is chosen', async ({ page }) => {
  await openHydrated(page, '/news');

  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Aktuelles', exact: true }).tap();

  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
});

test('on a wide screen the drawer gives way to the navigation', async ({ page }) => {
  await openHydrated(page, '/news');
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });

  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});

test('the rules of the drawer are not among those of the page, which would be styled anew', async ({ page }) => {
  await openHydrated(page, '/news');
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  await expect(page.locator('dialog:modal')).toBeVisible();

  const styles = await page
    .locator('dialog:modal')
    .evaluate(({ classList }) =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].some(({ cssText }) => [...classList].some((name) => cssText.includes(`.${name}`))),
      ),
    );

  expect(styles).toEqual([false, true]);
});
