import { clubColors, darkColors, lightColors, textPairs } from './colors.ts';
import { contrast, resolveColor } from './contrast.ts';

const shown = (value: string) => resolveColor(value, clubColors) ?? '';

test('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrast('rot', '#ffffff')).toBeUndefined();
});

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s colours', (_, colors) => {
  test.each(textPairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(shown(colors[text]), shown(colors[ground]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['control', 'surface'],
    ['focus', 'page'],
    ['focus', 'surface'],
  ] as const)('%s stands out from %s', (part, ground) => {
    expect(contrast(shown(colors[part]), shown(colors[ground]))).toBeGreaterThanOrEqual(3);
  });
});
