/** Block capitals as strokes in a box 100 high; drawn by us, because a server need not have any font. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M6 90L26 10L46 90M13 62H39',
  B: 'M6 10H32L42 20V40L32 48H6M32 48L44 58V80L34 90H6V10',
  C: 'M44 26V22L34 10H16L6 22V78L16 90H34L44 78V74',
  D: 'M6 10H32L46 24V76L32 90H6Z',
  E: 'M42 10H6V90H42M6 49H36',
  F: 'M42 10H6V90M6 49H36',
  G: 'M44 26V22L34 10H16L6 22V78L16 90H34L44 78V52H28',
  H: 'M6 10V90M44 10V90M6 49H44',
  I: 'M6 10V90',
  J: 'M36 10V78L26 90H16L6 78V72',
  K: 'M6 10V90M42 10L8 52M20 40L44 90',
  L: 'M6 10V90H40',
  M: 'M6 90V10L30 56L54 10V90',
  N: 'M6 90V10L44 90V10',
  O: 'M16 10H34L44 22V78L34 90H16L6 78V22Z',
  P: 'M6 90V10H34L44 20V42L34 52H6',
  Q: 'M16 10H34L44 22V78L34 90H16L6 78V22ZM30 72L48 96',
  R: 'M6 90V10H34L44 20V42L34 52H6M26 52L44 90',
  S: 'M44 26V22L34 10H16L6 22V38L16 48H34L44 58V78L34 90H16L6 78V74',
  T: 'M2 10H46M24 10V90',
  U: 'M6 10V78L16 90H34L44 78V10',
  V: 'M4 10L25 90L46 10',
  W: 'M4 10L17 90L31 34L45 90L58 10',
  X: 'M5 10L45 90M45 10L5 90',
  Y: 'M4 10L25 50L46 10M25 50V90',
  Z: 'M6 10H44L6 90H44',
  '&': 'M44 90L10 28V20L18 10H26L34 20V28L8 58V80L16 90H28L44 66',
  '-': 'M4 50H26',
  '.': 'M6 80V90',
};
const umlauts: Readonly<Record<string, string>> = { Ä: 'A', Ö: 'O', Ü: 'U' };
const widths: Readonly<Record<string, number>> = { I: 26, M: 76, W: 76, ' ': 34, '-': 44, '.': 24 };
const widthOf = (letter: string) => widths[letter] ?? 64;
const TRAILING_GAP = 14;

/** The width of a line at the given height, in the same unit. Only capitals are known. */
function lineWidth(line: string, height: number): number {
  return (line.split('').reduce((sum, letter) => sum + widthOf(letter), 0) - TRAILING_GAP) * (height / 100);
}

/** A line with its top left corner at x, y, made smaller when it is wider than `room`. */
export function lettering(line: string, x: number, y: number, height: number, room: number, color: string): string {
  const scale = Math.min(height, (height * room) / lineWidth(line, height)) / 100;
  let offset = 0;
  const glyphs = line.split('').map((letter) => {
    const dots = letter in umlauts ? 'M15 -8V-7M35 -8V-7' : '';
    const glyph = `<path transform="translate(${offset} 0)" d="${strokes[umlauts[letter] ?? letter] ?? ''}${dots}"/>`;
    offset += widthOf(letter);
    return glyph;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="13" stroke-linecap="square" stroke-linejoin="miter">${glyphs.join('')}</g>`;
}
