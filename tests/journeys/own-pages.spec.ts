import { chromium, type Page } from '@playwright/test';
import type { ImportReport } from '@portal/api/contract';
import { signInAs } from '../kit/admin-page.ts';
import type { Editor } from '../kit/editor.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest, refuseCookies } from '../kit/journey-test.ts';
import { LARGE_TEXT, largeTextFaults } from '../kit/large-text.ts';
import { expectStill, watchShifts } from '../kit/layout-shifts.ts';
import { lookAt } from '../kit/page-visits.ts';
import { stateShareOf } from '../kit/state-share.ts';

const test = ownPortalTest();

test('an editor adds a page to the menu, visitors read it without scripts, and it is hidden again', async ({
  page,
  portal,
  browser,
  request,
}) => {
  await signInAs(page, portal.url);
  await page.goto('/admin/eigene-seiten/neu');
  await page.getByLabel('Titel', { exact: true }).fill('Vereinsheim mieten');
  await page.getByLabel('Einleitung').fill('Platz für achtzig Gäste.');
  await page.getByRole('textbox', { name: 'Text' }).fill('Mit Küche und Terrasse.');
  await page.getByLabel('Platz im Menü').selectOption('Neue Gruppe …');
  await page.getByLabel('Name der neuen Gruppe').fill('Vermietung');
  await page.getByLabel('Name im Menü').fill('Vereinsheim');
  await page.getByLabel('Auf der Website zeigen').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name: 'Vereinsheim mieten' })).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${portal.url}/vorstand`);
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Vereinsheim' }).click();
  await expect(visitor).toHaveURL(`${portal.url}/seiten/vereinsheim-mieten`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Vereinsheim mieten' })).toBeVisible();
  await expect(visitor.getByText('Mit Küche und Terrasse.')).toBeVisible();
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/seiten/vereinsheim-mieten<');

  await page.getByRole('link', { name: 'Vereinsheim mieten' }).click();
  await page.getByLabel('Auf der Website zeigen').uncheck();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name: 'Vereinsheim mieten' })).toBeVisible();

  await expect.poll(async () => (await visitor.reload())?.status()).toBe(404);
  await visitor.goto(`${portal.url}/vorstand`);
  await expect(visitor.getByRole('link', { name: 'Vereinsheim' })).toHaveCount(0);
});

test('an editor changes the order of the menu, in the bar and in a group, and visitors see it without scripts', async ({
  page,
  portal,
  browser,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${portal.url}/vorstand`);
  expect(inOrder(await barOf(visitor), 'Aktuelles', 'Spielplan')).toEqual(['Aktuelles', 'Spielplan']);
  expect(inOrder(await footerOf(visitor), 'Vorstand', 'Geschichte')).toEqual(['Vorstand', 'Geschichte']);

  await signInAs(page, portal.url);
  await page.goto('/admin/texte?seite=menu');
  await page.getByRole('button', { name: 'Spielplan nach oben' }).click();
  await expect(page.getByRole('button', { name: 'Übliche Reihenfolge' })).toBeVisible();
  await page.getByRole('button', { name: 'Geschichte nach oben' }).click();

  await expect
    .poll(async () => {
      await visitor.reload();
      return inOrder(await footerOf(visitor), 'Vorstand', 'Geschichte');
    })
    .toEqual(['Geschichte', 'Vorstand']);
  expect(inOrder(await barOf(visitor), 'Aktuelles', 'Spielplan')).toEqual(['Spielplan', 'Aktuelles']);
});

test.describe('a page of the club and a season that is over', () => {
  test.use({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });

  test('are accessible in both looks, fit every width also with large text, move nothing and carry little state', async ({
    page,
    portal,
    editor,
    complaints,
    launchOptions,
  }) => {
    test.slow();
    await editor.create('own-pages', { title: 'Hallenplan', content: LONG_TEXT, published: true, menu: 'Verein' });
    const paths = ['/seiten/hallenplan', await archiveSeason(editor)];
    await refuseCookies(page.context(), portal.url);
    await watchShifts(page);
    for (const path of paths) {
      const {
        faults,
        misfits,
        shifts,
        complaints: said,
      } = await lookAt({ page, complaints, colorSchemes: ['light', 'dark'] }, path);
      expect.soft(faults, path).toEqual([]);
      expect.soft(misfits, path).toEqual([]);
      expect.soft(said, path).toEqual([]);
      expectStill(shifts, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(stateShareOf(await (await page.request.get(path)).text()), path).toBeLessThanOrEqual(0.1);
    }

    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] });
    const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 320, height: 740 } });
    await refuseCookies(context, portal.url);
    const reader = await context.newPage();
    for (const path of paths) {
      await openHydrated(reader, path);
      expect.soft(await largeTextFaults(reader), path).toEqual([]);
    }
    await browser.close();
  });
});

const LONG_TEXT =
  '<h2>Hallenbelegungsplanungsbesprechung</h2><p>Jeden Dienstag um acht.</p><ul><li>Turnen</li><li>Tanzen</li></ul>';

/** Puts a match of long ago into the archive; returns the address of its season. */
async function archiveSeason(editor: Editor): Promise<string> {
  await editor.create('teams', { name: '1. Mannschaft', slug: '1-mannschaft' });
  const match = { type: 'match', team: '1-mannschaft', opponent: 'SV Großmüllersdorf', home: true };
  await editor.create('events', { ...match, startDate: '2020-03-01T15:00:00+01:00', goalsHome: 2, goalsAway: 1 });
  const change = { name: '2019/20', lastDay: '2020-06-30', next: '2020/21' };
  const { digest } = (await (await editor.call('POST', '/api/imports/season/report', change)).json()) as ImportReport;
  const done = await editor.call('POST', '/api/imports/season', { ...change, digest });
  expect(done.status, await done.text()).toBe(200);
  return '/archiv/2019-20';
}

const inOrder = (labels: readonly string[], ...wanted: string[]) => labels.filter((label) => wanted.includes(label));

const barOf = (page: Page) =>
  page
    .locator('header nav > ul > li')
    .evaluateAll((entries) => entries.map((entry) => entry.querySelector('a, button')?.textContent ?? ''));

const footerOf = (page: Page) => page.getByRole('contentinfo').getByRole('link').allTextContents();
