import { UPLOAD_BYTES } from '@portal/api/contract';

/** Longest edge of a sent picture, px: the server keeps no more. */
const LONGEST_EDGE = 2560;

/** Smaller files are sent as they are, bytes. */
const SMALL_ENOUGH = 2 * 1024 * 1024;

const QUALITY = 0.9;
const PHOTO = /^image\/(jpeg|heic|heif|avif)$/;

/**
 * A photo in the size that is kept: on a weak line a tenth of the time, and pictures that only this device can read
 * (HEIC on an iPhone) become readable. A picture that cannot be shrunk here is sent as it is; the server decides.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isReadableEverywhere = !/hei[cf]$/.test(file.type);
  if (!PHOTO.test(file.type) || (isReadableEverywhere && file.size <= SMALL_ENOUGH)) return file;
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return smaller.size < file.size || !isReadableEverywhere ? smaller : file;
  } catch {
    return file;
  }
}

const MEGABYTE = 1024 * 1024;

/**
 * Why a file need not be sent at all, as a German sentence; only logos may be drawings (SVG). Only the server can check
 * the content of a picture.
 */
export function fileRefusal({ name, type, size }: File, mayBeDrawing = false): string | undefined {
  if (size === 0) return 'Die Datei ist leer.';
  if (!mayBeDrawing && (type === 'image/svg+xml' || /\.svgz?$/i.test(name)))
    return 'SVG-Dateien nehmen wir nur für Wappen und Logos an. Bitte das Bild als PNG speichern.';
  if (type !== '' && !type.startsWith('image/'))
    return 'Diese Datei ist kein Bild. Bitte JPEG, PNG, WebP, AVIF oder GIF wählen.';
  return undefined;
}

/** Why the request is too large, as a German sentence. */
export function sizeRefusal({ size }: Blob): string | undefined {
  if (size <= UPLOAD_BYTES) return undefined;
  const megabytes = Math.ceil(size / MEGABYTE);
  return `Das Bild ist mit ${megabytes} MB zu groß (höchstens ${UPLOAD_BYTES / MEGABYTE} MB).`;
}
