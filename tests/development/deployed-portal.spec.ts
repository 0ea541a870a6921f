import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '@portal/tools/workspace-copy';
import { expect, test } from '../kit/journey-test.ts';
import { IS_LONG, LONG_FORM_ONLY } from '../kit/long-form.ts';
import { startDevelopment } from './development-process.ts';

test.skip(!process.env['DEVELOPMENT_JOURNEY'] && !IS_LONG, LONG_FORM_ONLY);

const LIST = 'mfe-news/src/article-list/ArticleListPage.tsx';
const HEADING = "<PageHeader title={text('newsTitle', 'Vereinsneuigkeiten')}";

test('a section is developed in a deployed portal, which learns nothing of it', async ({ page, portal }) => {
  test.setTimeout(180_000);
  const sources = await copyWorkspace(['api', 'infra', 'shell', 'shared-ui', 'mfe-news']);
  const developed = await startDevelopment(sources.folder, ['mfe-news', '--with', portal.url]).catch(
    async (error: unknown) => {
      await sources.remove();
      throw error;
    },
  );
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // Requests that pages would send are refused.
    if (message.type() === 'error' && !message.text().includes('405')) faults.push(message.text());
  });

  try {
    await test.step('pages of the portal show the section from here', async () => {
      await page.goto(`${developed.url}/news`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();
      await expect(page.locator('main article').first()).toBeVisible();
      await page.goto(developed.url, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Neuigkeiten' }).first()).toBeVisible();
      await page.getByRole('link', { name: 'Aktuelles', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Vereinsneuigkeiten' })).toBeVisible();
      expect(faults).toEqual([]);
    });

    await test.step('a change shows in the open page, and nowhere else', async () => {
      await sources.edit(LIST, HEADING, '<PageHeader title="Vereinsnachrichten"');
      await expect(page.getByRole('heading', { level: 1, name: 'Vereinsnachrichten' })).toBeVisible({
        timeout: 15_000,
      });
      expect(await (await fetch(`${portal.url}/news`)).text()).not.toContain('Vereinsnachrichten');
    });

    await test.step('an error of the section is shown with its place in the sources', async () => {
      await sources.edit(LIST, '  return (\n', "  if (articles) throw new Error('Abseits');\n  return (\n");
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
      const lines = readFileSync(join(sources.folder, LIST), 'utf8').split('\n');
      const line = 1 + lines.findIndex((code) => code.includes('Abseits'));
      await expect(overlay.getByText(`${LIST}:${line}:23`)).toBeVisible({ timeout: 15_000 });
      await expect(overlay.getByText("throw new Error('Abseits');")).toBeVisible();
    });
  } finally {
    await test.info().attach('log', { body: developed.log(), contentType: 'text/plain' });
    expect.soft(await developed.stop()).toBe(0);
    await sources.remove();
  }
});
