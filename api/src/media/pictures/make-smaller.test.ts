import { ssim } from '@blazediff/ssim';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { waitUntil } from '../../../test/wait-until.ts';
import { makeSmaller } from './make-smaller.ts';
import { detectPictureType } from './picture-type.ts';
import { makePicture } from './pictures.fixture.ts';

const PHOTO = join(import.meta.dirname, '../../../demo/pictures/crowd-912.webp');
const dotsOf = (file: Buffer) => sharp(file).flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer();

test('an AVIF takes the place of the WebP where it is smaller, and shows no less of the original', async () => {
  const original = await readFile(PHOTO);

  const made = await makeSmaller(original, { widths: [300, 480], quality: 70 });

  expect(made?.map(({ width }) => width)).toEqual([300, 480]);
  for (const { width, webp, smaller } of made ?? []) {
    const sized = sharp(original).resize({ width });
    expect(webp).toEqual(await sized.clone().webp({ quality: 70 }).toBuffer());
    expect(detectPictureType(smaller)).toBe('avif');
    expect(smaller.length).toBeLessThan(webp.length);
    const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const scoreOf = async (file: Buffer) => ssim(data, await dotsOf(file), undefined, info.width, info.height);
    expect(await scoreOf(smaller)).toBeGreaterThanOrEqual(await scoreOf(webp));
  }
});

test('what AVIF makes larger stays WebP', async () => {
  const dot = await makePicture({ width: 2, height: 2 }).png().toBuffer();

  const [made] = (await makeSmaller(dot, { widths: [300], quality: 85 })) ?? [];

  expect(detectPictureType(made?.smaller ?? Buffer.alloc(0))).toBe('webp');
  expect(made?.smaller).toEqual(made?.webp);
});

test('what is transparent stays so', async () => {
  const logo = await sharp(join(PHOTO, '../banner-radhaus-seebach.webp')).ensureAlpha(0.5).png().toBuffer();

  const [made] = (await makeSmaller(logo, { widths: [480], quality: 70 })) ?? [];

  const { format, hasAlpha } = await sharp(made?.smaller).metadata();
  expect({ format, hasAlpha }).toEqual({ format: 'heif', hasAlpha: true });
});

test('nothing is made of what is no picture', async () => {
  expect(await makeSmaller(Buffer.from('no picture'), { widths: [300], quality: 70 })).toBeUndefined();
});

// Only Linux shares the CPU among sessions first, and lets root alone rank them as often as it likes.
const SESSION = '/proc/self/autogroup';
const hasSessions = existsSync(SESSION) && readFileSync(SESSION, 'utf8').includes('nice');
const testWithSessions = hasSessions && process.getuid?.() === 0 ? test : test.skip;

testWithSessions('pictures leave most of the CPU to others, where sessions share it, too', async () => {
  const ending = new AbortController();
  const making = makeSmaller(await readFile(PHOTO), { widths: [1200], quality: 70, signal: ending.signal });

  await waitUntil(async () => (await sessionsOfChildren()).some((session) => session.endsWith(' nice 10')));

  ending.abort();
  await making;
});

/** What Linux says of the sessions of this process's children: `/autogroup-1 nice 0`. */
async function sessionsOfChildren(): Promise<string[]> {
  const of = (pid: string, what: string) => readFile(`/proc/${pid}/${what}`, 'utf8').catch(() => '');
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    processes.map(async (pid) => (await of(pid, 'stat')).split(') ')[1]?.split(' ')[1]),
  );
  const children = processes.filter((_, place) => parents[place] === String(process.pid));
  return (await Promise.all(children.map((pid) => of(pid, 'autogroup')))).map((line) => line.trim());
}

test('what is ended makes nothing', async () => {
  const ending = new AbortController();
  const making = makeSmaller(await readFile(PHOTO), { widths: [1200], quality: 70, signal: ending.signal });

  ending.abort();

  expect(await making).toBeUndefined();
});
