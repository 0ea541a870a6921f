import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { uniqueWord } from '../kit/editor.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { administrator } from '../kit/portal-process.ts';

const test = ownPortalTest();

test.beforeEach(async ({ page, portal }) => {
  const login = { data: administrator, headers: { origin: portal.url } };
  expect((await page.request.post('/api/login', login)).ok()).toBe(true);
});

async function add(page: Page, screen: string, field: string, name: string): Promise<void> {
  await page.goto(`/admin/${screen}/neu`);
  await page.getByLabel(field, { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

test('a sponsor added with its logo runs in the ticker and stands on the sponsors page', async ({ page }) => {
  const name = `Bäckerei ${uniqueWord()}`;
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><path fill="#991b1b" d="M0 0h300v120z"/></svg>';
  await page.goto('/admin/sponsoren/neu');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte ausfüllen.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByLabel('Name', { exact: true }).fill(name);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(page.getByRole('button', { name: 'Bild entfernen' })).toBeVisible();
  await expect(page.getByLabel('Was ist auf dem Bild zu sehen?')).toHaveValue(`Logo ${name}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto('/sponsoren');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto('/');
  const ticker = page.getByRole('region', { name: 'Unsere Sponsoren und Partner' });
  await expect(ticker.getByAltText(`Logo ${name}`).first()).toBeAttached();
});

test('a slide moved up comes first on the home page', async ({ page }) => {
  const [first, second] = [`Erster ${uniqueWord()}`, `Zweiter ${uniqueWord()}`];
  await add(page, 'slides', 'Überschrift', first);
  await add(page, 'slides', 'Überschrift', second);

  await page.getByRole('link', { name: 'Reihenfolge ändern' }).click();
  // Other journeys may have left slides before these.
  const isFirst = page.getByText(`${second} ist jetzt an Stelle 1 von`);
  await expect(async () => {
    // At the first place there is nothing to press any more.
    if (!(await isFirst.isVisible()))
      await page.getByRole('button', { name: `${second} nach oben` }).click({ timeout: 2_000 });
    await expect(isFirst).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await accessibilityFaults(page)).toEqual([]);

  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(second);
  }).toPass();
});
