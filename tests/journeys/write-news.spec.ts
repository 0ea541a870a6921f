import type { BrowserContext } from '@playwright/test';
import { accessibilityFaults } from '../portal/accessibility.ts';
import type { Editor } from '../portal/editor.ts';
import { expect, test } from '../portal/journey-test.ts';
import { uniqueWord } from '../portal/editor.ts';

/** Signs the page's browser in as the administrator, whose cookies the API gave. */
async function signInBrowser(context: BrowserContext, editor: Editor, url: string): Promise<void> {
  const cookies = editor.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
  await context.addCookies(cookies);
}

test('an article is written, previewed, planned, published and read', async ({
  browser,
  context,
  editor,
  page: desk,
  portal,
}) => {
  const title = `Derbysieg ${uniqueWord()}`;
  await signInBrowser(context, editor, portal.url);
  await desk.goto('/admin/neuigkeiten');
  await desk.getByRole('link', { name: 'Neuer Artikel' }).click();
  await desk.getByLabel('Titel').fill(title);
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('Was für ein Spiel!');
  await expect(desk.getByText('Alles gespeichert.')).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);

  await desk.getByRole('button', { name: 'Vorschau' }).click();
  const page = await browser.newPage({ baseURL: portal.url });
  await page.goto(await desk.getByLabel('Link zur Vorschau').inputValue());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await desk.keyboard.press('Escape');

  await desk.getByRole('button', { name: 'Für später planen' }).click();
  await desk.getByLabel('Erscheint am').fill('2099-05-01T18:00');
  await desk.getByRole('button', { name: 'Planen', exact: true }).click();
  await expect(desk.getByText('Geplant', { exact: true })).toBeVisible();

  await desk.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(desk.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await page.goto('/news');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.close();

  await desk.goto('/admin/neuigkeiten');
  await expect(desk.getByRole('link', { name: title })).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
});

test('who saves second sees both versions and loses no text', async ({
  context,
  createArticle,
  editor,
  page: desk,
  portal,
}) => {
  const draft = await createArticle({ title: `Bericht ${uniqueWord()}`, status: 'draft' });
  await signInBrowser(context, editor, portal.url);
  await desk.goto(`/admin/neuigkeiten/${draft.id}`);
  await expect(desk.getByLabel('Titel')).toHaveValue(draft.title);
  await editor.changeArticle(draft.id, { title: 'Von der anderen', version: draft.version });
  await desk.getByLabel('Titel').fill('Von mir');

  await expect(desk.getByRole('heading', { name: 'Jemand anderes hat inzwischen gespeichert' })).toBeVisible();
  await expect(desk.getByRole('dialog').getByText('Von der anderen')).toBeVisible();
  await expect(desk.getByRole('dialog').getByText('Von mir')).toBeVisible();
  await desk.getByRole('button', { name: 'Meine Fassung speichern' }).click();
  await expect(desk.getByText('Alles gespeichert.')).toBeVisible();

  await desk.reload();
  await expect(desk.getByLabel('Titel')).toHaveValue('Von mir');
});

test('a text survives a dead connection and a closed tab', async ({
  context,
  createArticle,
  editor,
  page: desk,
  portal,
}) => {
  const draft = await createArticle({ title: `Funkloch ${uniqueWord()}`, status: 'draft' });
  await signInBrowser(context, editor, portal.url);
  await desk.goto(`/admin/neuigkeiten/${draft.id}`);
  await expect(desk.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await desk.route(`**/api/news/${draft.id}`, (route) => route.abort());
  await desk.getByLabel('Titel').fill('Am Platz ohne Netz');
  await expect(desk.getByText(/Der Text bleibt in diesem Browser erhalten/)).toBeVisible();
  await desk.close({ runBeforeUnload: false });

  const later = await desk.context().newPage();
  await later.goto(`/admin/neuigkeiten/${draft.id}`);
  await expect(later.getByText(/^Wiederhergestellt/)).toBeVisible();
  await expect(later.getByLabel('Titel')).toHaveValue('Am Platz ohne Netz');
});
