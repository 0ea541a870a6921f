import type { ClubFacts } from '@portal/api/contract';
import { initials } from '../format/initials.ts';
import { inkOn } from './contrast.ts';

/** The facts that a crest is drawn from. */
export type CrestFacts = Pick<ClubFacts, 'shortName' | 'founded' | 'color' | 'secondColor'>;

/** A path of the drawing: filled or stroked, moved and scaled within the field of 80 by 96. */
type CrestPath = { d: string; fill?: string; stroke?: string; strokeWidth?: number; transform?: string };

/** Width and height of the drawing, in its own units. */
export const CREST_SIZE = { width: 80, height: 96 } as const;

const NEAR_BLACK = '#0b0f14';
const WHITE = '#ffffff';

/** Letters and figures as on a jersey, on a field of 6.5 by 12.2. */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'M0 1.5 1.5 0H5l1.5 1.5v9.2L5 12.2H1.5L0 10.7z',
  1: 'm.8 2 4-3v15',
  2: 'M0 2.8V1.5L1.5 0H5l1.5 1.5v3.2L0 10.7v1.5h8.2',
  3: 'M0 0h5l1.5 1.5v3L5 6H1.5H5l1.5 1.5v3.2L5 12.2H0',
  4: 'M2.6-1.7 0 7.2v1.9h8.2M5 4v10',
  5: 'M6.7 0H0v5.3h5l1.5 1.5v3.9L5 12.2H0',
  6: 'M6 0H1.5L0 1.5v9.2l1.5 1.5H5l1.5-1.5V7L5 5.5H0',
  7: 'M0 0h6.5v1.5L2.3 14',
  8: 'M1.5 6 0 4.5v-3L1.5 0H5l1.5 1.5v3L5 6H1.5L0 7.5v3.2l1.5 1.5H5l1.5-1.5V7.5L5 6',
  9: 'M6.5 7.2h-5L0 5.5v-4L1.5 0H5l1.5 1.5v9L5 12.2H1.5L0 10.7V9.5',
  A: 'M0 13.9V1.5L1.5 0H5l1.5 1.5v12.4M0 7.5h6.5',
  B: 'M0 6h5l1.5 1.5v3.2L5 12.2H0V0h4.5L6 1.5v3L4.5 6',
  C: 'M6.5 3.2V1.5L5 0H1.5L0 1.5v9.2l1.5 1.5H5l1.5-1.5V9',
  D: 'M0 0h4.5l2 2v8.2l-2 2H0z',
  E: 'M7.2 0H0v12.2h7.2M0 6h5.8',
  F: 'M7.2 0H0v13.9M0 6h5.8',
  G: 'M6.5 3.2V1.5L5 0H1.5L0 1.5v9.2l1.5 1.5H5l1.5-1.5V6.6H3',
  H: 'M0-1.7v15.6M6.5-1.7v15.6M0 6h6.5',
  I: 'M3.2-1.7v15.6',
  J: 'M6.5-1.7v12.4L5 12.2H1.5L0 10.7V9',
  K: 'M0-1.7v15.6M6.8-1.6 0 6.4M2.2 5l4.8 8.8',
  L: 'M0-1.7v13.9h7.2',
  M: 'M0 13.9V-.5L3.2 6l3.3-6.5v14.4',
  N: 'M0 13.9V-.5l6.5 13.2V-1.7',
  O: 'M0 1.5 1.5 0H5l1.5 1.5v9.2L5 12.2H1.5L0 10.7z',
  P: 'M0 13.9V0h5l1.5 1.5v4L5 7H0',
  Q: 'M0 1.5 1.5 0H5l1.5 1.5v9.2L5 12.2H1.5L0 10.7zM3.6 8.6l4 5.2',
  R: 'M0 13.9V0h5l1.5 1.5v4L5 7H0M3 7l3.9 6.8',
  S: 'M6.5 2.8V1.5L5 0H1.5L0 1.5v3L1.5 6H5l1.5 1.5v3.2L5 12.2H1.5L0 10.7V9.4',
  T: 'M-1 0h8.5M3.2 0v13.9',
  U: 'M0-1.7v12.4l1.5 1.5H5l1.5-1.5V-1.7',
  V: 'M-.2-1.7 2.4 10.5h1.7L6.7-1.7',
  W: 'M0-1.7v14.2l3.2-6.3 3.3 6.3V-1.7',
  X: 'M-.3-1.7 6.8 13.9M6.8-1.7-.3 13.9',
  Y: 'M-.3-1.7 3.2 6l3.6-7.7M3.2 6v7.9',
  Z: 'M0 0h6.5v.8L0 11.4v.8h7.2',
};

