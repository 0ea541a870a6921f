import { chromium, type CDPSession } from '@playwright/test';
import { uniqueWord } from '../kit/editor.ts';
import { expect, test } from '../kit/journey-test.ts';
import { makePictures } from '../kit/pictures.ts';

test.use({ javaScriptEnabled: false });

/** Playwright's switch stops scripts, but leaves the media query `scripting` as it is. */
const NO_SCRIPTS = '--blink-settings=scriptEnabled=false';
/**
 * The Chromium that this media query came with; in older ones, elements that need scripts are shown, and do nothing.
 */
const FIRST_WITH_SCRIPTING_QUERY = 120;

test('the home page shows its news', async ({ page, createArticle }) => {
  const { title } = await createArticle();

  await page.goto('/');

  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});

test('the list is searched with a form and leads to the article', async ({ page, createArticle }) => {
  const word = uniqueWord();
  const { title } = await createArticle({ content: `<p>Wir suchen ${word}.</p>` });

  await page.goto('/news');
  await page.getByPlaceholder('Suche nach Titel oder Inhalt...').fill(word);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Seite 1 von 1 (1 Artikel)')).toBeVisible();
  await page.getByRole('link', { name: title }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(`Wir suchen ${word}.`)).toBeVisible();
});

test('a category is chosen with the form, and a filter is taken back', async ({ page, createArticle }) => {
  const category = uniqueWord();
  const { title } = await createArticle({ category });

  await page.goto('/news');
  await page.getByRole('combobox', { name: 'Kategorie' }).selectOption(category);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByText('Seite 1 von 1 (1 Artikel)')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Filter Kategorie entfernen' }).click();

  await expect(page).toHaveURL(/\/news\??$/);
  await expect(page.getByText(/^Seite 1 von (?!1 )/)).toBeVisible();
});

test('on a phone the menu leads to the footer, and what needs scripts cannot be pressed', async ({
  portal,
  browser: shared,
  launchOptions,
}) => {
  test.skip(Number.parseInt(shared.version(), 10) < FIRST_WITH_SCRIPTING_QUERY, 'needs the media query "scripting"');
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), NO_SCRIPTS] });
  const context = { baseURL: portal.url, javaScriptEnabled: false, viewport: { width: 360, height: 740 } };
  const page = await browser.newPage(context);
  await page.goto('/kontakt');
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();

  await page.getByRole('link', { name: 'Menü am Ende der Seite' }).click();

  await expect(page.getByRole('navigation', { name: 'Fußbereich' })).toBeInViewport();
  await page.goto('/auth');
  await expect(page.locator('main noscript')).toBeVisible();
  await browser.close();
});

test('pictures below the first screen are shown, each once', async ({ page, editor, createArticle }) => {
  const [file] = makePictures(1, uniqueWord());
  if (!file) throw new Error('No picture was made');
  const url = await editor.uploadPicture(file);
  const alt = `Jubel ${uniqueWord()}`;
  const { slug } = await createArticle({ content: `<p>Vorher</p><img src="${url}" alt="${alt}">` });

  await page.goto(`/news/${slug}`);

  await expect(page.getByRole('img', { name: alt })).toHaveAttribute('src', url);
  await page.goto('/');
  for (const picture of await page.getByRole('main').getByRole('img').all())
    await expect(picture).not.toHaveAttribute('data-src');
});

test.describe('on a phone', () => {
  // A phone lays out and zooms out to everything that is too wide; a desktop window would only scroll.
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true });

  test('no carousel makes the home page wider than the screen', async ({ page }) => {
    await page.goto('/');

    const { content } = await page.context().newCDPSession(page).then(layoutOf);
    expect(content).toBe(360);
  });
});

async function layoutOf(session: CDPSession): Promise<{ content: number }> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  return { content: cssContentSize.width };
}
