import { contrast, inkOn, LEAST_CONTRAST, mix, standsOut } from './contrast.ts';
import { grounds } from './grounds.ts';

/** A club's colours as it names them, `#rrggbb`, of any lightness; without a second one the first serves for both. */
export type ClubColors = Readonly<{ color: string; secondColor?: string | null | undefined }>;

/** The values derived from a club's colours, by the names of `--club-<name>`; `veil` is a number. */
export type ClubPalette = Readonly<Record<PaletteName, string>>;

type PaletteName =
  | 'color'
  | 'on'
  | 'hover'
  | 'edge'
  | 'text'
  | 'text-dark'
  | 'mark'
  | 'mark-dark'
  | 'second'
  | 'on-second'
  | 'veil';

/** The colours of a club that has named none: those of no club. */
export const defaultClubColors = { color: '#475569', secondColor: null } as const satisfies ClubColors;

const WHITE = '#ffffff';
const BLACK = '#000000';
const LIGHT = [grounds.page, grounds.surface];
const DARK = [grounds.darkPage, grounds.darkSurface, grounds.frame, grounds.frameRaised, grounds.darkFrame];

/**
 * All that a page needs of a club's colours: the text on them, the shades in which they can be read and seen in the
 * light and the dark look. Throws for other formats than `#rrggbb`.
 */
export function clubPalette({ color, secondColor }: ClubColors): ClubPalette {
  const second = secondColor ?? color;
  for (const value of [color, second])
    if (!contrast(value, BLACK)) throw new Error(`Not a colour of the form #rrggbb: ${value}`);
  const on = inkOn(color);
  const { text, part } = LEAST_CONTRAST;
  return {
    color,
    on,
    hover: hoverOf(color, on),
    edge: edgeOf(color, on),
    text: shade(color, BLACK, [0.7], [...LIGHT, grounds.sunken], text),
    'text-dark': shade(color, WHITE, [1, 0.6], [...DARK, grounds.darkSunken], text),
    mark: shade(color, BLACK, [1], LIGHT, part),
    'mark-dark': shade(color, WHITE, [1], DARK, part),
    second,
    'on-second': inkOn(second),
    // Large light text on it needs a dark veil between.
    veil: standsOut(grounds.onFrame, [color], part) ? '0' : '1',
  };
}

/** The steps in which a shade goes on towards black or white. */
const STEP = 0.05;

/**
 * The colour in the first share that stands out from the grounds: one of `shares`, or less and less after the last of
 * them.
 */
function shade(color: string, toward: string, shares: readonly number[], onGrounds: readonly string[], least: number) {
  const last = shares.at(-1) ?? 1;
  const further = Array.from({ length: Math.floor(last / STEP) }, (_, step) => last - (step + 1) * STEP);
  const shades = [...shares, ...further].map((share) => mix(color, toward, Math.max(0, share)));
  return shades.find((one) => standsOut(one, onGrounds, least)) ?? toward;
}

/**
 * Away from the text on it, so that contrast only grows; a nearly black or white colour already moves the other way.
 */
function hoverOf(color: string, on: string): string {
  const moved = [0.82, 0.7, 0.6].map((share) => mix(color, on === WHITE ? BLACK : WHITE, share));
  return moved.find((one) => (contrast(one, color) ?? 1) >= LEAST_CHANGE) ?? mix(color, on, 0.88);
}

/** Contrast of a colour and the same under the pointer. */
const LEAST_CHANGE = 1.1;

/** The edge of an area in this colour on a ground of nearly the same lightness; the colour itself if there is none. */
function edgeOf(color: string, on: string): string {
  const alike = [...LIGHT, ...DARK].filter((ground) => !standsOut(color, [ground], LEAST_CONTRAST.part));
  return alike.length === 0 ? color : shade(color, on, [0.9], alike, LEAST_CONTRAST.part);
}
