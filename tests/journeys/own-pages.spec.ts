import type { Page } from '@playwright/test';
import { signInAs } from '../kit/admin-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';

const test = ownPortalTest();

test('an editor adds a page to the menu, visitors read it without scripts, and it is hidden again', async ({
  page,
  portal,
  browser,
  request,
}) => {
  await signInAs(page, portal.url);
  await page.goto('/admin/eigene-seiten/neu');
  await page.getByLabel('Titel', { exact: true }).fill('Vereinsheim mieten');
  await page.getByLabel('Einleitung').fill('Platz für achtzig Gäste.');
  await page.getByRole('textbox', { name: 'Text' }).fill('Mit Küche und Terrasse.');
  await page.getByLabel('Platz im Menü').selectOption('Neue Gruppe …');
  await page.getByLabel('Name der neuen Gruppe').fill('Vermietung');
  await page.getByLabel('Name im Menü').fill('Vereinsheim');
  await page.getByLabel('Auf der Website zeigen').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name: 'Vereinsheim mieten' })).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${portal.url}/vorstand`);
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Vereinsheim' }).click();
  await expect(visitor).toHaveURL(`${portal.url}/seiten/vereinsheim-mieten`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Vereinsheim mieten' })).toBeVisible();
  await expect(visitor.getByText('Mit Küche und Terrasse.')).toBeVisible();
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/seiten/vereinsheim-mieten<');

  await page.getByRole('link', { name: 'Vereinsheim mieten' }).click();
  await page.getByLabel('Auf der Website zeigen').uncheck();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name: 'Vereinsheim mieten' })).toBeVisible();

  await expect.poll(async () => (await visitor.reload())?.status()).toBe(404);
  await visitor.goto(`${portal.url}/vorstand`);
  await expect(visitor.getByRole('link', { name: 'Vereinsheim' })).toHaveCount(0);
});

test('an editor changes the order of the menu, in the bar and in a group, and visitors see it without scripts', async ({
  page,
  portal,
  browser,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${portal.url}/vorstand`);
  expect(inOrder(await barOf(visitor), 'Aktuelles', 'Spielplan')).toEqual(['Aktuelles', 'Spielplan']);
  expect(inOrder(await footerOf(visitor), 'Vorstand', 'Geschichte')).toEqual(['Vorstand', 'Geschichte']);

  await signInAs(page, portal.url);
  await page.goto('/admin/texte?seite=menu');
  await page.getByRole('button', { name: 'Spielplan nach oben' }).click();
  await expect(page.getByRole('button', { name: 'Übliche Reihenfolge' })).toBeVisible();
  await page.getByRole('button', { name: 'Geschichte nach oben' }).click();

  await expect
    .poll(async () => {
      await visitor.reload();
      return inOrder(await footerOf(visitor), 'Vorstand', 'Geschichte');
    })
    .toEqual(['Geschichte', 'Vorstand']);
  expect(inOrder(await barOf(visitor), 'Aktuelles', 'Spielplan')).toEqual(['Spielplan', 'Aktuelles']);
});

const inOrder = (labels: readonly string[], ...wanted: string[]) => labels.filter((label) => wanted.includes(label));

const barOf = (page: Page) =>
  page
    .locator('header nav > ul > li')
    .evaluateAll((entries) => entries.map((entry) => entry.querySelector('a, button')?.textContent ?? ''));

const footerOf = (page: Page) => page.getByRole('contentinfo').getByRole('link').allTextContents();
