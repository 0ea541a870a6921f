import sharp from 'sharp';
import { AppError } from '../../errors.ts';
import { DECODING, PICTURE_LIMITS } from './picture-limits.ts';

/**
 * How an icon shows the crest. whole: all of it, edge to edge, on nothing. framed: on a ground, for systems that round
 * the corners. maskable: inside the circle that systems may cut out, 80 % of the width (W3C, Web Application Manifest).
 */
type Icon = { size: number; fit: 'whole' | 'framed' | 'maskable' };

/** The icons of the portal as an app, by file name; edges in px. */
export const CLUB_ICONS = {
  'app-192.png': { size: 192, fit: 'whole' },
  'app-512.png': { size: 512, fit: 'whole' },
  'app-maskable-512.png': { size: 512, fit: 'maskable' },
  'apple-touch-icon.png': { size: 180, fit: 'framed' },
  'social-card.png': { size: 300, fit: 'framed' },
} as const satisfies Record<string, Icon>;

/** Name of an icon's file. */
export type ClubIcon = keyof typeof CLUB_ICONS;

type Color = { r: number; g: number; b: number; alpha: number };

const NEAR_BLACK: Color = { r: 11, g: 15, b: 20, alpha: 1 };
const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };
const NOTHING: Color = { r: 0, g: 0, b: 0, alpha: 0 };

/** Share of a framed icon's edge the crest may take. */
const FRAMED = 0.78;
/** Diameter of the circle that is never cut off, as a share of the edge. */
const SAFE = 0.8;

/** Draws an icon from the club's own picture, as PNG. @throws AppError 422 for a damaged picture */
export async function drawClubIcon(picture: Buffer, file: ClubIcon): Promise<Buffer> {
  const { size, fit }: Icon = CLUB_ICONS[file];
  try {
    const { crest, ground } = await readCrest(picture);
    const { width, height } = boxOf(crest.info, size, fit);
    const drawn = await sharp(crest.data).resize(width, height, { fit: 'inside' }).toBuffer();
    return await sharp({
      create: { width: size, height: size, channels: 4, background: fit === 'whole' ? ground.bare : ground.full },
    })
      .composite([{ input: drawn, gravity: 'center' }])
      .png({ compressionLevel: 9 })
      .timeout({ seconds: PICTURE_LIMITS.workSeconds })
      .toBuffer();
  } catch {
    throw new AppError(422, 'unreadable_picture', 'Das Bild ist beschädigt und kann nicht gezeigt werden.');
  }
}

/**
 * The crest without its margins, and the colours of its ground: what surrounds it in the picture; if that is
 * transparent, white or near-black, whichever has more contrast.
 */
async function readCrest(picture: Buffer) {
  const whole = sharp(await sharp(picture, DECODING).autoOrient().ensureAlpha().png().toBuffer());
  const corner = colorOf(await whole.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer());
  const crest = await whole.clone().trim().toBuffer({ resolveWithObject: true });
  if (corner.alpha === 1) return { crest, ground: { full: corner, bare: corner } };
  const pixels = await sharp(crest.data).resize(32, 32, { fit: 'fill' }).raw().toBuffer();
  return { crest, ground: { full: meanLuminance(pixels) > MIDDLE ? NEAR_BLACK : WHITE, bare: NOTHING } };
}

/** Luminance that contrasts as much with white as with near-black (WCAG 2.2, contrast ratio). */
const MIDDLE = 0.19;

function boxOf({ width, height }: { width: number; height: number }, size: number, fit: Icon['fit']) {
  if (fit !== 'maskable') {
    const edge = Math.round(size * (fit === 'framed' ? FRAMED : 1));
    return { width: edge, height: edge };
  }
  const scale = (size * SAFE) / Math.hypot(width, height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

function colorOf([r = 0, g = 0, b = 0, alpha = 0]: Buffer): Color {
  return { r, g, b, alpha: alpha < 255 ? 0 : 1 };
}

/** Relative luminance (WCAG 2.2) of RGBA pixels, transparent ones not counted. */
function meanLuminance(pixels: Buffer): number {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    sum += alpha * (0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
    weight += alpha;
  }
  return weight === 0 ? 0 : sum / weight;
}

function linear(channel: number): number {
  return (channel / 255) ** 2.2;
}
