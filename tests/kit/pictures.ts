import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makePng } from '@portal/api/test/png';

/** A file as a browser's file choice takes it. */
export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

const WIDTH = 120;
const HEIGHT = 80;

/** PNGs of noise, each unlike all others, named `name-1.png` and so on. */
export function makePictures(count: number, name: string): PictureFile[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: makeNoise(),
  }));
}

function makeNoise(): Buffer {
  const rows = Array.from({ length: HEIGHT }, () => Buffer.concat([Buffer.from([0]), randomBytes(WIDTH * 3)]));
  return makePng(WIDTH, HEIGHT, Buffer.concat(rows));
}

/** The size in px of the picture at an address of the portal, as a browser reads it: `512x512`. */
export function pictureSize(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return `${width}x${height}`;
  }, address);
}
