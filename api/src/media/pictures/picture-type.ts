/** A file type somebody may send as a picture. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** An XML declaration, comments and a document type may precede the drawing. */
const SVG_PROLOG_BYTES = 2048;

/**
 * The type by the first bytes of a file, undefined for everything that is no picture of ours. It runs before any
 * decoder sees the file, so that SVG, PDF and the like never reach one, whatever their names.
 */
export function detectPictureType(file: Buffer): PictureType | undefined {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const head = file.toString('latin1', 0, 12);
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return head.slice(4, 8) === 'ftyp' ? detectHeifType(file) : undefined;
}

/** Whether a file is a drawing in SVG, by its beginning; such files may carry scripts and reach no decoder. */
export function isDrawing(file: Buffer): boolean {
  const start = file.toString('utf8', 0, SVG_PROLOG_BYTES);
  return /^\uFEFF?\s*</.test(start) && /<svg[\s>]/i.test(start);
}

/** The brands of the `ftyp` box (ISO/IEC 14496-12): the main one, its version, then the compatible ones. */
function detectHeifType(file: Buffer): PictureType | undefined {
  const end = Math.min(file.readUInt32BE(0), 256, file.length);
  const brands: string[] = file.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  if (brands.includes('avif')) return 'avif';
  return HEIC_BRANDS.has(brands[0] ?? '') ? 'heic' : undefined;
}
