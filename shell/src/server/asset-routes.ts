import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export type AssetRoutesOptions = {
  shellClientFolder: string;
  fontFolder: string;
  iconFolder: string;
  pictureFolder: string;
  licencesFile: string;
};

/**
 * The shell's own files. Names change with their content, except icons, pictures and licences, which browsers request
 * again each day.
 */
export async function assetRoutes(app: FastifyInstance, options: AssetRoutesOptions): Promise<void> {
  const forYears = { maxAge: '365d', immutable: true, index: false, dotfiles: 'ignore', decorateReply: false } as const;
  await app.register(fastifyStatic, {
    ...forYears,
    root: options.shellClientFolder,
    prefix: '/assets/shell/',
    preCompressed: true,
    allowedPath: (path) => path.endsWith('.js'),
  });
  await app.register(fastifyStatic, {
    ...forYears,
    root: options.fontFolder,
    prefix: '/assets/fonts/',
    allowedPath: (path) => path.endsWith('.woff2'),
  });
  for (const [prefix, root] of [
    ['/assets/icons/', options.iconFolder],
    ['/assets/pictures/', options.pictureFolder],
  ] as const)
    await app.register(fastifyStatic, { root, prefix, maxAge: '1d', index: false, decorateReply: false });
  app.get('/assets/licences.txt', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8');
    return readFile(options.licencesFile);
  });
}
