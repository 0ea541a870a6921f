import { expect, test } from '../kit/journey-test.ts';

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

test('what is published, edited and deleted is on the very next page', async ({ portal, editor }) => {
  for (let round = 1; round <= 5; round++) {
    const { id, slug, title } = await editor.createArticle();
    expect(await textOf(`${portal.url}/news`)).toContain(title);
    expect(await textOf(`${portal.url}/`)).toContain(title);
    expect(await textOf(`${portal.url}/news/${slug}`)).toContain(title);

    await editor.changeArticle(id, { title: `${title} – nach Verlängerung` });
    expect(await textOf(`${portal.url}/news`)).toContain(`${title} – nach Verlängerung`);
    expect(await textOf(`${portal.url}/news/${slug}`)).toContain(`${title} – nach Verlängerung`);

    await editor.deleteArticle(id);
    expect(await textOf(`${portal.url}/news`)).not.toContain(title);
    expect((await fetch(`${portal.url}/news/${slug}`)).status).toBe(404);
  }
});

test('a draft is not to be seen until it is published', async ({ portal, editor, createArticle }) => {
  const { id, slug, title } = await createArticle({ published: false });
  expect((await fetch(`${portal.url}/news/${slug}`)).status).toBe(404);
  expect(await textOf(`${portal.url}/news`)).not.toContain(title);

  await editor.changeArticle(id, { published: true });

  expect((await fetch(`${portal.url}/news/${slug}`)).status).toBe(200);
  expect(await textOf(`${portal.url}/news`)).toContain(title);
});

test('a scheduled article appears at its minute', async ({ page, portal, createArticle }) => {
  let publishAt = 0;
  let slug = '';
  let title = '';
  // On a busy machine the moment may have come before the test looks: then again with a later one.
  await expect(async () => {
    publishAt = Date.now() + 3000;
    ({ slug, title } = await createArticle({ status: 'scheduled', publishAt: new Date(publishAt).toISOString() }));
    expect((await fetch(`${portal.url}/news/${slug}`)).status).toBe(404);
  }).toPass();

  await expect
    .poll(() => fetch(`${portal.url}/news/${slug}`).then(({ status }) => status), { timeout: 30_000 })
    .toBe(200);

  expect(Date.now()).toBeGreaterThanOrEqual(publishAt);
  // Searched for, because other journeys write at the same time and the list shows ten.
  await page.goto(`/news?suche=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a page that did not change is not sent again', async ({ portal }) => {
  const askTwice = async () => {
    const { headers } = await fetch(`${portal.url}/news`);
    return (await fetch(`${portal.url}/news`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status;
  };

  // Other journeys change the news meanwhile.
  await expect.poll(askTwice).toBe(304);
});
