import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePng } from './png.fixture.ts';

/** A photo-like picture: left half red, right half blue, with grain, so that turning it can be seen. */
export function makePicture({ width = 400, height = 300 } = {}) {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

const PRIVATE_EXIF = {
  IFD0: { Make: 'Testphone', ImageDescription: 'secret garden' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 42/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 19/1 31/1' },
};
const PRIVATE_XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/"
  exif:GPSLatitude="49,42.2N" exif:UserComment="secret garden"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/**
 * A JPEG as phones write it: lying on its side (orientation 6: turn right to see it upright), with place and device.
 */
export function makePhonePhoto(): Promise<Buffer> {
  return makePicture().withExif(PRIVATE_EXIF).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}

/** A picture with place and description in every metadata field that its format has („secret garden“). */
export function makeTellingPicture(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  return makePicture()
    .withExif(PRIVATE_EXIF)
    .withXmp(PRIVATE_XMP)
    .withIccProfile('p3')
    .toFormat(format, { quality: 90 })
    .toBuffer();
}

/** A JPEG for print: four inks, with the profile of a press. */
export function makePrintPicture(): Promise<Buffer> {
  return makePicture().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer();
}

/** The beginning of a Windows program. */
export function makeProgram(): Buffer {
  return Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), Buffer.alloc(500, 0x90)]);
}

/** A drawing with a script in it. */
export function makeScriptedDrawing(): Buffer {
  return Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
  );
}

/** A whole photo as iPhones write it: HEIF with HEVC inside (x265), place and device; no decoder here can read it. */
export function readIphonePhoto(): Buffer {
  return readFileSync(join(import.meta.dirname, 'iphone-photo.heic'));
}

/** Two pictures one after the other, as GIF or WebP. */
export async function makeFilm(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** Noise cannot be compressed: about 3 bytes per pixel as PNG. */
export function makeNoise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A PNG of a few hundred bytes that says it is 60,000 × 60,000 px large: 10 GB when decoded. */
export function makePictureBomb(): Buffer {
  return makePng(60_000, 60_000, Buffer.alloc(180_001));
}
