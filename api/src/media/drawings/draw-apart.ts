import { createRequire } from 'node:module';
import { runApart, type ApartLimits } from '../run-apart.ts';
import { PICTURE_LIMITS } from '../pictures/picture-limits.ts';
import { cleanDrawing, tooMuch } from './clean-drawing.ts';
import { DRAWING_LIMITS } from './drawing-limits.ts';

/** How a process is confined; it may read `folder` before it gives up its account. */
export type Confine = (folder: string) => {
  nodeFlags: readonly string[];
  /** Program and parameters that it is started through. */
  wrapper: readonly string[];
  /** User and group it becomes. */
  user: number | null;
};

/** Makes a picture (PNG) of a drawing in SVG. @throws AppError 422 with a German sentence */
export type DrawDrawing = (file: Buffer) => Promise<Buffer>;

/** Loads the library that draws, gives up the rights of the portal's account, and only then reads the drawing. */
const PROGRAM = `
const { readFileSync, writeFileSync } = require('node:fs');
const [sharpFile, user, pixels] = process.argv.slice(1);
const sharp = require(sharpFile);
sharp.concurrency(1);
sharp.cache(false);
if (user) {
  process.setgroups([]);
  process.setgid(Number(user));
  process.setuid(Number(user));
}
sharp(readFileSync(0), { failOn: 'error', limitInputPixels: Number(pixels) })
  .png()
  .toBuffer()
  .then((picture) => writeFileSync(1, picture), () => process.exit(3));`;

/** How many times its CPU time a drawing may take by the clock, where others compute, too. */
const WAIT = 3;

type Limits = Pick<ApartLimits, 'seconds' | 'memory'>;

/** Draws in a process of its own that ends with the drawing, cleaned before and confined by `confine`. */
export function drawApart(
  confine: Confine = () => ({ nodeFlags: [], wrapper: [], user: null }),
  limits: Limits = DRAWING_LIMITS,
): DrawDrawing {
  const sharpFile = createRequire(import.meta.url).resolve('sharp');
  // What it loads in turn lies beside it.
  const packages = sharpFile.slice(0, sharpFile.lastIndexOf('/sharp/'));

  return async (file) => {
    const drawing = cleanDrawing(file);
    const { nodeFlags, wrapper, user } = confine(packages);
    const permissions = nodeFlags.length > 0 ? [...nodeFlags, '--allow-addons', '--allow-fs-read=*'] : [];
    const parameters = [sharpFile, user === null ? '' : String(user), String(PICTURE_LIMITS.inputPixels)];
    const node = [process.execPath, ...permissions, '-e', PROGRAM, '--', ...parameters];
    const command = [...wrapper, ...node];
    const picture = await runApart(command, drawing, { limits: { ...limits, patience: WAIT * limits.seconds } });
    if (!picture) throw tooMuch();
    return picture;
  };
}
