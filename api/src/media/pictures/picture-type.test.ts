import { detectPictureType, isDrawing } from './picture-type.ts';
import { makePicture, readIphonePhoto } from './pictures.fixture.ts';

describe('detectPictureType', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('knows a %s by its first bytes', async (format) => {
    const file = await makePicture({ width: 20, height: 20 }).toFormat(format).toBuffer();

    expect(detectPictureType(file)).toBe(format);
  });

  test('knows what an iPhone writes', () => {
    expect(detectPictureType(readIphonePhoto())).toBe('heic');
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an SVG behind a prolog', '<?xml version="1.0"?><svg/>'],
    ['a PDF', '%PDF-1.7'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
    ['a page', '<!doctype html>'],
    ['a file of three bytes', 'GIF'],
    ['nothing', ''],
  ])('does not take %s for a picture', (_, content) => {
    expect(detectPictureType(Buffer.from(content, 'latin1'))).toBeUndefined();
  });
});

describe('isDrawing', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', true],
    ['one behind a mark, a prolog and a comment', '\uFEFF<?xml version="1.0"?>\n<!-- Logo -->\n<svg >', true],
    ['a page', '<!doctype html><p>svg', false],
    ['a text about one', 'So sieht <svg> aus', false],
    ['nothing', '', false],
  ])('%s', (_, content, expected) => {
    expect(isDrawing(Buffer.from(content))).toBe(expected);
  });
});
