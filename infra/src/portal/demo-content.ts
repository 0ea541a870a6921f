import { createMediaService } from '@portal/api';
import type { FastifyInstance } from 'fastify';
import { seedDemoContent } from '@portal/api/seeds';

/** Fills an empty database with a believable season (product, decision 12). */
export async function fillWithDemoContent(app: FastifyInstance, say: (line: string) => void): Promise<void> {
  const media = createMediaService({ db: app.db, dataDir: app.config.dataDir });
  await seedDemoContent({ db: app.db, media, now: new Date(), onProgress: say });
}
