import { clubColors, darkColors, lightColors, textPairs } from './colors.ts';

type Rgb = readonly [number, number, number];

const hex = (value: string): Rgb => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value)?.slice(1);
  if (!digits) throw new Error(`No colour: ${value}`);
  return digits.map((pair) => Number.parseInt(pair, 16)) as unknown as Rgb;
};

/** Resolves what the tokens use of CSS: `#rrggbb`, the club's two variables, and color-mix with black or white. */
function resolve(value: string): Rgb {
  if (value === 'white') return [255, 255, 255];
  if (value === 'black') return [0, 0, 0];
  if (value === 'var(--club-color)') return hex(clubColors.color);
  if (value === 'var(--club-color-dark)') return hex(clubColors.colorDark);
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (\w+)\)$/.exec(value);
  if (!mix) return hex(value);
  const [, first = '', share = '', second = ''] = mix;
  const [a, b, part] = [resolve(first), resolve(second), Number(share) / 100];
  return a.map((channel, index) => channel * part + (b[index] ?? 0) * (1 - part)) as unknown as Rgb;
}

/** WCAG 2.2, relative luminance. */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(resolve(a)), luminance(resolve(b))].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s colours', (_, colors) => {
  test.each(textPairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['control', 'surface'],
    ['focus', 'page'],
    ['focus', 'surface'],
  ] as const)('%s stands out from %s', (part, ground) => {
    expect(contrast(colors[part], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
