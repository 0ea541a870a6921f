import sharp from 'sharp';
import { lettering } from './lettering.ts';
import { symbols, type SymbolName } from './symbols.ts';

/** A business as its logo and banners show it; capitals only. Colours as `#rrggbb`. */
export type Brand = { lines: readonly [string, string]; symbol: SymbolName; color: string; ink: string };

/** A logo or a banner as data. */
export type Artwork = { alt: string; brand: Brand } & (
  { kind: 'logo' } | { kind: 'banner'; size: readonly [width: number, height: number]; slogan: string }
);

/** Draws it as PNG; the same data gives the same bytes. */
export function drawArt(artwork: Artwork): Promise<Buffer> {
  const svg = artwork.kind === 'logo' ? logo(artwork.brand) : banner(artwork.brand, artwork.size, artwork.slogan);
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 2 }).toBuffer();
}

function logo({ lines: [first, second], symbol, color }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="#ffffff"/>
    ${sign(symbol, 48, 76, 168, color)}${lettering(first, 250, 92, 62, 340, '#1b222c')}${lettering(second, 250, 186, 44, 340, color)}</svg>`;
}

function banner(
  { lines, symbol, color, ink }: Brand,
  [width, height]: readonly [number, number],
  slogan: string,
): string {
  const isWide = width > height * 2;
  const unit = isWide ? height : height * 0.62;
  const side = unit * 0.56;
  const [x, y] = isWide ? [height * 0.3, (height - side) / 2] : [width * 0.1, height * 0.12];
  const textX = isWide ? x + side + height * 0.26 : x;
  const textY = isWide ? height * 0.24 : height * 0.54;
  const room = width * 0.9 - textX;
  const cut = isWide ? width * 0.8 : width * 0.62;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/>
    <path d="M${cut + height * 0.3} 0H${width}V${height}H${cut - height * 0.1}Z" fill="${ink}" fill-opacity="0.12"/>
    ${sign(symbol, x, y, side, ink)}${lettering(lines.join(' '), textX, textY, unit * 0.24, room, ink)}${lettering(slogan, textX, textY + unit * 0.37, unit * 0.13, room, ink)}</svg>`;
}

function sign(symbol: SymbolName, x: number, y: number, size: number, color: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})" color="${color}">${symbols[symbol]}</g>`;
}
