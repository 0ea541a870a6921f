import type { Page } from '@playwright/test';
import type { EditableArticle } from '@portal/api/contract';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { pictureSize } from '../kit/pictures.ts';
import { publicPaths } from '../kit/public-paths.ts';

/** The metadata of a page; the rest would be loaded and laid out for nothing. */
const METADATA =
  /<title[^>]*>.*?<\/title>|<meta [^>]*>|<link [^>]*rel="canonical"[^>]*>|<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs;

const longText = { content: `<p>${'Ein ganzer Absatz mit vielen Worten. '.repeat(20)}</p>`, excerpt: null };

test('the HTML of an article carries its metadata', async ({ browser, portal, createArticle }) => {
  const article = await createArticle({ ...longText, title: 'Größe „ß“ & <Titel>' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(`${portal.url}/news/${article.slug}`);

  await expectMetadata(page, article, portal.url);
  await context.close();
});

test('an article reached by a link has the same metadata, and leaves none behind', async ({
  page,
  portal,
  createArticle,
}) => {
  const article = await createArticle(longText);
  await openHydrated(page, '/news');

  await page.getByRole('link', { name: article.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await expectMetadata(page, article, portal.url);
  await page.goBack();

  await expect(page).toHaveTitle(/^Vereinsneuigkeiten – /);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${portal.url}/news`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'website');
  await expect(page.locator('script[type="application/ld+json"]', { hasText: article.title })).toHaveCount(0);
});

for (const path of ['/', '/news', '/news?seite=2']) {
  test(`${path} has one title, description, canonical address and preview`, async ({ page, portal }) => {
    await openHydrated(page, path);

    await expect(page.locator('head title')).toHaveCount(1);
    expect((await contentOf(page, 'name', 'description')).length).toBeGreaterThan(20);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', portal.url + path);
    expect(await contentOf(page, 'property', 'og:image')).toMatch(
      new RegExp(`^${portal.url}/club-icons/drawn/[A-Z]+-\\d{4}-[\\da-f]{6}/social-card\\.png$`),
    );
    expect(await contentOf(page, 'property', 'og:image:width')).toBe('300');
    expect(await contentOf(page, 'property', 'og:image:height')).toBe('300');
    expect(await pictureSize(page, '/club-icons/social-card.png')).toBe('300x300');
    expect(await contentOf(page, 'property', 'og:locale')).toBe('de_DE');
    await expect(page.locator('meta[name="geo.position"]')).toHaveAttribute('content', /^\d+\.\d+;\d+\.\d+$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
}

test('every page has a title, a description and an address of its own', async ({ page, portal }) => {
  test.slow();
  const paths = await publicPaths(portal.url);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    await page.setContent(html.match(METADATA)?.join('') ?? '');
    const title = await page.title();
    const description = await contentOf(page, 'name', 'description');
    expect.soft(titles.get(title), `${path} has the title of`).toBeUndefined();
    expect.soft(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(20);
    expect.soft(description.length, path).toBeLessThanOrEqual(160);
    expect.soft(await page.locator('link[rel=canonical]').getAttribute('href'), path).toBe(portal.url + path);
    expect.soft(await contentOf(page, 'property', 'og:url'), path).toBe(portal.url + path);
    expect.soft((await contentOf(page, 'property', 'og:title')).length, path).toBeGreaterThan(0);
    expect.soft((await contentOf(page, 'property', 'og:image')).startsWith(portal.url), path).toBe(true);
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect.soft(JSON.parse(text), path).toMatchObject({ '@context': 'https://schema.org' });
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

async function expectMetadata(page: Page, { title, slug, createdAt }: EditableArticle, origin: string): Promise<void> {
  expect(await page.title()).toMatch(/ – .+/);
  expect((await page.title()).startsWith(`${title} – `)).toBe(true);
  const description = await contentOf(page, 'name', 'description');
  expect(description.length).toBeGreaterThan(100);
  expect(description.length).toBeLessThanOrEqual(160);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/news/${slug}`);
  expect(await contentOf(page, 'property', 'og:title')).toBe(title);
  expect(await contentOf(page, 'property', 'og:url')).toBe(`${origin}/news/${slug}`);
  expect(await contentOf(page, 'property', 'og:type')).toBe('article');
  expect(Date.parse(await contentOf(page, 'property', 'article:published_time'))).toBe(Date.parse(createdAt));

  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = blocks.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
  const mainEntityOfPage = `${origin}/news/${slug}`;
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'NewsArticle', headline: title, mainEntityOfPage }));
}

/** The content of the only meta element with a name. */
async function contentOf(page: Page, attribute: 'name' | 'property', name: string): Promise<string> {
  return (await page.locator(`meta[${attribute}="${name}"]`).getAttribute('content')) ?? '';
}
