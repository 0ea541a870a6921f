import sharp from 'sharp';
import { renderPicture, shapes, type DemoPicture, type Shape } from './render-picture.ts';
import { scenes, type SceneName } from './scenes/index.ts';

function createPicture(values: Partial<DemoPicture> = {}): DemoPicture {
  return { scene: 'ballOnGrass', mood: 'day', shape: 'small', seed: 1, alt: 'Ein Ball', digits: '3:1', ...values };
}

test.each(Object.keys(shapes) as Shape[])('a %s picture has the size that is promised', async (shape) => {
  const { width, height, format } = await sharp(await renderPicture(createPicture({ shape }))).metadata();

  expect([width, height, format]).toEqual([...shapes[shape], 'jpeg']);
});

test.each(['jpeg', 'webp', 'png'] as const)('a picture comes as %s', async (format) => {
  const metadata = await sharp(await renderPicture(createPicture({ format }))).metadata();

  expect(metadata.format).toBe(format);
});

test.each(Object.keys(scenes) as SceneName[])('%s shows something, and differs by seed', async (scene) => {
  const [one, other] = await Promise.all([1, 2].map((seed) => renderPicture(createPicture({ scene, seed }))));
  const { channels } = await sharp(one).stats();

  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test('the same picture is the same file, so that a second start finds the first one', async () => {
  const [once, again] = await Promise.all([renderPicture(createPicture()), renderPicture(createPicture())]);

  expect(once?.equals(again ?? Buffer.alloc(0))).toBe(true);
});
