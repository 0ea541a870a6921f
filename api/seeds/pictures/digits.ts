/** Block digits as strokes in a box of 60 × 100; drawn by us, because a server need not have any font. */
const strokes: Record<string, string> = {
  '0': 'M25 10H35L50 25V75L35 90H25L10 75V25Z',
  '1': 'M12 31L32 12V100',
  '2': 'M10 34V25L25 10H35L50 25V38L12 76V90H60',
  '3': 'M10 31V25L25 10H35L50 24V38L38 50L50 62V76L35 90H25L10 75V69M24 50H40',
  '4': 'M43 100V12L11 58V71H60',
  '5': 'M57 10H12V46H35L50 60V75L35 90H25L10 75V68',
  '6': 'M50 31V25L35 10H25L10 25V75L25 90H35L50 75V61L37 48H10',
  '7': 'M2 10H49V22L25 100',
  '8': 'M25 10H35L48 22V38L36 49H24L12 38V22ZM24 49H36L50 63V76L36 90H24L10 76V63Z',
  '9': 'M10 69V75L25 90H35L50 75V25L35 10H25L10 25V39L23 52H50',
  ':': 'M20 36H40M20 70H40',
};

const advances: Record<string, number> = { '1': 58, ':': 60 };
const advance = (digit: string) => advances[digit] ?? 76;

/** The width of a row of digits at the given height, in the same unit. */
export function digitsWidth(row: string, height: number): number {
  return (row.split('').reduce((sum, digit) => sum + advance(digit), 0) - 16) * (height / 100);
}

/** A row of digits with its top left corner at x, y. */
export function digits(row: string, x: number, y: number, height: number, color: string, weight = 20): string {
  let offset = 0;
  const paths = row.split('').map((digit) => {
    const path = `<path transform="translate(${offset} 0)" d="${strokes[digit] ?? ''}"/>`;
    offset += advance(digit);
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${height / 100})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="miter">${paths.join('')}</g>`;
}
