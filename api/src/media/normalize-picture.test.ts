import sharp from 'sharp';
import { normalizePicture } from './normalize-picture.ts';
import { makePhonePhoto, makePicture, makePictureBomb } from './pictures.fixture.ts';

const SMALL = { width: 60, height: 40 };

describe('normalizePicture', () => {
  test('turns a phone photo upright and removes place, device and description', async () => {
    const photo = await makePhonePhoto();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('secret garden');

    const { bytes, width, height } = await normalizePicture(photo);

    expect({ width, height }).toEqual({ width: 300, height: 400 });
    const { orientation, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
    const top = await sharp(bytes).extract({ left: 150, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(50);
  });

  test('limits the longest edge to 2560 px and keeps the shape', async () => {
    const wide = await makePicture({ width: 5000, height: 1000 }).jpeg().toBuffer();

    expect(await normalizePicture(wide)).toMatchObject({ width: 2560, height: 512 });
  });

  test('never enlarges', async () => {
    expect(await normalizePicture(await makePicture(SMALL).png().toBuffer())).toMatchObject(SMALL);
  });

  test.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'png', 'image/png'],
    ['avif', 'webp', 'image/webp'],
  ] as const)('stores %s as %s', async (sent, extension, type) => {
    const stored = await normalizePicture(await makePicture(SMALL).toFormat(sent).toBuffer());

    expect(stored).toMatchObject({ extension, type, ...SMALL });
    expect((await sharp(stored.bytes).metadata()).mediaType).toBe(type);
  });

  test.each([
    ['half red, half blue', { background: '#ff0000', half: '#0000ff' }, '#800080'],
    ['grey', { background: '#777777', half: '#777777' }, '#777777'],
  ])('finds the mean colour of %s', async (_, { background, half }, color) => {
    const right = { create: { width: 20, height: 40, channels: 3 as const, background: half } };
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background } });
    const file = await picture
      .composite([{ input: right, left: 20, top: 0 }])
      .png()
      .toBuffer();

    expect((await normalizePicture(file)).color).toBe(color);
  });

  test('counts transparent parts as white and knows the colour of a picture in shades of grey', async () => {
    const clear = { create: { width: 9, height: 9, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } } };
    const grey = sharp({ create: { width: 9, height: 9, channels: 3, background: '#404040' } }).toColourspace('b-w');

    expect((await normalizePicture(await sharp(clear).png().toBuffer())).color).toBe('#ffffff');
    expect((await normalizePicture(await grey.png().toBuffer())).color).toBe('#404040');
  });

  test.each([
    ['a picture bomb', () => makePictureBomb(), 422, 'too_many_pixels'],
    ['a truncated JPEG', async () => (await makePhonePhoto()).subarray(0, -400), 422, 'unreadable_picture'],
    [
      'a truncated PNG',
      async () => (await makePicture().png().toBuffer()).subarray(0, -200),
      422,
      'unreadable_picture',
    ],
    ['a header without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'unreadable_picture'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported_picture'],
    ['a HEIC it cannot decode', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, 'unsupported_picture'],
  ])('refuses %s', async (_, make, statusCode, code) => {
    await expect(normalizePicture(await make())).rejects.toMatchObject({ statusCode, code });
  });

  test.each(['gif', 'webp'] as const)('refuses a moving %s', async (format) => {
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((background) => makeFrame(background)));
    const film = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();

    await expect(normalizePicture(film)).rejects.toMatchObject({ statusCode: 422, code: 'animated_picture' });
  });
});

function makeFrame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}
