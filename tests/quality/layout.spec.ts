import type { Locator } from '@playwright/test';
import type { EditableSettings } from '@portal/api/contract';
import { expect, ownPortalTest, refuseCookies, test } from '../kit/journey-test.ts';
import { signInAs } from '../kit/admin-page.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { overflowFaultsAt } from '../kit/screen-faults.ts';

const ownTest = ownPortalTest();

const widths = [320, 360, 768, 1440];

const wideContent = [
  `<p>${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8)}</p>`,
  `<p><a href="https://verein.example/${'a'.repeat(200)}">https://verein.example/${'a'.repeat(200)}</a></p>`,
  `<table><tbody><tr>${'<td>Heimspielwochenende</td>'.repeat(14)}</tr></tbody></table>`,
  `<pre>${'x'.repeat(300)}</pre>`,
  '<img src="/assets/pictures/advertising-boards.webp" width="3000" height="200" alt="Breites Bild">',
].join('');

test('an article with everything too wide fits every width', async ({ page, createArticle }) => {
  const { slug } = await createArticle({
    title: `Spielgemeinschaftsvereinsversammlungsprotokoll${'abstimmung'.repeat(12)}`,
    excerpt: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3),
    content: wideContent,
  });
  await openHydrated(page, `/news/${slug}`);

  expect(await overflowFaultsAt(page, widths)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await openHydrated(page, '/news');
  expect(await overflowFaultsAt(page, widths)).toEqual([]);
});

test('a video that is offered fits every width, with all that is said of it', async ({ page, createArticle }) => {
  const { slug } = await createArticle({
    content: '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Die Tore vom Derby</a></figure>',
  });
  await openHydrated(page, `/news/${slug}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Video laden' })).toBeVisible();
  const link = await page.getByRole('link', { name: /bei YouTube ansehen/ }).boundingBox();

  expect(await overflowFaultsAt(page, widths)).toEqual([]);
  expect(link?.height, 'px of the link below the button').toBeLessThan(60);
});

test('a ground, an opponent and a team with words that fit no line are read whole', async ({
  page,
  editor,
  portal,
}) => {
  const name = 'Spielgemeinschaftsdonaudampfschifferkapitänsmannschaft';
  const opponent = 'SV Großmüllermeistersbergerdorfhausen 08';
  const stadiumAddress = 'Straßedesachtzehntenoktoberachtzehnhundertdreizehn 1, 12345 Musterstadt';
  const id = await editor.create('teams', { name, slug: 'lange-woerter', stadiumAddress });
  const startDate = new Date(Date.now() + 86_400_000).toISOString();
  await editor.create('events', { type: 'match', team: 'lange-woerter', opponent, home: true, startDate });

  await openHydrated(page, '/mannschaften/lange-woerter');
  expect.soft(await overflowFaultsAt(page, widths)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await cutOff(footer.getByRole('link')), `links of the footer cut off at ${width} px`).toEqual([]);
  }

  await openHydrated(page, '/spielplan?team=lange-woerter');
  const board = page.getByRole('region', { name: 'Nächstes Spiel' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(hidden, `px of the scoreboard cut off at ${width} px`).toBe(0);
    const place = await board.getByText('Heim', { exact: true }).boundingBox();
    expect.soft(place?.height, `px of „Heim“ in one line at ${width} px`).toBeLessThan(30);
    const colored = await coloredPixels(board.getByRole('link', { name: 'Alle Angaben zum Spiel' }));
    expect.soft(colored, `px of the club's stripe below the link at ${width} px`).toBe(0);
  }

  await signInAs(page, portal.url);
  await openHydrated(page, '/admin/einstellungen/einrichten?schritt=mannschaften');
  await page.getByRole('button', { name }).waitFor();
  expect.soft(await overflowFaultsAt(page, widths)).toEqual([]);
  await editor.call('DELETE', `/api/teams/${id}`);
});

test('at the foot of the page no floating button covers the imprint or the privacy page', async ({
  page,
  context,
  portal,
}) => {
  await refuseCookies(context, portal.url);
  await openHydrated(page, '/geschichte');

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const floating = ['Cookie-Einstellungen öffnen', 'Nach oben'].map((name) => page.getByRole('button', { name }));
    for (const button of floating) await expect(button).toBeInViewport({ ratio: 1 });

    for (const name of ['Impressum', 'Datenschutz']) {
      const link = await page.getByRole('contentinfo').getByRole('link', { name }).boundingBox();
      for (const button of floating)
        expect(overlap(link, await button.boundingBox()), `${name} at ${width} px`).toBe(false);
    }
  }
});

test('on a phone the columns of a table with three of them are read without pushing it aside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHydrated(page, '/datenschutz');

  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Wie lange' })).toBeVisible();
  const beyond = await table.evaluate((node) => node.scrollWidth - (node.parentElement?.clientWidth ?? 0));
  expect(beyond).toBe(0);
});

