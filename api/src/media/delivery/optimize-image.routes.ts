import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { isKnown } from '../../answers/entity-tag.ts';
import { AppError, notFound } from '../../errors.ts';
import type { CurrentAddress, FindCurrent } from './find-current.ts';
import type { CachedImage } from '../pictures/image-cache.ts';
import {
  ImageQuery,
  smallerVariantOf,
  toImageRequest,
  variantOf,
  type ImageRequest,
} from '../pictures/image-request.ts';
import { keyOf } from '../library/picture-places.ts';
import type { Asker, createPictureVariants } from '../pictures/picture-variants.ts';
import { detectPictureType } from '../pictures/picture-type.ts';
import { DECODING, PICTURE_LIMITS } from '../pictures/picture-limits.ts';

const Picture = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

type OptimizeImageOptions = {
  optimize: ImageOptimizer;
  findCurrent: FindCurrent;
};

/**
 * `GET /optimize-image{path}?w=&q=&f=`: a stored picture in another size, quality or format. WebP may come as AVIF to
 * browsers that say they read it (docs/decisions/2026-11-24-avif-ahead.md).
 */
export const optimizeImageRoutes: FastifyPluginAsyncTypebox<OptimizeImageOptions> = async (app, options) => {
  const { optimize, findCurrent } = options;
  const acceptsAvif = ({ headers: { accept } }: FastifyRequest) => accept?.includes('image/avif') ?? false;

  /** The picture, or the address that it has now. */
  const find = async (wanted: ImageRequest, asker: FastifyRequest): Promise<CachedImage | CurrentAddress> => {
    try {
      return await optimize(wanted, asker, { acceptsAvif: acceptsAvif(asker) });
    } catch (error) {
      const isMissing = error instanceof AppError && error.statusCode === 404;
      const current = isMissing ? await findCurrent(`/objects/${keyOf(wanted.path)}`, asker) : undefined;
      if (current) return current;
      throw error;
    }
  };

  app.get(
    '/optimize-image/*',
    {
      schema: {
        params: Type.Object({ '*': Type.String() }),
        querystring: ImageQuery,
        response: { 200: Picture, 302: Type.Null(), 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const wanted = toImageRequest(request.params['*'], request.query);
      if (!wanted) throw notFound('Hier gibt es nur Bilder der Art jpg, jpeg, png und webp.');
      const found = await find(wanted, request);
      if ('url' in found) {
        const query = new URL(request.url, 'http://any').search;
        return reply.header('cache-control', found.cacheControl).redirect(`/optimize-image${found.url}${query}`, 302);
      }
      const { bytes, etag } = found;
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (wanted.format === 'webp') reply.header('vary', 'accept');
      if (isKnown(etag, request.headers)) return reply.code(304).send(null);
      return reply.type(`image/${detectPictureType(bytes) ?? wanted.format}`).send(bytes);
    },
  );
};

/** Answers image requests from the cache, or makes the picture. @throws AppError 404, 422, 429 or 503 */
type ImageOptimizer = (request: ImageRequest, asker: Asker, client?: { acceptsAvif: boolean }) => Promise<CachedImage>;

/** Clients that read AVIF get it where it was made ahead and is smaller; nobody waits for one. */
export function createImageOptimizer({
  readVariant,
  findKept,
}: ReturnType<typeof createPictureVariants>): ImageOptimizer {
  return async (request, asker, { acceptsAvif } = { acceptsAvif: false }) => {
    const { path, format } = request;
    const smaller = acceptsAvif && format === 'webp' && (await findKept(path, smallerVariantOf(request)));
    return smaller || readVariant(path, variantOf(request), (picture) => transform(picture, request), asker);
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
