import sharp from 'sharp';
import { CLUB_ICONS, drawClubIcon, type ClubIcon } from './draw-club-icon.ts';

const files = Object.keys(CLUB_ICONS) as ClubIcon[];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

type Colour = { r: number; g: number; b: number; alpha?: number };

/** A block of colour with a wide margin around it, as crests are often saved. */
function crest(colour: Colour, { width = 300, height = 400, ground = CLEAR as Colour } = {}): Promise<Buffer> {
  const block = { create: { width, height, channels: 4, background: colour } } as const;
  return sharp({ create: { width: width + 200, height: height + 200, channels: 4, background: ground } })
    .composite([{ input: block, gravity: 'center' }])
    .png()
    .toBuffer();
}

async function pixelsOf(icon: Buffer) {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { ...info, at };
}

test.each(files)('%s is a square PNG of its size', async (file) => {
  const icon = await drawClubIcon(await crest({ r: 0, g: 77, b: 152 }), file);

  const { size } = CLUB_ICONS[file];
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test('the whole crest fills the height without its margin, on nothing', async () => {
  const { at } = await pixelsOf(await drawClubIcon(await crest({ r: 0, g: 77, b: 152 }), 'app-512.png'));

  expect(at(256, 4)).toEqual([0, 77, 152, 255]);
  expect(at(256, 507)).toEqual([0, 77, 152, 255]);
  expect(at(2, 256)[3]).toBe(0);
});

test.each([
  [300, 400],
  [400, 400],
  [900, 200],
])('a crest of %i × %i px lies in the circle that is never cut off', async (width, height) => {
  const blue = { r: 0, g: 77, b: 152 };
  const { at } = await pixelsOf(await drawClubIcon(await crest(blue, { width, height }), 'app-maskable-512.png'));

  const isCrest = (x: number, y: number) => at(x, y).join() === '0,77,152,255';
  const outside = [];
  for (let y = 0; y < 512; y++)
    for (let x = 0; x < 512; x++)
      if (isCrest(x, y) && Math.hypot(x - 256, y - 256) > 0.4 * 512 + 2) outside.push([x, y]);
  expect(outside).toEqual([]);
  expect(isCrest(256, 256)).toBe(true);
});

test.each([
  ['a dark crest stands on white', { r: 0, g: 30, b: 80 }, [255, 255, 255, 255]],
  ['a light one on near-black', { r: 250, g: 220, b: 40 }, [11, 15, 20, 255]],
])('%s', async (_, colour, ground) => {
  for (const file of ['app-maskable-512.png', 'apple-touch-icon.png', 'social-card.png'] as const)
    expect((await pixelsOf(await drawClubIcon(await crest(colour), file))).at(1, 1)).toEqual(ground);
});

test('a picture with a ground of its own keeps it', async () => {
  const picture = await crest({ r: 200, g: 0, b: 0 }, { ground: { r: 0, g: 102, b: 51, alpha: 1 } });

  for (const file of files)
    expect((await pixelsOf(await drawClubIcon(picture, file))).at(1, 1)).toEqual([0, 102, 51, 255]);
});

test('a picture of one colour is still an icon', async () => {
  const plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#dc2626' } })
    .jpeg()
    .toBuffer();

  expect(await sharp(await drawClubIcon(plain, 'app-192.png')).metadata()).toMatchObject({ width: 192, height: 192 });
});

test('a damaged picture is refused in words', async () => {
  await expect(drawClubIcon(Buffer.from('no picture'), 'app-192.png')).rejects.toMatchObject({ statusCode: 422 });
});