test('the badge of a category with a long name is read whole', async ({ page, editor, createArticle }) => {
  const name = 'Spielgemeinschaft Großmüllermeistersbergerdorfhausen III';
  const id = await editor.create('teams', { name, slug: 'lange-namen' });
  const { slug } = await createArticle({ category: 'lange-namen' });

  for (const address of ['/', '/news', `/news/${slug}`]) {
    await openHydrated(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const badge = page.locator('main span').getByText(name, { exact: true });
      await expect(badge.first()).toBeVisible();
      expect.soft(await cutOff(badge), `${address} at ${width} px`).toEqual([]);
    }
  }
  await editor.call('DELETE', `/api/teams/${id}`);
});

test('on a phone a result says whole which team played', async ({ page }) => {
  await openHydrated(page, '/spielplan');
  const rows = page.getByRole('region', { name: 'Ergebnisse' }).getByRole('listitem');
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await rows.getByText(/^\d\. Mannschaft$/).evaluateAll((names) => {
      const text = document.createRange();
      return names.filter((name) => {
        text.selectNodeContents(name);
        return text.getBoundingClientRect().width > name.getBoundingClientRect().width;
      }).length;
    });
    expect.soft(cut, `names cut off at ${width} px`).toBe(0);
  }
});

ownTest(
  'the header says the name of the club whole, with larger text as well',
  async ({ page, context, portal, editor }) => {
    const shortNames = ['TuS Musterstadt 1921', 'MTV Wümme', 'SG Musterstadt/Beispielheim/Dorf'];
    await refuseCookies(context, portal.url, shortNames);
    for (const shortName of shortNames) {
      const { updatedAt: _, ...settings } = (await (
        await editor.call('GET', '/api/admin/settings')
      ).json()) as EditableSettings;
      const name = `${shortName} e. V.`;
      const saved = await editor.call('PUT', '/api/settings', { ...settings, shortName, name, founded: 1921 });
      expect(saved.status, await saved.text()).toBe(200);
      await openHydrated(page, '/kontakt');

      const sizes = [
        ['100%', [320, 360, 1024, 1440]],
        // Wide windows choose their layout by the size of the browser's text, which a page cannot change.
        ['200%', [320, 360]],
      ] as const;
      for (const [size, itsWidths] of sizes) {
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
        for (const width of itsWidths) {
          await page.setViewportSize({ width, height: 800 });
          const lines = page.getByRole('banner').locator('b, small').filter({ visible: true });
          await expect(lines.first()).toHaveText(width < 1240 ? shortName : name);
          expect.soft(await lines.evaluateAll(beyondTheBar), `${shortName}, ${width} px, text of ${size}`).toEqual([]);
        }
      }
    }
  },
);

/** What of a name is cut off, reaches out of the header, or has more than two lines. */
function beyondTheBar(lines: readonly Element[]): string[] {
  const bar = document.querySelector('header')?.getBoundingClientRect();
  const text = document.createRange();
  return lines.flatMap((line) => {
    text.selectNodeContents(line);
    const { top, bottom, width } = text.getBoundingClientRect();
    const isOut = !bar || top < bar.top || bottom > bar.bottom;
    const isCut = line.tagName === 'B' && width > line.getBoundingClientRect().width + 1;
    const isHigh = bottom - top > 2.6 * Number.parseFloat(getComputedStyle(line).fontSize);
    return isOut || isCut || isHigh ? [`${line.textContent}: ${width} px wide, ${top}–${bottom} px`] : [];
  });
}

/** The texts of these that reach out of the window. */
function cutOff(parts: Locator): Promise<(string | null)[]> {
  return parts.evaluateAll((elements) => {
    const text = document.createRange();
    return elements
      .filter((element) => {
        text.selectNodeContents(element);
        return text.getBoundingClientRect().right > document.documentElement.clientWidth;
      })
      .map(({ textContent }) => textContent);
  });
}

/** How many pixels there have a colour, and are not black, grey or white. */
async function coloredPixels(part: Locator): Promise<number> {
  const picture = (await part.screenshot()).toJSON().data;
  return part.evaluate(async (_, bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const pixels = Array.from({ length: data.length / 4 }, (__, at) => data.subarray(4 * at, 4 * at + 3));
    return pixels.filter((pixel) => Math.max(...pixel) - Math.min(...pixel) > 60).length;
  }, picture);
}

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('One of them is not shown');
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

test('a long message of a failure stays within the window of a phone, and is read by scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 400,
      json: { statusCode: 400, code: 'x', message: 'Das ging aus einem Grund nicht. '.repeat(60) },
    }),
  );
  await openHydrated(page, '/auth');
  await page.getByLabel('E-Mail').fill('a@verein.example');
  await page.getByLabel('Passwort', { exact: true }).fill('falsches-passwort');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Das ging aus einem Grund nicht.' });

  await expect(message).toBeVisible();
  const box = await message.boundingBox();
  expect(box?.y ?? -1, 'px of its upper edge').toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 641), 'px of its lower edge').toBeLessThanOrEqual(640);
  expect(await message.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0);
  await expect(message.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
  await message.getByText('Das ging aus einem Grund nicht.').hover();
  await page.mouse.wheel(0, 5000);
  await expect(message.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
});
