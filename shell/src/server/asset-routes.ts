import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export type AssetRoutesOptions = {
  fontFolder: string;
  pictureFolder: string;
  licencesFile: string;
};

/**
 * The files that pages use beside the shell's release. Fonts are named by their content; pictures and licences are
 * requested again each day.
 */
export async function assetRoutes(app: FastifyInstance, options: AssetRoutesOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: options.fontFolder,
    prefix: '/assets/fonts/',
    maxAge: '365d',
    immutable: true,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    allowedPath: (path) => path.endsWith('.woff2'),
  });
  await app.register(fastifyStatic, {
    root: options.pictureFolder,
    prefix: '/assets/pictures/',
    maxAge: '1d',
    index: false,
    decorateReply: false,
  });
  app.get('/assets/licences.txt', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8');
    return readFile(options.licencesFile);
  });
}
