import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

const attack = "document.documentElement.dataset.attacked='yes'";
const hostileContent = [
  '<p>Harmloser Absatz.</p>',
  `<script>${attack}</script>`,
  `<img src="/gibt-es-nicht.png" onerror="${attack}" alt="Bild">`,
  `<a href="javascript:${attack}">Klick mich</a>`,
  `<a href=" jAvAsCrIpT:${attack}">Klick mich auch</a>`,
  `<a href="data:text/html,<script>${attack}</script>">Und mich</a>`,
  `<svg onload="${attack}"><a xlink:href="javascript:${attack}"><text>x</text></a></svg>`,
  `<iframe srcdoc="<script>parent.${attack}</script>"></iframe>`,
  `<form action="javascript:${attack}"><button>Los</button></form>`,
  `<p style="background:url(javascript:${attack})">Stil</p>`,
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  `<math><mtext></p><img src=x onerror=${attack}></mtext></math>`,
].join('');

test('nothing an article carries runs, and its harmless part stays', async ({ page, createArticle }) => {
  const { slug } = await createArticle({
    title: '</script><script>alert(1)</script><img src=x onerror=alert(1)>',
    excerpt: '"><script>alert(2)</script>',
    content: hostileContent,
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });

  await openHydrated(page, `/news/${slug}`);
  await expect(page.getByText('Harmloser Absatz.')).toBeVisible();
  for (const name of ['Klick mich', 'Klick mich auch', 'Und mich']) {
    const link = page.getByRole('main').getByText(name, { exact: true });
    if ((await link.count()) > 0) await link.click({ noWaitAfter: true });
  }

  await expect(page).toHaveURL(`/news/${slug}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
  expect(dialogs).toEqual([]);
  const article = page.getByRole('article').first();
  await expect(article.locator('iframe, form, svg script, base, meta, [onerror], [onload]')).toHaveCount(0);
  expect(await article.innerHTML()).not.toMatch(/javascript:|srcdoc|data:text/i);
});

test('a title cannot leave the data block or the head', async ({ page, portal, createArticle }) => {
  const title = `</title></script><!--<script>${attack}//`;
  const { slug, title: stored } = await createArticle({ title });

  const html = await (await fetch(`${portal.url}/news/${slug}`)).text();
  const blocks = html.split('<script').length - 1;
  await openHydrated(page, `/news/${slug}`);

  expect(await page.locator('script').count()).toBeGreaterThanOrEqual(blocks);
  expect(html).not.toContain(`<script>${attack}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stored.trim());
  expect(await page.title()).toContain('</title></script>');
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
});

for (const search of [
  `<script>${attack}</script>`,
  `"><img src=x onerror=${attack}>`,
  "');alert(1)//",
  '</script><script>alert(1)</script>',
  '%_\\',
]) {
  test(`searching for ${search} searches for just that`, async ({ page, complaints }) => {
    await openHydrated(page, `/news?suche=${encodeURIComponent(search)}`);

    await expect(page.getByPlaceholder('Suche nach Titel oder Inhalt...')).toHaveValue(search);
    await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-attacked');
    expect(complaints).toEqual([]);
  });
}
