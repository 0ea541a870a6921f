import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated, saveData } from '../kit/hydrated-page.ts';

/** The frame's own requests: it has the data, or does without. */
const ofPages = /\/api\/(?!settings|auth|weather|news\/count|sponsors\/counts)/;
const paths = [
  '/news',
  '/mannschaft',
  '/trainingszeiten',
  '/spielplan',
  '/kalender',
  '/vorstand',
  '/sponsoren',
  '/geschichte',
  '/mannschaftsfotos',
];

for (const path of paths) {
  test(`while the API takes its time, ${path} keeps the place of what comes; when it is down, the page says so below its title, and trying again heals it`, async ({
    page,
  }) => {
    const isAnswered = await failLate(page);
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    isAnswered();
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed.first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute(ofPages);
    for (let left = await failed.count(); left > 0; left--)
      await failed.first().getByRole('button', { name: 'Erneut versuchen' }).click();

    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0);
  });
}

test('when the API is down, the home page keeps what does not need it', async ({ page }) => {
  await page.route(ofPages, (route) => route.abort('connectionrefused'));
  await follow(page, '/');

  await expect(page.getByText('Ein Team - Ein Ziel').first()).toBeVisible();
  await expect(page.getByText('Keine Termine heute')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vereinsneuigkeiten' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

/** Answers nothing until told to, and then that the database is away. */
async function failLate(page: Page): Promise<() => void> {
  let answer: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  const json = { statusCode: 503, code: 'database_unavailable', message: 'Gleich.' };
  await page.route(ofPages, (route) => isTime.then(() => route.fulfill({ status: 503, json })));
  return answer;
}

/** Goes to a page by its link, so that the browser asks for the data. */
async function follow(page: Page, path: string): Promise<void> {
  await saveData(page);
  await openHydrated(page, '/gibt-es-nicht');
  await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}
