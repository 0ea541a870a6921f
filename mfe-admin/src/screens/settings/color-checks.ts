import { darkColors, lightColors } from '@portal/shared-ui/colors';
import { contrast, LEAST_CONTRAST, resolveColor } from '@portal/shared-ui/contrast';

/** One use of a club's colour: text, ground and contrast. */
export type ColorCheck = { use: string; text: string; ground: string; ratio: number; isReadable: boolean };

/** On the least favourable ground of each scheme. */
const uses = [
  { use: 'Weiße Schrift auf Knöpfen', text: lightColors['on-brand'], ground: lightColors.brand },
  { use: 'Farbige Schrift auf hellem Grund', text: lightColors['brand-text'], ground: lightColors.sunken },
  { use: 'Farbige Schrift im Dunkelmodus', text: darkColors['brand-text'], ground: darkColors.sunken },
];

/** The places where the club's two colours meet text; invalid colours are left out. */
export function colorChecks(color: string, colorDark: string): ColorCheck[] {
  return uses.flatMap(({ use, ...pair }) => {
    const [text = '', ground = ''] = [pair.text, pair.ground].map((value) => resolveColor(value, { color, colorDark }));
    const ratio = contrast(text, ground);
    return ratio === undefined ? [] : [{ use, text, ground, ratio, isReadable: ratio >= LEAST_CONTRAST }];
  });
}
