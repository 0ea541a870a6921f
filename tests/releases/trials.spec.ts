import type { Page } from '@playwright/test';
import { beginCanary, beginPreview, endTrial, fetchHistory } from '@portal/server/portal-client';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { openHydrated, untilHydrated } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/release-test.ts';
import { accessTo, liveVersion, publishCandidate, variantWithPlaceholder } from '../kit/section-variant.ts';

test.use({ serviceWorkers: 'allow' });

test('who has the link sees the candidate on every page, kept and counted nowhere, until it ends; a tab keeps to its side of a canary', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  test.slow();
  const before = await liveVersion(portal);
  const version = await publishCandidate(portal, await variantWithPlaceholder('Suche in der Vorschau'));
  const { address } = await beginPreview(await accessTo(portal, 'news'), 'news', version);
  // A worker that has kept the pages of the live versions.
  await openHydrated(page, '/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.match('/news', { ignoreVary: true }).then(Boolean))).toBe(true);
  const told: string[] = [];
  context.on('request', (request) => request.method() === 'POST' && told.push(request.url()));

  await page.goto(address ?? '');
  await untilHydrated(page);
  const banner = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(banner).toHaveText(`Vorschau: news ${version}, nicht veröffentlichtBeenden`);
  expect(new URL(page.url()).search).toBe('');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
  await expect(page.getByPlaceholder('Suche in der Vorschau')).toBeVisible();
  await openHydrated(page, '/news');
  await expect(page.getByPlaceholder('Suche in der Vorschau')).toBeVisible();
  await expect(banner).toBeVisible();

  await context.setOffline(true);
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByPlaceholder('Suche in der Vorschau')).toBeVisible();
  expect(
    await page.evaluate(() => caches.match('/news', { ignoreVary: true }).then((kept) => kept?.text())),
  ).not.toContain('Vorschau');

  await banner.getByRole('link', { name: 'Beenden' }).click();
  await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL('/news');
  expect(await liveVersion(portal)).toBe(before);
  // That is kept by the visitor's own browser.
  expect(told.filter((url) => !url.endsWith('/api/news/mark-read'))).toEqual([]);
  // Without a network nothing is fetched, and some requests depend on the clock.
  const offline = /Failed to (?:load resource|fetch)/;
  expect(complaints.filter((text) => !offline.test(text))).toEqual([]);

  const access = await accessTo(portal, 'news');
  const { revision: expected } = await fetchHistory(access, 'news');
  await beginCanary(access, 'news', { version, expected, share: 50, again: true, newOrigin: true });
  const tabs = { [version]: page, [before]: await context.newPage() };
  for (const [side, tab] of Object.entries(tabs)) await openWith(tab, `/releases/news/${side}/`);
  for (const tab of Object.values(tabs)) await tab.evaluate(() => void Object.assign(window, { isMarked: true }));
  for (const path of ['Aktuelles', 'Spielplan', 'Aktuelles']) {
    for (const [side, tab] of Object.entries(tabs)) {
      await tab.getByRole('navigation').getByRole('link', { name: path, exact: true }).first().click();
      const search = side === version ? 'Suche in der Vorschau' : 'Suche nach Titel oder Inhalt...';
      if (path === 'Aktuelles') await expect(tab.getByPlaceholder(search)).toBeVisible();
      else await expect(tab.getByRole('heading', { level: 1, name: path })).toBeVisible();
      expect(await tab.evaluate(() => 'isMarked' in window)).toBe(true);
    }
  }
  // The worker keeps pages as those that everybody sees.
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('portal-pages-'));
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return Promise.all(requests.flat().map(async (request) => (await caches.match(request))?.text()));
  });
  expect(kept.filter((html) => html?.includes(`/releases/news/${before}/`)).length).toBeGreaterThan(0);
  expect(kept.filter((html) => html?.includes(`/releases/news/${version}/`))).toEqual([]);
  await endTrial(access, 'news', { kind: 'canary', version });
});

/** Opens the home page until the dice have given a document with this side of the canary. */
async function openWith(page: Page, files: string): Promise<void> {
  do await openHydrated(page, '/');
  while (!(await page.content()).includes(files));
}
