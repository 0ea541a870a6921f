import type { Page } from '@playwright/test';
import { expect, test } from '../portal/journey-test.ts';
import { openHydrated, saveData } from '../portal/hydrated-page.ts';

test('pointing at a link fetches its page and data before the click, which then fetches nothing', async ({
  page,
  createArticle,
}) => {
  const { slug, title } = await createArticle();
  await openHydrated(page, '/news');
  const asked = requestedPaths(page);

  await page.getByRole('link', { name: title }).hover();
  await expect.poll(() => asked).toContain(`/api/news/slug/${slug}`);
  expect(asked.some((path) => path.includes('ArticlePage'))).toBe(true);
  const before = asked.filter((path) => path === `/api/news/slug/${slug}`).length;
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  expect(asked.filter((path) => path === `/api/news/slug/${slug}`)).toHaveLength(before);
  expect(before).toBe(1);
});

test('keyboard focus on a link prefetches, too', async ({ page, createArticle }) => {
  const { slug, title } = await createArticle();
  await openHydrated(page, '/news');
  const asked = requestedPaths(page);

  await page.getByRole('link', { name: title }).focus();

  await expect.poll(() => asked).toContain(`/api/news/slug/${slug}`);
});

test('without user action the news come at once, after the page is complete', async ({ page }) => {
  const asked = requestedPaths(page);
  await page.goto('/gibt-es-nicht', { waitUntil: 'commit' });

  await expect.poll(() => asked).toContain('/api/news');

  expect(asked.findIndex((path) => path === '/api/news')).toBeGreaterThan(
    asked.findIndex((path) => path.includes('/assets/shell/main')),
  );
  expect(asked.some((path) => path.includes('ArticleListPage'))).toBe(true);
});

test('who saves data gets nothing ahead of time but what is pointed at', async ({ page }) => {
  await saveData(page);
  const asked = requestedPaths(page);
  await openHydrated(page, '/gibt-es-nicht');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/') || path.startsWith('/releases/'))).toEqual([]);

  await page.getByRole('navigation').getByRole('link', { name: 'News', exact: true }).first().hover();

  await expect.poll(() => asked).toContain('/api/news');
});

/** Paths of all that is asked for from now on, in order. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
