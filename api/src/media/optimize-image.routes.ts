import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '../contract/index.ts';
import { notFound } from '../errors.ts';
import type { ImageOptimizer } from './image-optimizer.ts';
import { ImageQuery, toImageRequest } from './image-request.ts';

const Picture = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** `GET /optimize-image{path}?w=&q=&f=`: a stored picture in another size, quality or format. */
export const optimizeImageRoutes: FastifyPluginAsyncTypebox<{ optimize: ImageOptimizer }> = async (app, options) => {
  const { optimize } = options;

  app.get(
    '/optimize-image/*',
    {
      schema: {
        params: Type.Object({ '*': Type.String() }),
        querystring: ImageQuery,
        response: { 200: Picture, 304: Type.Null(), '4xx': ErrorAnswer },
      },
    },
    async (request, reply) => {
      const wanted = toImageRequest(request.params['*'], request.query);
      if (!wanted) throw notFound('Hier gibt es nur Bilder der Art jpg, jpeg, png und webp.');
      const { bytes, etag } = await optimize(wanted);
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send(null);
      return reply.type(`image/${wanted.format}`).send(bytes);
    },
  );
};
