import sharp from 'sharp';
import { drawApart } from './draw-apart.ts';

const drawing = (content: string, viewBox = '0 0 60 40') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`);

test('a drawing becomes a picture with nothing behind it', async () => {
  const picture = await drawApart()(drawing('<path fill="#15803d" d="M0 0h30v40H0z"/>'));

  const { format, width, height, hasAlpha } = await sharp(picture).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: 1200, height: 800, hasAlpha: true });
  const at = async (left: number) => [
    ...(await sharp(picture).extract({ left, top: 400, width: 1, height: 1 }).raw().toBuffer()),
  ];
  expect(await at(300)).toEqual([0x15, 0x80, 0x3d, 255]);
  expect((await at(900))[3]).toBe(0);
});

test('what is copied inside itself again and again is given up', async () => {
  const level = (number: number) => `<g id="g${number}">${`<use href="#g${number - 1}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 9 }, (_, index) => level(index + 1)).join('');
  const draw = drawApart(undefined, { seconds: 1, memory: 1_000_000 });

  await expect(
    draw(drawing(`<defs><path id="g0" d="M0 0h9"/>${levels}</defs><use href="#g9"/>`)),
  ).rejects.toMatchObject({ statusCode: 422, code: 'unusable_drawing' });
});

test('what takes too much memory is given up', async () => {
  const draw = drawApart(undefined, { seconds: 5, memory: 100_000 });

  await expect(draw(drawing('<path d="M0 0h9"/>'))).rejects.toMatchObject({ code: 'unusable_drawing' });
});

test('it is started through what keeps it apart', async () => {
  const draw = drawApart(() => ({ nodeFlags: [], wrapper: ['/bin/false'], user: null }));

  await expect(draw(drawing('<path d="M0 0h9"/>'))).rejects.toMatchObject({ code: 'unusable_drawing' });
});
