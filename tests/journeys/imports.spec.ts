import type { Page } from '@playwright/test';
import { importFile, vereinsspielplan } from '@portal/api/test/dfbnet-files';
import { OLD_SITE, wordpressExport } from '@portal/api/test/wordpress-export';
import { makeZip } from '@portal/api/test/zip';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { makePictures } from '../kit/pictures.ts';
import { standInForProviders } from '../kit/provider-stand-ins.ts';
import { overflowFaults, smallTargets } from '../kit/screen-faults.ts';

const test = ownPortalTest();
test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ page, portal }) => signInAs(page, portal.url));

test('a file from DFBnet is read, asks whose a name is, is written and undone', async ({ page, portal, editor }) => {
  await editor.create('teams', { name: 'Erste', group: 'active' });
  await editor.create('teams', { name: 'Musterstadt II', group: 'active' });
  const { name, content } = importFile(
    vereinsspielplan(
      { id: '430001001', host: 'SV Musterstadt II', guest: 'TSV Bergheide' },
      { id: '430001002', host: 'SG Musterau', guest: 'TSV Bergheide' },
    ),
  );
  const matches = async () => (await (await fetch(`${portal.url}/api/matches`)).text()).includes('Bergheide');

  await page.goto('/admin/importieren/dfbnet');
  await page
    .getByLabel('Datei aus DFBnet (CSV)')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'base64') });
  await page.getByRole('button', { name: 'Bericht ansehen' }).click();
  await page.getByLabel('SV Musterstadt II (Herren)').selectOption('Musterstadt II');
  await expect(page.getByText('1 neu', { exact: false }).first()).toBeVisible();
  await expectInOrder(page);
  expect(await matches()).toBe(false);
  await page.getByRole('button', { name: 'Eine Zeile übernehmen' }).click();

  await expect(page.getByText('Übernommen: 1 neu, 0 geändert.', { exact: true })).toBeVisible();
  await expect.poll(matches).toBe(true);
  await expectInOrder(page);
  await page.getByRole('button', { name: /^Rückgängig ?: Vereinsspielplan/ }).click();
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByText(`„${name}“ ist rückgängig gemacht:`).first()).toBeVisible();
  await expect.poll(matches).toBe(false);
});

test('a website from WordPress comes with its pictures, leads on from its old addresses, and goes again', async ({
  page,
  portal,
}) => {
  const [picture] = makePictures(1, 'jubel');
  const old = '/2019/05/derbysieg/';
  const source = `${OLD_SITE}/wp-content/uploads/2019/05/jubel.png`;
  const wxr = wordpressExport({
    categories: [['kegeln', 'Kegeln']],
    items: [
      {
        id: 1,
        title: 'Derbysieg',
        name: 'derbysieg',
        link: `${OLD_SITE}${old}`,
        content: `<p>Tor <img src="${source}" alt="Jubel" /></p>[sp_table id="4"]`,
        categories: [['kegeln', 'Kegeln']],
      },
      {
        id: 2,
        title: 'Rückspiel',
        name: 'rueckspiel',
        link: `${OLD_SITE}/2019/06/rueckspiel/`,
        content: `<p>Nach dem <a href="${old}">Hinspiel</a></p>`,
        categories: [['kegeln', 'Kegeln']],
      },
    ],
  });
  /** The final target of an address. */
  const ledTo = async (path: string) => {
    const { status, url, redirected } = await fetch(portal.url + path);
    return [status, redirected ? new URL(url).pathname : path] as const;
  };

  await page.goto('/admin/importieren/wordpress');
  await expectInOrder(page);
  await page.getByLabel('Exportdatei').setInputFiles(file('export.xml', 'text/xml', Buffer.from(wxr)));
  await page.getByLabel('Aus einem Zip des Ordners').check();
  const zip = makeZip([{ name: 'uploads/2019/05/jubel.png', bytes: picture?.buffer ?? Buffer.alloc(0) }]);
  await page.getByLabel('Zip mit den Bildern').setInputFiles(file('uploads.zip', 'application/zip', zip));
  await expect(page.getByText('Das Zip ist da (')).toBeVisible();
  await page.getByLabel('Nein, auf keinem').check();
  await expectInOrder(page);
  await page.getByRole('button', { name: '2 Einträge übernehmen' }).click();

  await expect(page.getByText('1 Bild übernommen')).toBeVisible();
  await expectInOrder(page);
  expect(await ledTo(old)).toEqual([200, '/news/derbysieg']);
  const [status, stored] = await ledTo(new URL(source).pathname);
  expect([status, stored]).toEqual([200, expect.stringMatching(/^\/objects\//)]);
  expect(await (await fetch(`${portal.url}/news/derbysieg`)).text()).toContain(stored);
  const reader = await page.context().newPage();
  await openHydrated(reader, '/news/rueckspiel');
  await reader.getByRole('link', { name: 'Hinspiel' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Derbysieg' })).toBeVisible();
  await reader.close();

  await page.getByRole('button', { name: 'Import zurücknehmen …' }).click();
  await page.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await expect(page.getByText('Zurückgenommen am')).toBeVisible();
  expect([(await ledTo(old))[0], (await ledTo(new URL(source).pathname))[0]]).toEqual([404, 404]);
});

test("a provider's snippet is pasted, saved and tried", async ({ page, portal, editor, context }) => {
  await editor.create('teams', { name: 'Damen', group: 'active' });
  // Of all its pages: the test opens one of its own.
  await standInForProviders(context, portal.url);
  const id = '60db66a6-5a4e-4f7c-9d4c-2d6d1f1c0a11';

  await page.goto('/admin/einstellungen/fussballdaten');
  await page
    .getByLabel('Code des Anbieters einfügen')
    .fill(`<div class="fussballde_widget" data-id="${id}" data-type="table"></div>`);
  await expect(page.getByText('Erkannt: fussball.de')).toBeVisible();
  await page.getByRole('combobox', { name: 'Mannschaft' }).selectOption('Damen');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await page.goto('/admin/einstellungen/fussballdaten');
  await expectInOrder(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Testen' }).click();

  const tried = await opening;
  await tried.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(tried.frameLocator('iframe').getByRole('heading', { name: `table ${id}` })).toBeVisible();
});

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** At the width of a phone. */
async function expectInOrder(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}
