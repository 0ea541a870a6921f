const line = (d: string, width = 7) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (d: string) => `<path d="${d}" fill="currentColor"/>`;
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const ring = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="7"/>`;

/** Signs of trades in a box of 100 × 100, in the colour of their surroundings. */
export const symbols = {
  grapes:
    [dot(34, 46, 11), dot(57, 46, 11), dot(23, 64, 11), dot(46, 64, 11), dot(69, 64, 11), dot(46, 83, 11)].join('') +
    area('M46 32C48 14 62 8 78 10C78 24 66 34 46 32Z'),
  chair: line('M28 10V88M28 54H74V88M28 24H40V54'),
  sunrise: area('M20 70A30 30 0 0 1 80 70Z') + line('M8 84H92M50 12V26M14 30L24 40M86 30L76 40'),
  car: area('M8 66V50L22 46L34 28H68L82 46L92 52V66Z') + dot(28, 68, 12) + dot(72, 68, 12),
  bolt: area('M58 4L18 56H46L38 96L82 40H54Z'),
  star: area('M50 6L62 38L96 40L69 61L79 94L50 75L21 94L31 61L4 40L38 38Z'),
  lights: line('M34 8H66V92H34Z') + dot(50, 25, 9) + dot(50, 50, 9) + dot(50, 75, 9),
  brush: area('M58 42L86 8L94 16L66 50Z') + area('M54 46L64 56C64 78 40 92 10 88C26 78 28 48 54 46Z'),
  leaf: area('M14 86C6 40 34 8 90 10C94 62 66 92 24 80Z'),
  glasses: ring(26, 56, 19) + ring(74, 56, 19) + line('M45 52Q50 46 55 52M8 48L16 26M92 48L84 26'),
  tree: area('M50 6C72 6 86 22 84 42C82 60 66 66 56 66V94H44V66C34 66 18 60 16 42C14 22 28 6 50 6Z'),
  roof: line('M6 52L50 14L94 52M20 46V88H80V46M50 14V88'),
  bicycle:
    ring(22, 66, 18) + ring(78, 66, 18) + line('M22 66L38 34H68L78 66M38 34L52 66H22M52 66L68 34M32 26H44M62 26H74'),
  heart: area('M50 90C10 62 4 40 14 24C26 8 44 14 50 30C56 14 74 8 86 24C96 40 90 62 50 90Z'),
} satisfies Record<string, string>;

export type SymbolName = keyof typeof symbols;
