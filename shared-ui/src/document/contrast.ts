type Rgb = readonly [red: number, green: number, blue: number];

/** The least contrast of text and its ground (WCAG 2.2, 1.4.3), and of a meaningful part (1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, part: 3 } as const;

/** Contrast of two colours `#rrggbb` by WCAG, 1 to 21; undefined if one is invalid. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [toRgb(one), toRgb(other)];
  if (!a || !b) return undefined;
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a colour reaches the contrast with each of the grounds. */
export function standsOut(color: string, grounds: readonly string[], least: number): boolean {
  return grounds.every((ground) => (contrast(color, ground) ?? 0) >= least);
}

/**
 * `share` (0 to 1) of a colour and the rest of another, as CSS mixes them in sRGB; throws for other formats than
 * `#rrggbb`.
 */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [color, other].map((value) => {
    const rgb = toRgb(value);
    if (!rgb) throw new Error(`Not a colour of the form #rrggbb: ${value}`);
    return rgb;
  });
  return `#${a?.map((channel, index) => toHex(channel * share + (b?.[index] ?? 0) * (1 - share))).join('')}`;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Lightest first: white as long as it is readable, and black only if the near-black of texts is not. */
const INKS = [WHITE, '#14191f', BLACK];

/** The colour of text on a ground. */
export function inkOn(ground: string): string {
  return INKS.find((ink) => standsOut(ink, [ground], LEAST_CONTRAST.text)) ?? BLACK;
}

function toRgb(color: string): Rgb | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  if (!red || !green || !blue) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function toHex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
