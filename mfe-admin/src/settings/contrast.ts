type Rgb = readonly [red: number, green: number, blue: number];

/** The least contrast of text and its ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Contrast of two colours `#rrggbb` as WCAG measures it, 1 to 21; undefined when one is none. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [toRgb(one), toRgb(other)];
  if (!a || !b) return undefined;
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` (0 to 1) of `color`, the rest white, as `#rrggbb`; what is no colour stays as it is. */
export function lighten(color: string, share: number): string {
  const rgb = toRgb(color);
  if (!rgb) return color;
  return `#${rgb.map((channel) => toHex(channel * share + 255 * (1 - share))).join('')}`;
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
