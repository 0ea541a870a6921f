import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { isFrameData, openHydrated, saveData } from '../kit/hydrated-page.ts';

for (const path of ['/news', '/', '/news/gibt-es-nicht', '/gibt-es-nicht']) {
  test(`${path} takes over what the server sent: nothing is fetched, thrown away or complained about`, async ({
    page,
    complaints,
  }) => {
    const requested = requestedData(page);
    await noteRemovals(page);

    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');

    expect(requested).toEqual([]);
    expect(await page.evaluate(() => removedElements)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('an article takes over what the server sent and fetches only what is similar', async ({
  page,
  complaints,
  createArticle,
}) => {
  const { id, slug } = await createArticle();
  const requested = requestedData(page);
  await noteRemovals(page);
  let answer: () => void = () => undefined;
  const isChecked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`/api/news/${id}/similar`, (route) => isChecked.then(() => route.continue()));

  await openHydrated(page, `/news/${slug}`);
  await expect.poll(() => requested).toEqual([`/api/news/${id}/similar`]);
  expect(await page.evaluate(() => removedElements)).toEqual([]);
  answer();
  await page.waitForLoadState('networkidle');

  expect(requested).toEqual([`/api/news/${id}/similar`]);
  expect(complaints).toEqual([]);
});

test.beforeEach(({ page }) => saveData(page));

/** Paths of data, registry and descriptors requested from now on. */
function requestedData(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isFrameData(pathname) && /\/api\/|registry|descriptor|manifest/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the page is declared so
  var removedElements: string[];
}

/** A mismatch makes React throw the server's elements away; that makes it visible in production. */
async function noteRemovals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.removedElements = [];
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        const isPage = target instanceof Element && target.closest('header, main, footer, #root');
        for (const node of isPage ? removedNodes : [])
          if (node instanceof Element) globalThis.removedElements.push(node.outerHTML.slice(0, 200));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
