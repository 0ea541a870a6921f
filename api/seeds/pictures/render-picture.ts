import sharp from 'sharp';
import { moods, type MoodName } from './moods.ts';
import { createRandom } from './random.ts';
import { scenes, type SceneName } from './scenes/index.ts';
import { createSketch, sheet } from './sketch.ts';

/** Width and height in px of each shape. */
export const shapes = {
  wide: [1600, 900],
  landscape: [1200, 800],
  portrait: [900, 1200],
  square: [1000, 1000],
  panorama: [2000, 700],
  small: [480, 320],
} as const;

export type Shape = keyof typeof shapes;

/** A picture as data: what it shows, in which light, shape and file format. `seed` varies the drawing. */
export type DemoPicture = {
  scene: SceneName;
  mood: MoodName;
  shape: Shape;
  seed: number;
  alt: string;
  format?: 'jpeg' | 'webp' | 'png';
  digits?: string;
};

/** Draws a picture and encodes it; the same data gives the same bytes. */
export async function renderPicture(picture: DemoPicture): Promise<Buffer> {
  const [width, height] = shapes[picture.shape];
  const image = sharp(Buffer.from(await drawPicture(picture)), { limitInputPixels: width * height }).removeAlpha();
  switch (picture.format ?? 'jpeg') {
    case 'jpeg':
      return image.jpeg({ quality: 84 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, effort: 2 }).toBuffer();
    case 'png':
      return image.png({ palette: true, effort: 2 }).toBuffer();
  }
}

async function drawPicture({ scene, mood, shape, seed, digits = '' }: DemoPicture): Promise<string> {
  const [width, height] = shapes[shape];
  const sketch = createSketch(width, height, moods[mood], seed, digits);
  const scenery = scenes[scene](sketch);
  const corners = sheet(
    sketch,
    sketch.radial(
      [
        [0, sketch.mood.shadow, 0],
        [0.62, sketch.mood.shadow, 0],
        [1, sketch.mood.shadow, sketch.mood.contrast],
      ],
      0.5,
      0.46,
      0.78,
    ),
  );
  const grain = sheet(
    sketch,
    sketch.pattern(192, 192, `<image width="192" height="192" xlink:href="${await grainTile()}"/>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><defs>${sketch.definitions()}</defs>${scenery}${corners}${grain}</svg>`;
}

let tile: Promise<string> | undefined;

/** Film grain, so that gradients do not look like gradients; a data URI of a tile that repeats. */
function grainTile(): Promise<string> {
  tile ??= (async () => {
    const random = createRandom(1903);
    const pixels = Buffer.alloc(192 * 192 * 4);
    for (let at = 0; at < pixels.length; at += 4) {
      pixels.fill(random.chance(0.5) ? 255 : 0, at, at + 3);
      pixels[at + 3] = Math.floor(random.between(0, 20));
    }
    const png = await sharp(pixels, { raw: { width: 192, height: 192, channels: 4 } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  })();
  return tile;
}
