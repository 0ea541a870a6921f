import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../errors.ts';
import { DECODING, PICTURE_LIMITS } from './picture-limits.ts';
import { detectPictureType, isDrawing, type PictureType } from './picture-type.ts';

/** A picture as it is stored: upright, sRGB, without metadata. `width` and `height` in px, `color` as `#rrggbb`. */
export type NormalizedPicture = {
  bytes: Buffer;
  extension: 'jpg' | 'png' | 'webp';
  type: string;
  width: number;
  height: number;
  color: string;
};

type Encoding = Pick<NormalizedPicture, 'extension' | 'type'> & { encode: (picture: Sharp) => Sharp };

const JPEG: Encoding = { extension: 'jpg', type: 'image/jpeg', encode: (picture) => picture.jpeg({ quality: 88 }) };
const PNG: Encoding = { extension: 'png', type: 'image/png', encode: (picture) => picture.png() };
const WEBP: Encoding = { extension: 'webp', type: 'image/webp', encode: (picture) => picture.webp({ quality: 88 }) };

/** Browsers and `/optimize-image` read all three stored types; the others are converted to the nearest of them. */
const STORED_AS: Record<PictureType, Encoding> = {
  jpeg: JPEG,
  heic: JPEG,
  png: PNG,
  gif: PNG,
  webp: WEBP,
  avif: WEBP,
};

/** Makes a stored picture from whatever somebody sent. @throws AppError 415 or 422 with a German sentence */
export async function normalizePicture(file: Buffer): Promise<NormalizedPicture> {
  const type = detectPictureType(file);
  if (!type) throw isDrawing(file) ? unsupportedDrawing() : unsupportedType();
  const { encode, ...stored } = STORED_AS[type];
  try {
    refuseAnimation(await readMetadata(file, type));
    const upright = sharp(file, DECODING).autoOrient().timeout({ seconds: PICTURE_LIMITS.workSeconds });
    const fitted = upright.resize({
      width: PICTURE_LIMITS.storedEdge,
      height: PICTURE_LIMITS.storedEdge,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await encode(fitted).toBuffer({ resolveWithObject: true });
    return { ...stored, bytes: data, width: info.width, height: info.height, color: await meanColor(data) };
  } catch (error) {
    throw type === 'heic' ? unsupportedHeic() : asRefusal(error);
  }
}

/**
 * A picture of our own, unchanged if it could be stored so: nothing in it but its pixels, and no edge too long. Others
 * are made as `normalizePicture` makes them. Never for uploads: anything may follow the pixels.
 */
export async function keepFinished(file: Buffer): Promise<NormalizedPicture> {
  const { format, width, height, space, exif, icc, iptc, xmp, orientation, pages } = await sharp(file).metadata();
  const isBare = [exif, icc, iptc, xmp, orientation, pages].every((value) => value === undefined) && space === 'srgb';
  const isStored = format === 'webp' && Math.max(width, height) <= PICTURE_LIMITS.storedEdge;
  if (!isBare || !isStored) return normalizePicture(file);
  const { extension, type } = WEBP;
  return { extension, type, bytes: file, width, height, color: await meanColor(file) };
}

/** The header as sharp reads it; it must agree with the first bytes. */
async function readMetadata(file: Buffer, type: PictureType): Promise<Metadata> {
  const metadata = await sharp(file, DECODING).metadata();
  const expected = type === 'avif' || type === 'heic' ? 'heif' : type;
  if (metadata.format !== expected) throw unsupportedType();
  return metadata;
}

function refuseAnimation({ format, pages = 1 }: Metadata): void {
  if (pages === 1 || format === 'heif') return;
  throw new AppError(
    422,
    'animated_picture',
    'Bewegte Bilder können nicht gezeigt werden. Bitte ein Standbild hochladen.',
  );
}

/** The placeholder colour of a picture; transparent parts count as white. */
async function meanColor(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}

/** A decoder's error as an answer; sharp describes it in words only. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (String(error).includes('pixel limit')) {
    const megapixels = PICTURE_LIMITS.inputPixels / 1e6;
    const message = `Das Bild hat zu viele Pixel (höchstens ${megapixels} Megapixel). Bitte verkleinert noch einmal hochladen.`;
    return new AppError(422, 'too_many_pixels', message);
  }
  const message = 'Die Bilddatei ist beschädigt oder unvollständig. Bitte noch einmal hochladen.';
  return new AppError(422, 'unreadable_picture', message);
}

function unsupportedType(): AppError {
  const message = 'Diese Datei ist kein Bild, das wir zeigen können. Bitte JPEG, PNG, WebP, AVIF oder GIF hochladen.';
  return new AppError(415, 'unsupported_picture', message);
}

function unsupportedDrawing(): AppError {
  const message = 'SVG-Dateien nehmen wir nur für Wappen und Logos an. Bitte das Bild als PNG speichern.';
  return new AppError(415, 'unsupported_picture', message);
}

function unsupportedHeic(): AppError {
  const message =
    'HEIC-Bilder können wir leider nicht lesen. Bitte als JPEG hochladen: am iPhone die Schaltfläche ' +
    '„Foto aufnehmen“ oder „Bilder auswählen“ benutzen, am Computer das Bild als JPEG exportieren.';
  return new AppError(415, 'unsupported_picture', message);
}
