import { clubPalette, defaultClubColors } from './club-palette.ts';
import { darkColors, lightColors, partPairs, schemeOf, textPairs } from './colors.ts';
import { contrast } from './contrast.ts';

test('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrast('rot', '#ffffff')).toBeUndefined();
});

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s colours', (_, colors) => {
  const shown = schemeOf(colors, clubPalette(defaultClubColors));
  const ratio = (part: keyof typeof colors, ground: keyof typeof colors) =>
    contrast(shown[`--color-${part}`], shown[`--color-${ground}`]);
  const each = (pairs: typeof textPairs) =>
    pairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

  test.each(each(textPairs))('%s can be read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(each(partPairs))('%s stands out from %s', (part, ground) => {
    expect(ratio(part, ground)).toBeGreaterThanOrEqual(3);
  });
});
