import sharp from 'sharp';
import { keepFinished, normalizePicture } from './normalize-picture.ts';
import * as pictures from './pictures.fixture.ts';

const { makePhonePhoto, makePicture } = pictures;

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

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('leaves nothing of what a %s tells', async (format) => {
    const sent = await pictures.makeTellingPicture(format);
    const told = await sharp(sent).metadata();
    expect(`${told.exif?.toString('latin1')} ${told.xmpAsString}`).toMatch(/secret garden.*secret garden/s);

    const { bytes } = await normalizePicture(sent);

    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, comments }).toEqual({});
    expect(bytes.toString('latin1')).not.toMatch(/secret|garden|Testphone|GPS/);
  });

  test('turns what was made for print into colours for screens', async () => {
    const sent = await pictures.makePrintPicture();
    expect((await sharp(sent).metadata()).space).toBe('cmyk');

    const { bytes } = await normalizePicture(sent);

    const { space, channels, icc } = await sharp(bytes).metadata();
    expect({ space, channels, icc }).toEqual({ space: 'srgb', channels: 3 });
    const [red = 0, green = 0, blue = 0] = await sharp(bytes)
      .extract({ left: 50, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(180);
    expect(Math.max(green, blue)).toBeLessThan(90);
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
    ['a picture bomb', () => pictures.makePictureBomb(), 422, 'too_many_pixels', 'höchstens 40 Megapixel'],
    [
      'a truncated JPEG',
      async () => (await makePhonePhoto()).subarray(0, -400),
      422,
      'unreadable_picture',
      'beschädigt oder unvollständig',
    ],
    [
      'a truncated PNG',
      async () => (await makePicture().png().toBuffer()).subarray(0, -200),
      422,
      'unreadable_picture',
      'beschädigt oder unvollständig',
    ],
    [
      'a header without a picture',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      422,
      'unreadable_picture',
      'beschädigt',
    ],
    ['a drawing with a script', () => pictures.makeScriptedDrawing(), 415, 'unsupported_picture', 'SVG-Dateien'],
    ['a program', () => pictures.makeProgram(), 415, 'unsupported_picture', 'kein Bild'],
    ['a HEIC it cannot decode', () => pictures.readIphonePhoto(), 415, 'unsupported_picture', 'als JPEG'],
    ['a moving GIF', () => pictures.makeFilm('gif'), 422, 'animated_picture', 'Bewegte Bilder'],
    ['a moving WebP', () => pictures.makeFilm('webp'), 422, 'animated_picture', 'Bewegte Bilder'],
  ])('refuses %s and says why', async (_, make, statusCode, code, sentence) => {
    await expect(normalizePicture(await make())).rejects.toMatchObject({
      statusCode,
      code,
      message: expect.stringContaining(sentence),
    });
  });
});

describe('keepFinished', () => {
  test('takes a bare WebP byte for byte, and tells its size and colour', async () => {
    const finished = await makePicture(SMALL).webp().toBuffer();
    const { width, height, type, extension } = await normalizePicture(finished);

    const kept = await keepFinished(finished);

    const color: unknown = expect.stringMatching(/^#[0-9a-f]{6}$/);
    expect(kept).toEqual({ bytes: finished, width, height, type, extension, color });
  });

  test.each([
    ['that tells something', () => pictures.makeTellingPicture('webp')],
    ['that is too large', () => makePicture({ width: 2600, height: 20 }).webp().toBuffer()],
    ['of another format', () => makePicture(SMALL).png().toBuffer()],
    ['of several pictures', () => pictures.makeFilm('webp')],
  ])('leaves one %s to be normalised, or refused', async (_what, make) => {
    const file = await make();
    const normalized = await normalizePicture(file).catch(String);

    expect(await keepFinished(file).catch(String)).toEqual(normalized);
  });
});
