type ClubColors = Readonly<{ color: string; colorDark: string }>;
type Rgb = readonly [red: number, green: number, blue: number];

/** The least contrast of text and its ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Contrast of two colours `#rrggbb` by WCAG, 1 to 21; undefined if one is invalid. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [toRgb(one), toRgb(other)];
  if (!a || !b) return undefined;
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A colour of a scheme as `#rrggbb`, with the club's own two: tokens say `#rrggbb`, `var(--club-color)` and
 * `color-mix(in srgb, … 60%, white)` or black. Undefined when the club's is no colour.
 */
export function resolveColor(value: string, club: ClubColors): string | undefined {
  if (value === 'white') return '#ffffff';
  if (value === 'black') return '#000000';
  if (value === 'var(--club-color)') return resolveColor(club.color, club);
  if (value === 'var(--club-color-dark)') return resolveColor(club.colorDark, club);
  const [, first = '', share = '', second = ''] = /^color-mix\(in srgb, (.+) (\d+)%, (\w+)\)$/.exec(value) ?? [];
  if (!share) return toRgb(value) && value;
  const [a, b] = [first, second].map((part) => toRgb(resolveColor(part, club) ?? ''));
  if (!a || !b) return undefined;
  const part = Number(share) / 100;
  return `#${a.map((channel, index) => toHex(channel * part + (b[index] ?? 0) * (1 - part))).join('')}`;
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
