import type { Route } from '@playwright/test';
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
  const consequences = page.waitForResponse(/\/failure\.\w+\.js$/);
  await openHydrated(page, '/mannschaft');
  await release(await builtVariant());
  await (await consequences).finished();
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  // As the portal answers 30 days after both versions were last live; the shell of the next document is the same here.
  const answerGone = (route: Route) =>
    documents.length > 0 ? route.fallback() : route.fulfill({ status: 404, body: '' });
  await page.route(`**/releases/news/${version}/**`, answerGone);
  await page.route('**/releases/shell/**', answerGone);
  const report = page.waitForRequest(
    (request) => request.url().endsWith('/api/errors') && request.postData()?.includes('"section":"news"') === true,
  );

  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().click();

  await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toBeVisible();
  expect(documents).toEqual([`${portal.url}/news`]);
  expect((await report).postDataJSON()).toMatchObject({ section: 'news', version, part: '/news' });
});
