import sharp from 'sharp';
import { AppError } from '../../errors.ts';
import type { CachedImage } from './image-cache.ts';
import type { ImageRequest } from './image-request.ts';
import { DECODING, PICTURE_LIMITS } from './picture-limits.ts';
import type { Asker, ReadVariant } from './picture-variants.ts';

/** Answers image requests from the cache, or makes the picture. @throws AppError 404, 422, 429 or 503 */
export type ImageOptimizer = (request: ImageRequest, asker: Asker) => Promise<CachedImage>;

export function createImageOptimizer(readVariant: ReadVariant): ImageOptimizer {
  return (request, asker) => {
    const { path, width, quality, format } = request;
    return readVariant(path, `${width}-${quality}.${format}`, (picture) => transform(picture, request), asker);
  };
}

async function transform(source: Buffer, { width, quality, format }: ImageRequest): Promise<Buffer> {
  try {
    return await sharp(source, DECODING)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, { quality })
      .timeout({ seconds: PICTURE_LIMITS.workSeconds })
      .toBuffer();
  } catch {
    throw new AppError(422, 'unreadable_picture', 'Das Bild ist beschädigt und kann nicht gezeigt werden.');
  }
}
