import { createRequire } from 'node:module';
import { runApart, type ApartLimits } from '../run-apart.ts';
import { DECODING } from './picture-limits.ts';

/**
 * A picture in one width as WebP, as `/optimize-image` makes it, and what is smaller at the same score: that, or an
 * AVIF.
 */
type MadeSmaller = { width: number; webp: Buffer; smaller: Buffer };

type Wanted = { widths: readonly number[]; /** Of the WebP, in percent. */ quality: number; signal?: AbortSignal };

/**
 * Qualities of AVIF that are tried; the lowest one that is at least as similar to the original as the WebP is taken.
 * One quality for all would lose half the detail of a noisy picture, or gain nothing with a smooth one (`npm run bench
 * -- pictures`).
 */
const QUALITIES = Array.from({ length: 16 }, (_, step) => 36 + 2 * step);
/** The effort of AVIF, on a scale up to 9: the next step takes four times as long for another 7 %. */
const EFFORT = 3;
/** An AVIF that is hardly smaller takes browsers longer than it saves on the way. */
const WORTH = 0.95;
/** A picture of noise takes 6 s and 180 MB in all widths; the process leaves most of the CPU to others. */
const LIMITS: ApartLimits = { seconds: 120, memory: 1_000_000, patience: 15 * 60 };

/**
 * The process's own text: it has no file of ours to load. Similarity (SSIM) is judged on white. Pictures too small to
 * be judged stay WebP.
 */
const PROGRAM = `
const { readFileSync, writeFileSync } = require('node:fs');
require('node:os').setPriority(19);
try {
  // Where Linux shares the CPU among sessions first (sched(7), autogroup), the priority counts within this one only. A
  // tenth of the CPU is left, so that pictures are made on busy machines, too.
  writeFileSync('/proc/self/autogroup', '10');
} catch {}
const [sharpFile, ssimFile, task] = process.argv.slice(1);
const { widths, quality, qualities, effort, worth, decoding } = JSON.parse(task);
const sharp = require(sharpFile);
const { ssim } = require(ssimFile);
sharp.concurrency(1);
sharp.cache(false);
const original = readFileSync(0);
const dotsOf = (picture) =>
  picture.flatten({ background: '#fff' }).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function smallerThan(webp, sized) {
  const { data, info } = await dotsOf(sized.clone());
  const scoreOf = async (file) => ssim(data, (await dotsOf(sharp(file))).data, undefined, info.width, info.height);
  const goal = await scoreOf(webp);
  let best = webp;
  for (let low = 0, high = qualities.length; low < high; ) {
    const middle = (low + high) >> 1;
    const avif = await sized.clone().avif({ quality: qualities[middle], effort, chromaSubsampling: '4:2:0' }).toBuffer();
    const isLikeEnough = (await scoreOf(avif)) >= goal;
    if (isLikeEnough) {
      best = avif.length < webp.length * worth ? avif : webp;
      high = middle;
    } else low = middle + 1;
  }
  return best;
}

async function make(width) {
  const sized = sharp(original, decoding).autoOrient().resize({ width, withoutEnlargement: true });
  const webp = await sized.clone().webp({ quality }).toBuffer();
  return [webp, await smallerThan(webp, sized).catch(() => webp)];
}

(async () => {
  const files = [];
  for (const width of widths) files.push(...(await make(width)));
  writeFileSync(1, Buffer.concat([Buffer.from(JSON.stringify(files.map(({ length }) => length)) + '\\n'), ...files]));
})().catch(() => process.exit(3));`;

/**
 * Makes a picture smaller in several widths (px) in a process of its own that gives way to all others; undefined when
 * that was not possible, or ended by `signal`.
 */
export async function makeSmaller(original: Buffer, wanted: Wanted): Promise<MadeSmaller[] | undefined> {
  const { widths, quality, signal } = wanted;
  const { resolve } = createRequire(import.meta.url);
  const task = { widths, quality, qualities: QUALITIES, effort: EFFORT, worth: WORTH, decoding: DECODING };
  const parameters = [resolve('sharp'), resolve('@blazediff/ssim'), JSON.stringify(task)];
  const written = await runApart([process.execPath, '-e', PROGRAM, '--', ...parameters], original, {
    limits: LIMITS,
    ...(signal && { signal }),
  });
  return written && filesIn(written, widths);
}

/** The lengths of all files stand in the first line. */
function filesIn(written: Buffer, widths: readonly number[]): MadeSmaller[] {
  let end = written.indexOf('\n') + 1;
  const lengths = JSON.parse(written.toString('utf8', 0, end)) as number[];
  const files = lengths.map((length) => written.subarray(end, (end += length)));
  return widths.map((width, index) => {
    const [webp, smaller] = files.slice(2 * index, 2 * index + 2);
    if (!webp || !smaller) throw new Error(`No picture of ${width} px was written`);
    return { width, webp, smaller };
  });
}
