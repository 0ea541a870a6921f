import { openHydrated, saveData } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/release-test.ts';
import { builtVariant, variantWithPlaceholder } from '../kit/section-variant.ts';

test('a page that hangs in the browser does not hang those of other sections, which fetch it ahead', async ({
  page,
  release,
}) => {
  const variant = await builtVariant();
  const code = [...variant.files.keys()].find((path) => path.includes('ArticleListPage')) ?? '';
  variant.files.set(code, `for (;;);${variant.files.get(code)}`);
  await release(variant);
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(code));

  await openHydrated(page, '/mannschaft');
  await (await fetched).finished();
  await page.getByRole('navigation').getByRole('link', { name: 'Spielplan', exact: true }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible();
});

test('a tab whose version is gone goes where it is led to by a full load', async ({ page, portal, release }) => {
  const { version } = await release(await variantWithPlaceholder('Suche von gestern'));
  await saveData(page);
  await openHydrated(page, '/mannschaft');
  await release(await builtVariant());
  // As the portal answers once ten later versions have pushed it out.
  await page.route(`**/releases/news/${version}/**`, (route) => route.fulfill({ status: 404, body: '' }));
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().click();

  await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toBeVisible();
  expect(documents).toEqual([`${portal.url}/news`]);
});
