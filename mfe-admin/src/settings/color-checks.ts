import { contrast, LEAST_CONTRAST, lighten } from './contrast.ts';

/** One use of a club's colour: what is read on what, and how well. */
export type ColorCheck = { use: string; text: string; ground: string; ratio: number; isReadable: boolean };

/** The grounds that the design writes on (shared-ui, colors.ts), the least favourable of each scheme. */
const LIGHT_GROUND = '#eceef1';
const DARK_GROUND = '#262e38';

/** Where the club's two colours meet text; what is no colour yet is left out. */
export function colorChecks(color: string, colorDark: string): ColorCheck[] {
  return [
    { use: 'Weiße Schrift auf Knöpfen', text: '#ffffff', ground: color },
    { use: 'Farbige Schrift auf hellem Grund', text: colorDark, ground: LIGHT_GROUND },
    { use: 'Farbige Schrift im Dunkelmodus', text: lighten(color, 0.6), ground: DARK_GROUND },
  ].flatMap((check) => {
    const ratio = contrast(check.text, check.ground);
    return ratio === undefined ? [] : [{ ...check, ratio, isReadable: ratio >= LEAST_CONTRAST }];
  });
}
