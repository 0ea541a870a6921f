import type { Browser, Page } from '@playwright/test';
import type { EditableEvent } from '@portal/api/contract';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { signInAs } from '../kit/admin-page.ts';
import { uniqueWord, type Editor } from '../kit/editor.ts';
import { expect, refuseCookies, test, type Portal } from '../kit/journey-test.ts';
import { administrator } from '../kit/portal-process.ts';

/** The same screen in two browsers of two people. */
async function openTwice(browser: Browser, portal: Portal, editor: Editor, path: string): Promise<[Page, Page]> {
  const email = `${uniqueWord()}@verein.example`;
  const colleague = { name: 'Kollegin', email, role: 'editor', teams: [], password: `Anpfiff-${uniqueWord()}` };
  await editor.create('users', colleague);
  const open = async (account: { email: string; password: string }) => {
    const context = await browser.newContext({ baseURL: portal.url });
    await refuseCookies(context, portal.url);
    const page = await context.newPage();
    await signInAs(page, portal.url, account);
    await page.goto(path);
    return page;
  };
  return [await open(colleague), await open(administrator)];
}

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });

test('two write one article: who saves second sees both versions, and no text is lost', async ({
  browser,
  createArticle,
  editor,
  portal,
}) => {
  const { id, title } = await createArticle({ title: `Bericht ${uniqueWord()}`, status: 'draft' });
  const [first, second] = await openTwice(browser, portal, editor, `/admin/neuigkeiten/${id}`);
  for (const page of [first, second]) await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(title);
  await first.getByLabel('Titel', { exact: true }).fill('Von der einen');
  await expect(first.getByText('Alles gespeichert.')).toBeVisible();

  await second.getByLabel('Titel', { exact: true }).fill('Von der anderen');
  await expect(conflict(second).getByText('Von der einen')).toBeVisible();
  await expect(conflict(second).getByText('Von der anderen')).toBeVisible();
  expect(await accessibilityFaults(second)).toEqual([]);
  await conflict(second).getByRole('button', { name: 'Meine Fassung speichern' }).click();
  await expect(second.getByText('Alles gespeichert.')).toBeVisible();

  await second.reload();
  await expect(second.getByLabel('Titel', { exact: true })).toHaveValue('Von der anderen');
  await second.getByRole('button', { name: 'Frühere Fassungen' }).click();
  await expect(second.getByRole('dialog').locator('del', { hasText: 'einen' }).first()).toBeAttached();
  for (const page of [first, second]) await page.context().close();
});

test('two change one Termin: the second decides, and nothing changes before', async ({ browser, editor, portal }) => {
  const place = uniqueWord();
  const answer = await fetch(`${portal.url}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: editor.cookie, origin: portal.url },
    body: JSON.stringify({ type: 'event', title: `Fest ${place}`, startDate: '2030-06-01T15:00:00Z' }),
  });
  const { id } = (await answer.json()) as EditableEvent;
  const stored = async () => (await (await fetch(`${portal.url}/api/events/${id}`)).json()) as EditableEvent;
  const [first, second] = await openTwice(browser, portal, editor, `/admin/termine/${id}`);
  await expect(second.getByLabel('Ort (freiwillig)')).toBeVisible();
  await first.getByLabel('Ort (freiwillig)').fill(`Halle ${place}`);
  await first.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(first.getByText('Termin gespeichert.', { exact: true })).toBeVisible();

  await second.getByLabel('Ort (freiwillig)').fill(`Wiese ${place}`);
  await second.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(conflict(second).getByText(`Halle ${place}`)).toBeVisible();
  await expect(conflict(second).getByText(`Wiese ${place}`)).toBeVisible();
  expect((await stored()).location).toBe(`Halle ${place}`);
  await conflict(second).getByRole('button', { name: 'Meine Fassung speichern' }).click();

  await expect(second.getByText('Termin gespeichert.', { exact: true })).toBeVisible();
  expect((await stored()).location).toBe(`Wiese ${place}`);
  for (const page of [first, second]) await page.context().close();
});
