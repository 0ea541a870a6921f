import type { CategoryLook } from '../contract/index.ts';

/** The columns about an article's category; null where neither the list nor a team has it. */
export type CategoryColumns = { category: string; category_name: string | null; category_color: string | null };

/** Names and colours that pages know without being told (docs/specification.md#news-and-reading). */
const SPECIFIED: ReadonlyMap<string, readonly [name: string, color: string]> = new Map([
  ['1-mannschaft', ['1. Mannschaft', '#b91c1c']],
  ['2-mannschaft', ['2. Mannschaft', '#c2410c']],
  ['sport', ['Sport', '#1d4ed8']],
  ['jugend', ['Jugend', '#15803d']],
  ['events', ['Events', '#7e22ce']],
  ['verein', ['Verein', '#facc15']],
  ['allgemein', ['Allgemein', '#4b5563']],
]);

/**
 * The look of an article's category; undefined where it is the specified one, so that most pages carry nothing of it.
 */
export function lookOf({ category, category_name: name, category_color: color }: CategoryColumns) {
  const [specifiedName, specifiedColor] = SPECIFIED.get(category) ?? [];
  if (!name || (name === specifiedName && color === specifiedColor)) return undefined;
  const look: CategoryLook = { name };
  return color && color !== specifiedColor ? { ...look, color, ink: inkOn(color) } : look;
}

/** The least contrast of text and its ground (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
/** Lightest first, as on the club's colours. */
const INKS = ['#ffffff', '#14191f', '#000000'];

/** The lightest text that can be read on a colour `#rrggbb`. */
export function inkOn(ground: string): string {
  const onGround = luminance(ground);
  const isReadable = (ink: string) => {
    const [light = 0, dark = 0] = [luminance(ink), onGround].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05) >= READABLE;
  };
  return INKS.find(isReadable) ?? '#000000';
}

/** Relative luminance by WCAG, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
