import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { makePdf } from '../kit/documents.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';

const test = ownPortalTest();

test('a document is uploaded, linked in an article, shown on the page of downloads, replaced and deleted', async ({
  page,
  portal,
  editor,
  browser,
}) => {
  const statusOf = async (path: string) => (await fetch(portal.url + path)).status;
  const { id, slug } = await editor.createArticle({ title: 'Neue Satzung', content: '<p>Ab heute gilt:</p>' });
  expect(await statusOf('/downloads')).toBe(404);
  await signInAs(page, portal.url);

  await page.goto('/admin/dateien');
  await page.getByLabel('Datei hochladen').setInputFiles(makePdf('Satzung'));
  await page.getByRole('link', { name: 'Satzung' }).click();
  await page.getByLabel('Auf der Seite „Downloads“ zeigen').check();
  await page.getByLabel('Gruppe').fill('Mitgliedschaft');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(`/admin/neuigkeiten/${id}`);
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Satzung (PDF, 1 KB)' }).click();
  await page.getByRole('button', { name: /^(Speichern|Änderungen veröffentlichen)$/ }).click();
  await expect
    .poll(async () => (await fetch(`${portal.url}/news/${slug}`)).text())
    .toContain('<a href="/dateien/satzung.pdf">Satzung (PDF, 1 KB)</a>');

  await page.goto('/');
  await page.getByRole('button', { name: 'Verein', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mitgliedschaft' })).toBeVisible();
  const visitor = await browser.newPage({ baseURL: portal.url });
  await visitor.goto('/downloads');
  expect(await accessibilityFaults(visitor)).toEqual([]);
  await visitor.close();
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Satzung' }).click();
  expect((await download).suggestedFilename()).toBe('Satzung.pdf');
  expect(await (await fetch(`${portal.url}/sitemap.xml`)).text()).toContain('/downloads<');

  await page.goto('/admin/dateien');
  await page.getByRole('link', { name: 'Satzung' }).click();
  await page.getByRole('button', { name: 'Datei löschen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Artikel „Neue Satzung“');
  await page.getByRole('button', { name: 'Trotzdem löschen' }).click();
  await expect.poll(() => statusOf('/downloads')).toBe(404);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => statusOf('/downloads')).toBe(200);
  expect(await statusOf('/dateien/satzung.pdf')).toBe(200);
});
