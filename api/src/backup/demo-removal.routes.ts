import { join } from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDemoFiles } from './demo-files.ts';
import { DemoContent, DemoRemoval, NewDemoRemoval } from '../contract/index.ts';
import { createDemoRemoval } from './demo-removal.service.ts';
import type { PictureFiles } from './picture-files.ts';
import { writeBackup } from './write-backup.ts';

type Options = {
  pictures: PictureFiles;
  /** Where the files of the demo content lie; undefined: nothing is known of any. */
  demoFolder: string | undefined;
};

/** Removal of the demo content: for administrators, with their password, like a restore. */
export const demoRemovalRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { pictures, demoFolder }) => {
  const { db, log, config } = app;
  const onMissing = (key: string) => log.warn({ key }, 'picture is missing, the backup goes without it');
  const demo = createDemoRemoval({
    db,
    pictures,
    folder: join(config.dataDir, 'backups'),
    write: (now) => writeBackup({ db, pictures, onMissing, now }),
    readDemo: () => (demoFolder ? readDemoFiles(demoFolder) : { settings: {}, pages: [] }),
    onFailedBackup: (error) => log.error({ err: error }, 'no backup, so the demo content stays'),
  });
  const requireAdmin = app.requireRole('admin');
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    await requireAdmin(request, reply);
    await app.requireProof(request, reply);
  };

  app.get('/api/admin/demo', { schema: { response: { 200: DemoContent } }, onRequest: requireAdmin }, () =>
    demo.count(),
  );

  app.post(
    '/api/admin/demo/removal',
    { schema: { body: NewDemoRemoval, response: { 200: DemoRemoval } }, onRequest },
    async ({ body, user }) => demo.remove(body, user),
  );
};
