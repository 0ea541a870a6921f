import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated, saveData } from '../kit/hydrated-page.ts';
import { IS_LONG } from '../kit/long-form.ts';
import { detailPaths, publicPaths } from '../kit/public-paths.ts';

/** The short form has the home page, one with a query, a form, a table, and an article. */
const KINDS = /^\/(news(\/.+)?|kontakt|spielplan)?$/;

test('following links asks for no document, starts at the top and moves the focus to the page', async ({
  page,
  createArticle,
}) => {
  const { title } = await createArticle({ content: '<p>Langer Text.</p>'.repeat(80) });
  await openHydrated(page, '/news');
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(documents).toEqual([]);
});

test.describe(() => {
  // Slides and tickers stand still.
  test.use({ reducedMotion: 'reduce' });

  test('a page is the same whether it is opened directly or reached by a link', async ({ page, context, portal }) => {
    test.setTimeout(180_000);
    await saveData(page);
    const all = [...(await publicPaths(portal.url)), ...(await detailPaths(portal.url))];
    const paths = all.filter((path) => IS_LONG || KINDS.test(path));
    expect(paths.length).toBeGreaterThan(4);
    const direct = await context.newPage();
    await saveData(direct);

    await openHydrated(page, '/impressum');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    for (const path of paths) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      // What a page shows changes with the time of day, and once its last parts have come.
      await expect(async () => {
        await openHydrated(direct, path);
        await direct.waitForLoadState('networkidle');
        expect(await elementsOf(page), path).toEqual(await elementsOf(direct));
      }).toPass({ timeout: 30_000 });
    }
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });
});

test('a button leads back to the top after 300 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/news');
  const button = page.getByRole('button', { name: 'Nach oben' });
  const atTop = await crestIn(page);

  await page.evaluate(() => window.scrollTo({ top: 290, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await expect
    .poll(async () => (await crestIn(page)).height, 'px of the drawn-back crest')
    .toBeLessThan(atTop.height * 0.7);
  expect(
    Math.abs((await crestIn(page)).gap - atTop.gap),
    'px by which its gap before the name has changed',
  ).toBeLessThan(2);
  await page.evaluate(() => window.scrollTo({ top: 310, behavior: 'instant' }));
  await button.click();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the skip link leads to the content', async ({ page }) => {
  await openHydrated(page, '/news');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('a link opened in a new tab leaves this one where it is', async ({ page, context, createArticle }) => {
  const { title, slug } = await createArticle();
  await openHydrated(page, '/news');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: title }).click({ modifiers: ['ControlOrMeta'] });

  const newTab = await opened;
  // `toHaveURL` runs in the tab itself, and Playwright sometimes never reaches a background tab.
  await expect.poll(() => new URL(newTab.url()).pathname).toBe(`/news/${slug}`);
  await expect(page).toHaveURL('/news');
});

/** The crest in the header, and how far from it the name of the club begins, in CSS px. */
async function crestIn(page: Page): Promise<{ height: number; gap: number }> {
  const home = page.getByRole('banner').getByRole('link', { name: /zur Startseite$/ });
  const crest = await home.locator('svg, img').boundingBox();
  const name = await home.locator('b').filter({ visible: true }).boundingBox();
  if (!crest || !name) throw new Error('The header shows no crest and name');
  return { height: crest.height, gap: name.x - crest.x - crest.width };
}

/**
 * What stands in the main area, a line for each element and text. Without what differs for a good reason: the choices
 * that the server marks for browsers without scripts, their `noscript`, and the order and spelling of attributes.
 */
function elementsOf(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const lines: string[] = [];
    const visit = (node: Node) => {
      if (node instanceof Text) lines.push(node.data);
      if (!(node instanceof Element) || node.localName === 'noscript') return;
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}="${name === 'style' ? (node as HTMLElement).style.cssText : value}"`)
        .filter((attribute) => attribute !== 'selected=""')
        .toSorted();
      lines.push(`<${node.localName} ${attributes.join(' ')}>`);
      if (node instanceof HTMLSelectElement) lines.push(node.value);
      node.childNodes.forEach(visit);
    };
    visit(main);
    // React counts the ids that it makes, and those that it takes over from the server separately.
    return lines.map((line) => line.replaceAll(/_[rR]_\w+_/g, '_id_'));
  });
}

/** By a link, in a closed menu too, or as by the browser's history if no page leads there. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`);
    if (link) return link.click();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
