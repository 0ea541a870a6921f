import type { Page } from '@playwright/test';
import { clubPalette } from '@portal/shared-ui/club-palette';
import sharp from 'sharp';

/** As the demo content names it. */
const DEMO_COLOR = '#dc2626';

const { on: _on, 'on-second': _onSecond, veil: _veil, ...palette } = clubPalette({ color: DEMO_COLOR });
/** All that is drawn in the demo content's club colour, as computed styles name it. */
const SHADES = [...new Set(Object.values(palette))].map((color) => `rgb(${channels(color).join(', ')})`);

/** How far a picture's pixel may be from the club colour in each channel to be taken for it, of 255. */
const NEAR = 24;

/** The elements of the open page painted in a shade of the demo content's club, as tag and text. */
export async function elementsInDemoColor(page: Page): Promise<string[]> {
  return page.evaluate((shades) => {
    const PAINTED = [
      'color',
      'background-color',
      'border-top-color',
      'fill',
      'stroke',
      'background-image',
      'outline-color',
    ];
    const isPainted = (element: Element) =>
      [null, '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        return PAINTED.some((name) => shades.some((shade) => style.getPropertyValue(name).includes(shade)));
      });
    const named = (element: Element) => `${element.tagName.toLowerCase()} ${element.textContent.slice(0, 40)}`;
    return [...document.querySelectorAll('body *')].filter(isPainted).map(named);
  }, SHADES);
}

/** The addresses of icons and pictures of the page's head and manifest that show the demo content's club colour. */
export async function picturesInDemoColor(page: Page): Promise<{ seen: number; inColor: string[] }> {
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  const inHead = await page
    .locator('link[rel*=icon], meta[property="og:image"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content') ?? ''));
  const addresses = [...new Set([...inHead, ...manifest.icons.map(({ src }) => src)])];
  const inColor: string[] = [];
  for (const address of addresses)
    if (await showsDemoColor(await (await page.request.get(address)).body())) inColor.push(address);
  return { seen: addresses.length, inColor };
}

/** Whether an opaque pixel of a picture has the demo content's club colour, or nearly. */
export async function showsDemoColor(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = channels(DEMO_COLOR);
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const isNear = wanted.every((value, channel) => Math.abs(value - (data[pixel + channel] ?? 0)) <= NEAR);
    if (isNear && data[pixel + 3] === 255) return true;
  }
  return false;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
