import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../errors.ts';
import { isObjectKey } from './object-storage.ts';

/** Stored files under the plugin's prefix, for a year: what is behind an address never changes. */
export const objectRoutes: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await mkdir(folder, { recursive: true });
  app.setNotFoundHandler(() => {
    throw notFound('Diese Datei gibt es nicht.');
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
