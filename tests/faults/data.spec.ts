import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

const listRequest = /\/api\/news\?/;

const faults: Readonly<Record<string, { status: number; body: string; contentType: string }>> = {
  'the database is away': {
    status: 503,
    contentType: 'application/json',
    body: '{"statusCode":503,"code":"database_unavailable","message":"Gleich wieder da."}',
  },
  'a proxy answers for it': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`when the news cannot be had because ${fault}, the page says so and asks again`, async ({
    page,
    createArticle,
  }) => {
    const { title } = await createArticle();
    await page.route(listRequest, (route) => route.fulfill(answer));
    await openHydrated(page, '/gibt-es-nicht');
    await newsLink(page).click();
    await expect(page.getByText('Die Neuigkeiten konnten nicht geladen werden')).toBeVisible();

    await page.unroute(listRequest);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();

    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
}

test('while the news are on their way, their place is kept', async ({ page, createArticle }) => {
  const { title } = await createArticle();
  let answer: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => (answer = resolve));
  await page.route(listRequest, (route) => isSeen.then(() => route.continue()));
  await openHydrated(page, '/gibt-es-nicht');

  await newsLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
  answer();

  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('an answer that comes after the visitor has moved on changes nothing', async ({ page, createArticle }) => {
  const { title, slug } = await createArticle();
  let answer: () => void = () => undefined;
  const hasMoved = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`/api/news/slug/${slug}`, (route) => hasMoved.then(() => route.continue()));
  await openHydrated(page, '/news');

  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/news/${slug}`);
  await page.goBack();
  const answered = page.waitForResponse(`/api/news/slug/${slug}`);
  answer();
  await answered;

  await expect(page).toHaveURL('/news');
  await expect(page).toHaveTitle(/^Vereinsneuigkeiten – /);
});

function newsLink(page: Page) {
  return page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first();
}
