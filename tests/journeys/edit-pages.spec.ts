import type { ContentPage, EditablePage } from '@portal/api/contract';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';

const test = ownPortalTest();

/** HTML with the same meaning is equal: line breaks between elements mean nothing. */
const meaning = (html: string) => html.replaceAll(/>\s+</g, '><').trim();

test('every page goes through the editor and means the same afterwards', async ({ page, portal }) => {
  test.slow();
  await signInAs(page, portal.url);
  const read = async (slug: string) =>
    (await (await page.request.get(`/api/admin/pages/${slug}`)).json()) as EditablePage;
  const slugs = ((await (await fetch(`${portal.url}/api/pages`)).json()) as ContentPage[]).map(({ slug }) => slug);
  expect(slugs).toHaveLength(9);

  for (const slug of slugs) {
    const before = await read(slug);
    await page.goto(`/admin/seiten/${slug}`);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('#');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(page.getByText('Seite veröffentlicht.', { exact: true })).toBeVisible();

    const after = await read(slug);
    expect(after.version, slug).toBe(before.version + 1);
    expect(meaning(after.content), slug).toBe(meaning(before.content));
    expect([after.lead, after.timeline, after.groups], slug).toEqual([before.lead, before.timeline, before.groups]);
  }
});

test('a paragraph with a fact of the club is added on a phone without a single tag, and waits until it is published', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, portal.url);
  await page.goto('/admin/seiten/ueber-uns');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wir sind ');
  await page.getByLabel('Angabe des Vereins einsetzen').selectOption('Vereinsname');
  await expect(text).toContainText('Wir sind Vereinsname');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vorschau' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Vorschau öffnen' });
  const preview = await page.context().newPage();
  await preview.goto((await link.getAttribute('href')) ?? '');
  await expect(preview.getByText('Wir sind Mein Verein')).toBeVisible();
  await preview.goto('/ueber-uns');
  await expect(preview.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible();
  await expect(preview.getByText('Wir sind Mein Verein')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByText('Seite veröffentlicht.', { exact: true })).toBeVisible();

  await page.goto('/ueber-uns');
  await expect(page.getByText('Wir sind Mein Verein')).toBeVisible();
});

test('a table of a page is written in like any text, and gets a row', async ({ page, portal }) => {
  await signInAs(page, portal.url);
  await page.goto('/admin/seiten/datenschutz');
  await page.getByRole('cell', { name: /^bis zur Abmeldung/ }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' am Abend');
  await page.getByRole('button', { name: 'Zeile darunter einfügen' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Merkzettel');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByText('Seite veröffentlicht.', { exact: true })).toBeVisible();

  await page.goto('/datenschutz');
  // At the end of the line that was clicked: the cell has two.
  await expect(page.getByRole('cell', { name: /^bis zur Abmeldung.* am Abend/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Merkzettel' })).toBeVisible();
});
