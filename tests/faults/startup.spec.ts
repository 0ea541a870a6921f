import { expect, test } from '../kit/journey-test.ts';

test('when the shell itself cannot start, the page says so with a stack trace and can be loaded anew', async ({
  page,
}) => {
  const startFiles = /\/releases\/shell\/\w+\/client\/(?!starter\.|main\.)/;
  await page.route(startFiles, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/news');

  const block = page.getByRole('alert');
  await expect(block.getByRole('heading', { name: 'React Startup Error' })).toBeVisible();
  await expect(block.locator('pre')).toContainText(/Error/);

  await page.unroute(startFiles);
  await block.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();
});

test('when no script comes at all, the page stays readable', async ({ page, createArticle }) => {
  const { title } = await createArticle();
  await page.route(/\.js(\?|$)/, (route) => route.abort());

  await page.goto('/news');

  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
