import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A file as a browser's file choice takes it. */
export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

const WIDTH = 120;
const HEIGHT = 80;

/** PNGs of noise, each unlike all others, named `name-1.png` and so on. */
export function makePictures(count: number, name: string): PictureFile[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: makePng(),
  }));
}

function makePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8); // 8 bits of red, green and blue
  const rows = Array.from({ length: HEIGHT }, () => Buffer.concat([Buffer.from([0]), randomBytes(WIDTH * 3)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const written = Buffer.alloc(12 + data.length);
  written.writeUInt32BE(data.length, 0);
  written.write(type, 4, 'latin1');
  data.copy(written, 8);
  written.writeUInt32BE(crc32(written.subarray(4, 8 + data.length)), 8 + data.length);
  return written;
}

/** The size in px of the picture at an address of the portal, as a browser reads it: `512x512`. */
export function pictureSize(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return `${width}x${height}`;
  }, address);
}
