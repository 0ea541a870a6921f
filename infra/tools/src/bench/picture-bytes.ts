import { ssim } from '@blazediff/ssim';
import { makeSmaller } from '@portal/api/make-smaller';
import { chromium } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import type { BenchPortal } from './bench-portal.ts';
import type { Chapter } from './report.ts';
import { summarize } from './statistics.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** px of a step down the page, and ms between two steps. */
const STEP = 400;
const LOOK = 200;

/**
 * The picture bytes that a phone loads for the whole home page: the prepared format against WebP, and how close both
 * are to the originals.
 */
export async function measurePictureBytes(portal: BenchPortal, chromiumPath: string): Promise<Chapter> {
  const sums = { ours: 0, webp: 0, avifs: 0 };
  const scores: Record<'ours' | 'webp', number[]> = { ours: [], webp: [] };
  const shown = await picturesOfHome(portal.url, chromiumPath);
  for (const { source, width, quality } of shown) {
    const original = Buffer.from(await (await fetch(portal.url + source)).arrayBuffer());
    const [made] = (await makeSmaller(original, { widths: [width], quality })) ?? [];
    if (!made) throw new Error(`${source} was not made`);
    sums.ours += made.smaller.length;
    sums.webp += made.webp.length;
    sums.avifs += made.smaller.equals(made.webp) ? 0 : 1;
    const sized = await dotsOf(sharp(original).autoOrient().resize({ width, withoutEnlargement: true }));
    scores.ours.push(await likeness(sized, made.smaller));
    scores.webp.push(await likeness(sized, made.webp));
  }
  const inKilobytes = (bytes: number) => summarize([bytes / 1000]);
  return {
    title: 'Picture bytes',
    reference: 'WebP',
    measures: [
      {
        name: 'Home page, 412 px × 1.75, scrolled to its end',
        unit: 'KB',
        portal: inKilobytes(sums.ours),
        reference: inKilobytes(sums.webp),
        target: { kind: 'ratio-at-most', limit: 0.8 },
      },
      {
        name: 'SSIM to the original',
        unit: '',
        portal: summarize(scores.ours),
        reference: summarize(scores.webp),
        target: { kind: 'ratio-at-least', limit: 1 },
      },
    ],
    notes: [`${sums.avifs} of ${shown.length} pictures are AVIF; the others are smaller as WebP.`],
  };
}

type Shown = { source: string; width: number; quality: number };

async function picturesOfHome(origin: string, executablePath: string): Promise<Shown[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const addresses = new Set<string>();
  try {
    const page = await browser.newPage(PHONE);
    page.on('request', (request) => {
      if (request.url().startsWith(`${origin}/optimize-image/`)) addresses.add(request.url());
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += STEP) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForTimeout(LOOK);
    }
    await page.waitForLoadState('networkidle');
  } finally {
    await browser.close();
  }
  return [...addresses].map((address) => {
    const { pathname, searchParams } = new URL(address);
    return {
      source: pathname.slice('/optimize-image'.length),
      width: Number(searchParams.get('w')),
      quality: Number(searchParams.get('q')),
    };
  });
}

type Dots = { data: Buffer; info: { width: number; height: number } };

function dotsOf(picture: Sharp): Promise<Dots> {
  return picture.flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function likeness({ data, info }: Dots, file: Buffer): Promise<number> {
  return ssim(data, (await dotsOf(sharp(file))).data, undefined, info.width, info.height);
}
