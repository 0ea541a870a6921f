import { expect, test } from '../kit/journey-test.ts';

for (const path of [
  '/gibt-es-nicht',
  '/mannschaften/gibt-es-nicht',
  '/news/gibt-es-nicht',
  '/news/00000000-0000-4000-8000-000000000000',
]) {
  test(`${path} is not found, with status and page`, async ({ page, complaints }) => {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: /nicht gefunden/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('an article that is gone leads back to the news', async ({ page }) => {
  await page.goto('/news/gibt-es-nicht');

  await expect(page.getByText('Der gewünschte Artikel konnte nicht gefunden werden.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zu den Neuigkeiten' }).click();

  await expect(page).toHaveURL('/news');
});

for (const [from, to] of [
  ['/verein', '/ueber-uns'],
  ['/mannschaften/1-mannschaft', '/mannschaft'],
  ['/mannschaften/2-mannschaft', '/2-mannschaft'],
  ['/news/', '/news'],
  ['/news/?suche=tor', '/news?suche=tor'],
] as const) {
  test(`${from} moved to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });

    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(to);
  });
}

test('an article is found by its id, too, and names its one address', async ({ page, portal, createArticle }) => {
  const { id, slug, title } = await createArticle();

  await page.goto(`/news/${id}`);

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${portal.url}/news/${slug}`);
});

test('an article that got another address is found at its former one', async ({ page, editor, createArticle }) => {
  const { id, slug, title } = await createArticle();
  await editor.changeArticle(id, { slug: `${slug}-nach-dem-spiel` });

  const answer = await page.request.get(`/news/${slug}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, `/news/${slug}-nach-dem-spiel`]);
  await page.goto(`/news/${slug}`);

  await expect(page).toHaveURL(`/news/${slug}-nach-dem-spiel`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an unknown address of the API answers JSON', async ({ request }) => {
  const answer = await request.get('/api/gibt-es-nicht');

  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
});
