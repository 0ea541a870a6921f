import { expect, test } from '@playwright/test';
import { copyWorkspace } from '@portal/tools/workspace-copy';
import { openHydrated, untilHydrated } from '../kit/hydrated-page.ts';
import { refuseCookies } from '../kit/journey-test.ts';
import { IS_LONG, LONG_FORM_ONLY } from '../kit/long-form.ts';
import { startDevelopment } from './development-process.ts';

test.skip(!process.env['DEVELOPMENT_JOURNEY'] && !IS_LONG, LONG_FORM_ONLY);

const emptyState = 'mfe-news/src/article-list/ArticleResults.tsx';
/** How long a busy machine may take to build what was changed. */
const REBUILT = { timeout: 60_000 };

test('a changed component is replaced in the open page, and pages from the server show it', async ({ page }) => {
  test.setTimeout(600_000);
  const sources = await copyWorkspace(['api', 'infra', 'shell', 'shared-ui', 'mfe-news']);
  const portal = await startDevelopment(sources.folder, ['mfe-news']).catch(async (error: unknown) => {
    await sources.remove();
    throw error;
  });
  // On a busy machine the banner covers the target of the click.
  await refuseCookies(page.context(), portal.url);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) warnings.push(message.text());
  });
  const fromServer = async () => (await fetch(`${portal.url}/news`)).text();

  try {
    await test.step('pages hydrate as the server has sent them', async () => {
      await openHydrated(page, portal.url);
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await page.getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
      await expect(page.getByText('Keine Neuigkeiten verfügbar')).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      await page.reload({ waitUntil: 'networkidle' });
      expect(warnings).toEqual([]);
    });

    await test.step('a change shows without a reload, and in what the server renders', async () => {
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await sources.edit(emptyState, 'Keine Neuigkeiten verfügbar', 'Noch ist nichts geschehen');
      await expect(page.getByText('Noch ist nichts geschehen')).toBeVisible(REBUILT);
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      expect(await fromServer()).toContain('Noch ist nichts geschehen');
    });

    await test.step('a mistake is told, and the server keeps the last good version', async () => {
      await sources.edit(emptyState, 'Noch ist nichts geschehen"', 'Kaputt" {');
      await expect.poll(portal.log, REBUILT).toContain(`Fehler in ${emptyState}`);
      expect(await fromServer()).toContain('Noch ist nichts geschehen');
      await sources.edit(emptyState, 'Kaputt" {', 'Wieder gut"');
      await expect(page.getByText('Wieder gut')).toBeVisible(REBUILT);
    });

    await test.step('what throws is told with its place in the sources, in the page and of the server', async () => {
      const state = '  return <EmptyState title="Wieder gut"';
      await sources.edit(emptyState, state, `  if (Date.now() > 0) throw new Error('Abseits');\n${state}`);
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
      const place = new RegExp(`${emptyState}:\\d+:29`);
      await expect(overlay.getByText(place)).toBeVisible(REBUILT);
      await fromServer();
      await expect.poll(portal.log).toMatch(/Auf dem Server, \/news \(Modul news\): Error: Abseits\n {2}mfe-news/);
      await sources.edit(emptyState, "  if (Date.now() > 0) throw new Error('Abseits');\n", '');
      await expect(page.getByText('Wieder gut')).toBeVisible(REBUILT);
    });

    await test.step('what cannot be replaced reloads the page', async () => {
      await sources.edit('mfe-news/src/section.ts', "label: 'Aktuelles'", "label: 'Neues'");
      await expect(page.getByRole('link', { name: 'Neues', exact: true }).first()).toBeVisible(REBUILT);
      // Until then the next change would come with the scripts of a page that was sent before it.
      await untilHydrated(page, ['header a']);
    });

    await test.step('a change of the shell shows, too', async () => {
      await sources.edit(
        'shell/src/frame/footer/FooterNavigation.tsx',
        'aria-label="',
        'data-changed="ja" aria-label="',
      );
      await expect(page.locator('[data-changed="ja"]').first()).toBeAttached(REBUILT);
      expect(await fromServer()).toContain('data-changed="ja"');
    });

    await test.step('a change of the API restarts the server', async () => {
      // While the server starts anew no request may fail; of what is not there yet it says that it may come.
      const failed: string[] = [];
      const ask = async (path: string, isRight: (status: number) => boolean) => {
        const answer = await fetch(portal.url + path).catch(String);
        if (typeof answer === 'string') failed.push(`${path}: ${answer}`);
        else if (isRight(answer.status)) return answer.headers.get('content-type');
        else failed.push(`${path}: ${answer.status}`);
        return '';
      };
      const askAll = async () => {
        const asked = ['/news', '/api/news'].map((path) => ask(path, (status) => status === 200));
        const [moved] = await Promise.all([ask('/neuer-weg', (status) => [200, 404, 503].includes(status)), ...asked]);
        return moved;
      };
      await askAll();
      await sources.edit('api/src/health/health.routes.ts', "'/healthz'", "'/neuer-weg'");
      await expect.poll(askAll, { ...REBUILT, intervals: [100] }).toContain('application/json');
      expect(failed).toEqual([]);
    });
  } finally {
    await test.info().attach('log', { body: portal.log(), contentType: 'text/plain' });
    expect.soft(await portal.stop()).toBe(0);
    await sources.remove();
  }
});
