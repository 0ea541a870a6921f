import { clubPalette } from './club-palette.ts';
import { darkColors, lightColors, partPairs, schemeOf, textPairs } from './colors.ts';
import { contrast, inkOn } from './contrast.ts';

/** Every hue in steps of 15°, pale to full, black to white. */
const everyColor = [
  ...new Set(
    Array.from({ length: 24 }, (_, step) => step * 15).flatMap((hue) =>
      [0, 50, 100].flatMap((saturation) =>
        [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100].map((lightness) => fromHsl(hue, saturation, lightness)),
      ),
    ),
  ),
];
const palettes = everyColor.map((color, index) =>
  clubPalette({ color, secondColor: everyColor[(index * 7) % everyColor.length] ?? null }),
);

test.each([
  ['light', lightColors],
  ['dark', darkColors],
])('with a club colour of any hue and lightness all texts and parts can be seen in the %s look', (_, colors) => {
  const faults = palettes.flatMap((palette) => {
    const shown = schemeOf(colors, palette);
    const check = (pairs: typeof textPairs, least: number) =>
      pairs.flatMap(([part, grounds]) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(shown[`--color-${part}`], shown[`--color-${ground}`]) ?? 0;
          return ratio < least ? [`${palette.color}: ${part} on ${ground} has ${ratio.toFixed(2)}`] : [];
        }),
      );
    return [...check(textPairs, 4.5), ...check(partPairs, 3)];
  });

  expect(faults).toEqual([]);
});

test('an area in a club colour of any lightness is seen on every ground, by itself or by its edge', () => {
  const faults = palettes.flatMap(({ color, edge }) =>
    ['#ffffff', '#faf9f7', '#0f141a', '#1a2129', '#0b0f14', '#161c24']
      .filter((ground) => Math.max(contrast(color, ground) ?? 0, contrast(edge, ground) ?? 0) < 3)
      .map((ground) => `${color} with ${edge} on ${ground}`),
  );

  expect(faults).toEqual([]);
});

test('light colours carry dark text, dark ones white, and what is pressed looks different', () => {
  expect(['#facc15', '#7dd3fc', '#ffffff', '#f97316'].map(inkOn)).toEqual(Array(4).fill('#14191f'));
  expect(['#dc2626', '#15803d', '#1e3a8a', '#000000'].map(inkOn)).toEqual(Array(4).fill('#ffffff'));
  expect(palettes.filter(({ color, hover }) => hover === color)).toEqual([]);
});

test('the first red is what it was: white on it, dark red on light ground, the same lightened on dark', () => {
  expect(clubPalette({ color: '#dc2626' })).toEqual({
    color: '#dc2626',
    on: '#ffffff',
    hover: '#b41f1f',
    edge: '#dc2626',
    text: '#9a1b1b',
    'text-dark': '#ea7d7d',
    mark: '#dc2626',
    'mark-dark': '#dc2626',
    second: '#dc2626',
    'on-second': '#ffffff',
    veil: '0',
  });
});

test('a second colour has a text of its own, and none means the first', () => {
  expect(clubPalette({ color: '#000000', secondColor: '#facc15' })).toMatchObject({
    second: '#facc15',
    'on-second': '#14191f',
  });
  expect(clubPalette({ color: '#7dd3fc', secondColor: null })).toMatchObject({ second: '#7dd3fc', veil: '1' });
});

/** `#rrggbb` of hue in degrees, saturation and lightness in per cent. */
function fromHsl(hue: number, saturation: number, lightness: number): string {
  const [share, light] = [saturation / 100, lightness / 100];
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = light - share * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[0, 8, 4].map(channel).join('')}`;
}
