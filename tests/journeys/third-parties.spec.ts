import type { Page } from '@playwright/test';
import { expect, test } from '../portal/journey-test.ts';

test.use({ hasDecided: false });

type Registry = { sections: { pages: { path: string; prefetch: string }[] }[] };

test('no page asks anybody else for anything before consent', async ({ page, request, portal, createArticle }) => {
  test.slow();
  const foreign = foreignRequests(page, portal.url);
  const { slug } = await createArticle();
  const { sections } = (await (await request.get('/api/releases')).json()) as Registry;
  const pages = sections.flatMap((section) => section.pages).filter(({ path }) => !path.includes(':'));
  const paths = ['/', '/offline', '/gibt-es-nicht', `/news/${slug}`, ...pages.map(({ path }) => path)];
  expect(paths.length).toBeGreaterThan(20);

  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    });
    expect(foreign, path).toEqual([]);
  }
});

test('asked for the tables, the page names who sends them, and asks that one only after consent', async ({
  page,
  portal,
}) => {
  const foreign = foreignRequests(page, portal.url);
  await page.route(
    (url) => url.origin !== portal.url,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/mannschaft');
  const banner = page.getByRole('dialog', { name: 'Cookie-Einstellungen', exact: true });
  await banner.getByRole('button', { name: 'Nur erforderliche' }).click();
  const ask = page.getByRole('tabpanel').getByRole('button', { name: 'Einmal laden' });
  await expect(ask).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);

  await page.mouse.wheel(0, 400);
  await page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }).click();
  await page.getByRole('switch', { name: 'Marketing' }).check();
  await page.getByRole('button', { name: 'Einstellungen speichern' }).click();

  await expect.poll(() => foreign).not.toEqual([]);
  const settings = (await (await page.request.get('/api/settings')).json()) as { footballData: { scriptUrl: string } };
  expect([...new Set(foreign.map((url) => new URL(url).origin))]).toEqual([
    new URL(settings.footballData.scriptUrl).origin,
  ]);
});

/** Fills with what a page asks of others than the portal. */
function foreignRequests(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== own) foreign.push(request.url());
  });
  return foreign;
}
