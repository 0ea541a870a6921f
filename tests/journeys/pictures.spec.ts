import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { uniqueWord } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';
import { makePictures } from '../kit/pictures.ts';

async function signIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    }),
  );
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Answers the question that is asked once for all new pictures. */
async function answerNoChildren(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nein, keine Kinder zu erkennen' }).click();
  await expect(page.getByText(/^(Antwort|Für 20 Bilder) gespeichert\.$/).first()).toBeVisible();
}

test.beforeEach(({ context, portal, editor }) => signIn(context, portal.url, editor.cookie));

test('twenty photos at once become an album that visitors see', async ({ page, portal, browser }) => {
  const title = `Sommerfest ${uniqueWord()}`;
  await page.goto('/admin/fotos/neu');
  await page.getByLabel('Titel', { exact: true }).fill(title);
  await page.getByTestId('picture-files').setInputFiles(makePictures(20, title));
  await expect(page.getByText('20 von 20 Bildern hochgeladen')).toBeVisible({ timeout: 60_000 });
  await answerNoChildren(page);
  await page.getByRole('button', { name: /^Bild 1 ?Vorschaubild/ }).click();
  await page.getByLabel('Bildunterschrift').fill('Der Aufbau am Morgen');
  await page.getByRole('button', { name: 'Nach hinten' }).click();
  await expect(page.getByRole('dialog', { name: 'Bild 2 von 20' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await expectAccessible(page);
  await page.getByLabel('Veröffentlicht').check();

  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/admin\/fotos\/[0-9a-f-]{36}$/);

  const visitor = await browser.newPage({ baseURL: portal.url });
  await visitor.goto('/mannschaftsfotos');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const slug = new URL(visitor.url()).searchParams.get('album') ?? '';
  const shown = (await (await fetch(`${portal.url}/api/albums/${slug}`)).json()) as {
    pictures: { url: string; caption: string | null }[];
  };
  expect(shown.pictures).toHaveLength(20);
  expect(shown.pictures[1]?.caption).toBe('Der Aufbau am Morgen');
  await visitor.close();
});

test('a lost answer and a repetition make one picture; what is no picture is named with the reason', async ({
  page,
  editor,
}) => {
  const word = uniqueWord();
  let uploads = 0;
  await page.route('**/api/uploads', async (route) => {
    uploads += 1;
    if (uploads > 1) return route.continue();
    await route.fetch(); // the portal has stored it
    return route.abort('connectionreset');
  });
  await page.goto('/admin/medien');
  await page
    .getByTestId('picture-files')
    .setInputFiles([
      ...makePictures(1, word),
      { name: `${word}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90\0 a program') },
      { name: `${word}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    ]);

  await expect(page.getByText('1 von 3 Bildern hochgeladen, 2 nicht')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Diese Datei ist kein Bild, das wir zeigen können.')).toBeVisible();
  await expect(page.getByText('SVG-Dateien nehmen wir nur für Wappen und Logos an.')).toBeVisible();
  await expectAccessible(page);

  expect(uploads).toBe(3);
  const known = await editor.call('GET', `/api/admin/media?search=${word}`);
  expect(await known.json()).toMatchObject({ total: 1 });
});

test('who saves an album second sees both versions with their pictures', async ({ page, editor }) => {
  const [one = '', other = ''] = await Promise.all(makePictures(2, uniqueWord()).map(editor.uploadPicture));
  const title = `Turnier ${uniqueWord()}`;
  const album = { title, date: '2026-11-21', pictures: [{ url: one, caption: 'Anstoß' }] };
  const id = await editor.create('albums', album);
  await page.goto(`/admin/fotos/${id}`);
  await page.getByLabel('Titel', { exact: true }).fill(`${title} der Herren`);
  await page.getByRole('button', { name: /Anstoß/ }).click();
  await page.getByLabel('Bildunterschrift').fill('Anstoß um drei');
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  const pictures = [{ url: other, caption: 'Siegerehrung' }];
  expect((await editor.call('PATCH', `/api/albums/${id}`, { pictures, version: 1 })).status).toBe(200);

  await page.getByRole('button', { name: 'Speichern' }).click();
  const conflict = page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  await expect(conflict.getByText('Anstoß um drei')).toBeVisible();
  await expect(conflict.getByText('Siegerehrung')).toBeVisible();
  await expect(conflict).not.toContainText(/[{}[\]]|\/objects\//);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Meine Fassung speichern' }).click();

  await expect(page.getByText('Gespeichert.').first()).toBeVisible();
  expect(await (await editor.call('GET', `/api/admin/albums/${id}`)).json()).toMatchObject({
    title: `${title} der Herren`,
    pictures: [{ url: one, caption: 'Anstoß um drei' }],
  });
  await editor.call('DELETE', `/api/albums/${id}`);
});

test('a picture is found, described, and not deleted while it is used', async ({
  page,
  portal,
  editor,
  createArticle,
}) => {
  const word = uniqueWord();
  await page.goto('/admin/medien');
  await page.getByTestId('picture-files').setInputFiles(makePictures(1, word));
  await expect(page.getByText('1 von 1 Bild hochgeladen')).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  await expectAccessible(page);
  await page.getByRole('link', { name: `${word}-1.png` }).click();

  await page.getByLabel('Was ist auf dem Bild zu sehen?').fill(`Torjubel ${word}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.').first()).toBeVisible();
  await expectAccessible(page);

  await answerNoChildren(page);
  const id = page.url().split('/').at(-1) ?? '';
  const read = await fetch(`${portal.url}/api/admin/media/${id}`, { headers: { cookie: editor.cookie } });
  const { url, alt } = (await read.json()) as { url: string; alt: string };
  expect(alt).toBe(`Torjubel ${word}`);
  const { title } = await createArticle({ imageUrl: url });

  await page.reload();
  await expect(page.getByText(`Artikel „${title}“`)).toBeVisible();
  await page.getByRole('button', { name: 'Bild löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Das Bild wird noch gezeigt' });
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Behalten' }).click();

  expect((await fetch(portal.url + url)).status).toBe(200);
});

test('another file takes the place of a picture once, also on a bad line', async ({ page, portal, editor }) => {
  const [before, after] = makePictures(2, uniqueWord());
  if (!before || !after) throw new Error('No pictures were made');
  const url = await editor.uploadPicture(before);
  let tries = 0;
  await page.route('**/api/media/*/file', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch(); // the portal has stored it
    return route.abort('connectionreset');
  });
  await page.goto(`/admin/medien?search=${before.name}`);
  await page.getByRole('link', { name: before.name }).click();
  // The list has a field for files, too.
  await expect(page.getByRole('button', { name: 'Bild löschen' })).toBeVisible();

  await page.getByTestId('picture-files').setInputFiles(after);
  await page.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click();

  await expect(page.getByText('Bild ersetzt.').first()).toBeVisible({ timeout: 30_000 });
  expect(tries).toBe(2);
  await expectAccessible(page);
  expect((await fetch(portal.url + url, { redirect: 'manual' })).status).toBe(302);
});
