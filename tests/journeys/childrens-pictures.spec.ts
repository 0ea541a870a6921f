import { signInAs } from '../kit/admin-page.ts';
import { accessibilityFaults } from '../kit/accessibility.ts';
import { uniqueWord } from '../kit/editor.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/journey-test.ts';
import { makePictures } from '../kit/pictures.ts';

test.use({ serviceWorkers: 'allow' });

test('a picture is published once its question is answered, and gone for everybody once consent is withdrawn', async ({
  browser,
  page: visitor,
  context,
  portal,
  editor,
}) => {
  const word = uniqueWord();
  const desk = await browser.newPage({ baseURL: portal.url, serviceWorkers: 'block' });
  await signInAs(desk, portal.url);
  await desk.goto('/admin/neuigkeiten/neu');
  await desk.getByLabel('Titel', { exact: true }).fill(`Jugendturnier ${word}`);
  await desk.getByTestId('picture-files').first().setInputFiles(makePictures(1, word));
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('Alle haben gewonnen.');
  await expect(desk.getByRole('group', { name: 'Sind auf dem Bild Kinder zu erkennen?' })).toBeVisible();

  await desk.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const question = desk.getByRole('dialog', { name: 'Kinder auf Bildern' });
  await expect(question).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  await question.getByRole('button', { name: 'Ja, die Einwilligung der Eltern liegt beim Verein' }).click();
  await question.getByLabel('Wo liegt das Papier?').fill('Ordner 3');
  await question.getByRole('button', { name: 'Antwort übernehmen' }).click();
  await expect(desk.getByText('Veröffentlicht', { exact: true })).toBeVisible();

  const path = (await desk.getByRole('link', { name: 'Ansehen' }).getAttribute('href')) ?? '';
  const found = await editor.call('GET', `/api/admin/media?search=${word}`);
  const { items } = (await found.json()) as { items: { id: string; url: string }[] };
  const { id = '', url = '' } = items[0] ?? {};
  const kept = () =>
    visitor.evaluate(async (key) => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const entries = await Promise.all(caches_.map((cache) => cache.keys()));
      return entries.flat().filter((request) => request.url.includes(key)).length;
    }, url.slice('/objects/'.length));
  await openHydrated(visitor, '/news');
  await visitor.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await openHydrated(visitor, path);
  await expect.poll(kept).toBeGreaterThan(0);

  await desk.goto(`/admin/medien/${id}`);
  await desk.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Widerrufen und überall entfernen' }).click();
  await expect(desk).toHaveURL(/\/admin\/medien$/);

  const statusOf = async (address: string) => (await fetch(portal.url + address)).status;
  expect([await statusOf(url), await statusOf(`/optimize-image${url}?w=400`)]).toEqual([404, 404]);
  for (const address of [path, '/news', '/api/news/feed.atom'])
    expect(await (await fetch(portal.url + address)).text(), address).not.toContain(url);

  await visitor.goto('/news');
  await expect.poll(kept, { timeout: 20_000 }).toBe(0);
  await openHydrated(visitor, path);
  // The worker keeps a page after it has answered with it.
  const keptPage = () =>
    visitor.evaluate(async (address) => (await caches.match(address, { ignoreVary: true }))?.text(), path);
  await expect.poll(async () => (await keptPage())?.includes(url)).toBe(false);
  await context.setOffline(true);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: `Jugendturnier ${word}` })).toBeVisible();
  expect(await visitor.content()).not.toContain(url);
  await desk.close();
});
