import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import sharp from 'sharp';
import { limitByAddress } from '../http/address-limit.ts';
import { makePrivateFolder } from '../folders/private-folder.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createBoundedFolder } from '../storage/bounded-folder.ts';
import { clubIconRoutes } from './delivery/club-icons.routes.ts';
import { findCurrentFor } from './delivery/find-current.ts';
import { createCurrentCrest } from './delivery/current-crest.ts';
import { createDocumentService } from './documents/documents.service.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { servedDocumentRoutes } from './documents/served-document.routes.ts';
import { tidyDocuments } from './documents/tidy-documents.ts';
import { drawApart } from './drawings/draw-apart.ts';
import { createAheadOfVisitors } from './delivery/ahead-of-visitors.ts';
import { createImageCache } from './pictures/image-cache.ts';
import { createImageOptimizer, optimizeImageRoutes } from './delivery/optimize-image.routes.ts';
import { libraryRoutes } from './library/library.routes.ts';
import { createMediaService } from './library/media.service.ts';
import { objectRoutes } from './delivery/object.routes.ts';
import { PICTURE_LIMITS } from './pictures/picture-limits.ts';
import { keyOf } from './library/picture-places.ts';
import { createPictureVariants } from './pictures/picture-variants.ts';
import { tidyMedia } from './library/tidy-media.ts';
import { uploadRoutes } from './uploads/uploads.routes.ts';
import { createWorkQueue } from './pictures/work-queue.ts';
import { HOUR_MS } from '../time/berlin-time.ts';

const CACHE_BYTES = 1024 * 1024 * 1024;
/** The part of the cache for pictures made ahead of requests. */
const AHEAD_BYTES = CACHE_BYTES / 2;
/** A start has other things to do first; then it looks this often for pictures that came. */
const AHEAD_INTERVAL_MS = 30_000;
/** How soon an instance drops sizes of a picture that another one deleted. */
const FORGET_INTERVAL_MS = 15_000;

/** Uploads, stored pictures and their variants, and documents. */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  const { dataDir } = app.config;
  // Kept decoder results cost memory and would never be hit: every result is made once.
  sharp.cache(false);
  const cacheFolder = join(dataDir, 'cache', 'images');
  await makePrivateFolder(cacheFolder);
  const room = createBoundedFolder(cacheFolder, CACHE_BYTES);
  const cache = createImageCache(cacheFolder, room, (error) => app.log.error(error, 'picture not kept on disk'));
  const storage = app.storage.pictures;
  const onGone = async (url: string): Promise<void> => {
    await storage.copies?.forget(keyOf(url));
    await cache.forget(`objects/${keyOf(url)}`);
  };
  const draw = drawApart(app.services.confine);
  const media = createMediaService({ db: app.db, dataDir, storage, hidden: app.storage.deletedPictures, onGone, draw });
  const crest = createCurrentCrest(app);
  const variants = createPictureVariants({
    cache,
    queue: createWorkQueue({ atOnce: 2, waiting: 2 * PICTURE_LIMITS.variantsPerMinute }),
    admit: limitByAddress({ most: PICTURE_LIMITS.variantsPerMinute, minutes: 1 }),
    roots: [
      { prefix: '/objects/', name: 'objects', storage },
      { prefix: '/banner-objects/', name: 'objects', storage },
      crest.root,
    ],
  });
  const optimize = createImageOptimizer(variants);
  const ahead = createAheadOfVisitors({
    db: app.db,
    storage,
    cache,
    room,
    mostBytes: AHEAD_BYTES,
    onFailure: (error) => app.log.warn({ err: error }, 'sizes of a picture not made ahead'),
  });

  const findCurrent = findCurrentFor(app, media.former);
  const documents = createDocumentService({ db: app.db, dataDir, storage: app.storage.documents });
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(uploadRoutes, { media });
  await app.register(libraryRoutes, { media });
  await app.register(documentRoutes, { service: documents });
  await app.register(servedDocumentRoutes, { storage: app.storage.documents });
  await app.register(optimizeImageRoutes, { optimize, findCurrent });
  await app.register(clubIconRoutes, { readVariant: variants.readVariant, findCrest: crest.findPath });
  for (const prefix of ['/objects', '/banner-objects'])
    await app.register(objectRoutes, { prefix, storage, findCurrent });

  const cleanUp = async (): Promise<void> => {
    await media.cleanUp();
    await documents.cleanUp();
  };
  const tidy = async (): Promise<void> => {
    await cleanUp();
    await room.prune();
    await storage.copies?.prune();
    const tidied = await tidyMedia(app.db, media);
    if (tidied.unknownFiles > 0) app.log.warn(tidied, 'pictures without a row removed');
    await app.storage.documents.copies?.prune();
    const unknownDocuments = await tidyDocuments(app.db, documents);
    if (unknownDocuments > 0) app.log.warn({ unknownDocuments }, 'documents without a row removed');
  };
  const forgetGone = async (): Promise<void> => {
    for (const url of await media.former.findRecent((2 * FORGET_INTERVAL_MS) / 1000)) await onGone(url);
  };
  // Close hooks run in reverse order: this one when all work below is over.
  app.addHook('onClose', () => cache.settled());
  const tidyNow = repeatWork(app, {
    everyMs: HOUR_MS,
    atStart: false,
    trouble: 'media not tidied',
    work: tidy,
  });
  repeatWork(app, {
    everyMs: FORGET_INTERVAL_MS,
    atStart: false,
    trouble: 'sizes of deleted pictures not dropped',
    work: forgetGone,
  });
  if (app.config.picturesAhead)
    repeatWork(app, {
      everyMs: AHEAD_INTERVAL_MS,
      atStart: false,
      trouble: 'sizes of pictures not made ahead',
      work: () => ahead.work(),
    });
  app.addHook('onReady', async () => {
    await cleanUp();
    void tidyNow();
  });
  app.addHook('onClose', async () => ahead.stop());
};
