import type { Page } from '@playwright/test';
import { uniqueWord } from '../kit/editor.ts';
import { openHydrated, saveData } from '../kit/hydrated-page.ts';
import { expect, test } from '../kit/journey-test.ts';
import { makePictures } from '../kit/pictures.ts';
import { publicPaths } from '../kit/public-paths.ts';

/** px below the window at which a picture starts loading (docs/specification.md#images-1). */
const MARGIN = 200;
const STEP = 20;

test.beforeEach(({ page }) => saveData(page));

test('a picture starts 200 px before it is seen, however the page was opened', async ({
  page,
  editor,
  createArticle,
  complaints,
}) => {
  const [file] = makePictures(1, uniqueWord());
  if (!file) throw new Error('No picture was made');
  const url = await editor.uploadPicture(file);
  const alt = `Jubel ${uniqueWord()}`;
  const text = '<p>Vor dem Spiel war noch alles ruhig.</p>'.repeat(60);
  const { slug, title } = await createArticle({
    content: `${text}<figure><img src="${url}" alt="${alt}" width="800" height="600"></figure>`,
  });

  await openHydrated(page, `/news/${slug}`);
  const direct = await distanceAtStart(page, alt);
  await openHydrated(page, '/news');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const inside = await distanceAtStart(page, alt);

  for (const distance of [direct, inside]) {
    expect(distance).toBeLessThanOrEqual(MARGIN);
    expect(distance).toBeGreaterThan(MARGIN - 3 * STEP);
  }
  await page.goto(`/news/${slug}`);
  await page.pdf();
  await expect(page.getByRole('img', { name: alt })).toHaveAttribute('src', url);
  expect(complaints).toEqual([]);
});

/** Scrolls down step by step; returns how many px a picture was below the window when it started loading. */
function distanceAtStart(page: Page, alt: string): Promise<number> {
  return page.evaluate(
    async ([name, step]) => {
      const picture = document.querySelector<HTMLImageElement>(`img[alt="${name}"]`);
      const nextFrame = () => new Promise(requestAnimationFrame);
      if (!picture) throw new Error('The picture is not there');
      while (picture.dataset['src'] && picture.getBoundingClientRect().top > 0) {
        window.scrollBy({ top: step, behavior: 'instant' });
        // Intersections are reported after a frame.
        for (let frame = 0; frame < 3; frame += 1) await nextFrame();
      }
      return picture.getBoundingClientRect().top - window.innerHeight;
    },
    [alt, STEP] as const,
  );
}

test('what the first screen shows begins with the HTML, on a phone and on a desk', async ({ browser, portal }) => {
  const paths = await publicPaths(portal.url);
  const waiting: unknown[] = [];
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: portal.url });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      waiting.push(...(await latePicturesInView(page)).map((src) => [viewport.width, path, src]));
    }
    await context.close();
  }

  expect(waiting).toEqual([]);
});

/** Addresses of pictures that wait for the script although at least a quarter of them is in the window. */
function latePicturesInView(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    // Without scripts they are shown in the place of those that wait.
    [...document.querySelectorAll('noscript img')]
      .filter((picture) => {
        const { top, left, height, width } = picture.getBoundingClientRect();
        const isBeside = left >= window.innerWidth || left + width <= 0;
        return height > 0 && !isBeside && top + height / 4 < window.innerHeight;
      })
      .map((picture) => picture.getAttribute('src')),
  );
}
