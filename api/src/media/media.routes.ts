import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import sharp from 'sharp';
import { createImageCache } from './image-cache.ts';
import { createImageOptimizer, type PictureRoot } from './image-optimizer.ts';
import { createMediaService } from './media.service.ts';
import { objectRoutes } from './object.routes.ts';
import { optimizeImageRoutes } from './optimize-image.routes.ts';
import { pruneImageCache } from './prune-image-cache.ts';
import { uploadRoutes } from './uploads.routes.ts';

const CACHE_BYTES = 1024 * 1024 * 1024;
const PRUNE_INTERVAL_MS = 60 * 60 * 1000;

/** `roots` are further places with pictures that never change under their name. */
export type MediaOptions = { roots?: PictureRoot[] };

/** Uploads, stored pictures and their variants. */
export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, { roots = [] }) => {
  const { dataDir } = app.config;
  // Kept decoder results cost memory and would never be hit: every result is made once.
  sharp.cache(false);
  const media = createMediaService({ db: app.db, dataDir });
  const { storage, queue } = media;
  const cacheFolder = join(dataDir, 'cache', 'images');
  const cache = createImageCache(cacheFolder, (error) => app.log.error(error, 'picture not kept on disk'));
  const optimize = createImageOptimizer({
    cache,
    queue,
    roots: [
      { prefix: '/objects/', name: 'objects', storage },
      { prefix: '/banner-objects/', name: 'objects', storage },
      ...roots,
    ],
  });

  await app.register(uploadRoutes, { media });
  await app.register(optimizeImageRoutes, { optimize });
  await app.register(objectRoutes, { prefix: '/objects', folder: join(dataDir, 'objects') });
  await app.register(objectRoutes, { prefix: '/banner-objects', folder: join(dataDir, 'objects') });

  const tidy = (): void => {
    pruneImageCache(cacheFolder, CACHE_BYTES).catch((error: unknown) => app.log.error(error, 'image cache not pruned'));
  };
  const pruning = setInterval(tidy, PRUNE_INTERVAL_MS).unref();
  app.addHook('onReady', async () => {
    await media.cleanUp();
    tidy();
  });
  app.addHook('onClose', async () => {
    clearInterval(pruning);
    await cache.settled();
  });
};
