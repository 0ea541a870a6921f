import { join } from 'node:path';
import { createMediaService } from '@portal/api';
import type { FastifyInstance } from 'fastify';
import { seedDemoContent } from '@portal/api/seeds';

/** Fills an empty database with a believable season (docs/product.md#demo-content). */
export async function fillWithDemoContent(
  app: FastifyInstance,
  projectRoot: string,
  say: (line: string) => void,
): Promise<void> {
  const { db, config } = app;
  const { pictures: storage, deletedPictures: hidden } = app.storage;
  const media = createMediaService({ db, dataDir: config.dataDir, storage, hidden });
  await seedDemoContent({ db, media, folder: join(projectRoot, 'api/demo'), now: new Date(), onProgress: say });
}
