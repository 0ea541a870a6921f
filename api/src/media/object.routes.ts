import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../errors.ts';
import { isObjectKey } from './object-storage.ts';
import { keyOf } from './picture-places.ts';

/** `findCurrent` knows where a picture went that was at an address before. */
export type ObjectRoutesOptions = {
  folder: string;
  findCurrent: (url: string) => Promise<string | undefined>;
};

/** Stored files under the plugin's prefix, for a year: what is behind an address never changes. */
export const objectRoutes: FastifyPluginAsync<ObjectRoutesOptions> = async (app, { folder, findCurrent }) => {
  await mkdir(folder, { recursive: true });
  app.setNotFoundHandler(async (request, reply) => {
    const key = keyOf(request.url.split('?', 1)[0] ?? '');
    const current = isObjectKey(key) ? await findCurrent(`/objects/${key}`) : undefined;
    if (!current) throw notFound('Diese Datei gibt es nicht.');
    return reply.header('cache-control', 'public, max-age=60').redirect(current, 302);
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => isObjectKey(path.slice(1)) && !path.endsWith('.part'),
  });
};
