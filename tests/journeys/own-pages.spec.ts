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
  await page.getByLabel('Platz im Menü').selectOption('Unter „Verein“');
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