/** Width of a sign and the room to the next one. */
const SIGN = { width: 6.5, pitch: 12.5, stroke: 3.5 };

/**
 * The crest of a club that has no picture of its own: a shield in its colours with its initials, the ball, and the year
 * of its founding if known. The first element lies lowest.
 */
export function drawCrest({ shortName, founded, color, secondColor }: CrestFacts): CrestPath[] {
  const field = secondColor ?? NEAR_BLACK;
  const ink = inkOn(field) === WHITE ? WHITE : NEAR_BLACK;
  const letters = lettersOf(shortName);
  const ball = founded === null ? 'translate(0 0)' : 'translate(10 10.5) scale(.75)';
  return [
    { d: 'M40 0c12 5 26 7 40 6v42c0 24-16 40-40 48C16 88 0 72 0 48V6c14 1 28-1 40-6z', fill: ink },
    { d: 'M40 4c11 4 24 6 36 6v38c0 22-14 36-36 44C18 84 4 70 4 48V10c12 0 25-2 36-6z', fill: field },
    { d: 'M76 37v11c0 22-14 36-36 44C27.9 87.6 18.2 81.4 12 73z', fill: color },
    { d: 'M4 36h72v3.5L12 73L9.3 68.9L60 38.5H4z', fill: ink },
    ...signs(letters, { top: 18, scale: 1, stroke: ink }),
    { d: 'M21.5 61a18.5 18.5 0 1 0 37 0 18.5 18.5 0 1 0-37 0', fill: NEAR_BLACK, transform: ball },
    { d: 'M23.5 61a16.5 16.5 0 1 0 33 0 16.5 16.5 0 1 0-33 0', fill: WHITE, transform: ball },
    {
      d: 'm40 54.5 6.1 4.4-2.3 7.2h-7.6L33.9 59zV49m6.1 9.9 4.8-1.5m-7.1 8.7 3 4.1m-10.6-4.1-3 4.1m.7-11.3-4.8-1.5m5.4-12.1a17 17 0 0 1 11 0L43 49l-3 1-3-1zm19 5.5a17 17 0 0 1 3.4 10.5l-4.2-1.2-2.3-2.5.4-3.4zm.4 20a17 17 0 0 1-8.9 6.5l-.2-4.4 1.7-3 3.3-.7zM35 77.3a17 17 0 0 1-8.9-6.5l4.1-1.6 3.3.7 1.7 3zm-12-16a17 17 0 0 1 3.4-10.5l2.7 3.4.4 3.4-2.3 2.5z',
      fill: NEAR_BLACK,
      stroke: NEAR_BLACK,
      strokeWidth: 1.4,
      transform: ball,
    },
    ...(founded === null ? [] : signs(String(founded), { top: 74.8, scale: 0.6, stroke: inkOn(color) })),
  ];
}

/** The drawing as a file of its own. */
export function crestSvg(facts: CrestFacts): string {
  const { width, height } = CREST_SIZE;
  const paths = drawCrest(facts).map(
    ({ d, fill = 'none', stroke, strokeWidth, transform }) =>
      `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''}${transform ? ` transform="${transform}"` : ''}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 10}" height="${height * 10}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`;
}

/** A name that changes with the drawing: `SVM-1920-dc2626`. */
export function crestName({ shortName, founded, color, secondColor }: CrestFacts): string {
  return [lettersOf(shortName), founded, color, secondColor]
    .filter(Boolean)
    .map((part) => String(part).replace('#', ''))
    .join('-');
}

/** The initials as far as they can be drawn: 'TSV Übersee' → 'TSVU'. */
function lettersOf(name: string): string {
  const plain = initials(name).normalize('NFD');
  return Array.from(plain)
    .filter((sign) => sign in SIGNS)
    .join('');
}

/** Signs side by side in the middle of the shield. */
function signs(text: string, { top, scale, stroke }: { top: number; scale: number; stroke: string }): CrestPath[] {
  const pitch = SIGN.pitch * scale;
  const width = pitch * (text.length - 1) + SIGN.width * scale;
  return Array.from(text, (sign, place) => ({
    d: SIGNS[sign] ?? '',
    stroke,
    strokeWidth: SIGN.stroke,
    transform: `translate(${round((CREST_SIZE.width - width) / 2 + place * pitch)} ${top})${scale === 1 ? '' : ` scale(${scale})`}`,
  }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
