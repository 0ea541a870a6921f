import type { Mood } from './moods.ts';
import { createRandom, type Random } from './random.ts';

export type Point = readonly [number, number];

/** Offset 0 to 1, colour, opacity 0 to 1 (default 1). */
type Stop = readonly [number, string, number?];

/** What a scene draws on: the sheet's size in px, its light, its chance, and paints that collect in `<defs>`. */
export type Sketch = {
  width: number;
  height: number;
  /** The shorter side in px, for sizes that must fit both shapes. */
  unit: number;
  mood: Mood;
  random: Random;
  /** Digits the picture shows, such as `3:1`, `11` or `1903`. */
  digits: string;
  /** A paint along a line in fractions of the painted shape (default: top to bottom). */
  linear: (stops: readonly Stop[], line?: readonly [number, number, number, number]) => string;
  /** A paint around a centre in fractions of the painted shape. */
  radial: (stops: readonly Stop[], cx?: number, cy?: number, r?: number) => string;
  /** A filter that softens by `deviation` px; `sheet` for backdrops that reach beyond the sheet, which is cheaper. */
  blur: (deviation: number, region?: 'shape' | 'sheet') => string;
  /** Clips to SVG shapes. */
  clip: (shapes: string) => string;
  /** Repeats a tile; `transform` is an SVG transform. */
  pattern: (width: number, height: number, tile: string, transform?: string) => string;
  definitions: () => string;
};

export function createSketch(width: number, height: number, mood: Mood, seed: number, digits: string): Sketch {
  const definitions: string[] = [];
  const define = (build: (id: string) => string) => {
    const id = `d${definitions.length}`;
    definitions.push(build(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    unit: Math.min(width, height),
    mood,
    random: createRandom(seed),
    digits,
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`,
      ),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`),
    blur: (deviation, region = 'shape') => {
      const margin = deviation * 3;
      const area =
        region === 'shape'
          ? 'x="-50%" y="-50%" width="200%" height="200%"'
          : `filterUnits="userSpaceOnUse" x="${-margin}" y="${-margin}" width="${width + 2 * margin}" height="${height + 2 * margin}"`;
      return define((id) => `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`);
    },
    clip: (shapes) => define((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    pattern: (tileWidth, tileHeight, tile, transform = '') =>
      define(
        (id) =>
          `<pattern id="${id}" width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${tile}</pattern>`,
      ),
    definitions: () => definitions.join(''),
  };
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** Rounds for markup: tenths of a px are enough. */
export const px = (value: number) => Math.round(value * 10) / 10;

/** A path through points; closed unless told otherwise. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Fills the whole sheet. */
export function sheet({ width, height }: Sketch, fill: string, opacity = 1): string {
  return `<rect width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;
}
