import { UPLOAD_BYTES } from '@portal/api/contract';

const MEGABYTE = 1024 * 1024;

/** Why a file need not be sent at all, as a German sentence; what is inside a picture only the server can tell. */
export function fileRefusal({ name, type, size }: File): string | undefined {
  if (size === 0) return 'Die Datei ist leer.';
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name))
    return 'SVG-Dateien werden nicht angenommen. Bitte das Bild als PNG speichern.';
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
