import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RestoreQuery, RestoreResult } from '../contract/index.ts';
import { tryLater } from '../errors.ts';
import { secondFactorKey } from '../sealing-key.ts';
import { invalidBackup } from './backup-errors.ts';
import { carriesCommandToken } from '../command-token.ts';
import type { PictureFiles } from './picture-files.ts';
import { createRestoreService } from './restore.service.ts';
import { writeBackup } from './write-backup.ts';

/** A backup holds a connection to the database while it is sent. */
const MOST_AT_ONCE = 2;
const ARCHIVES = ['application/gzip', 'application/x-gzip', 'application/octet-stream'];

/** Backup and restore as one archive: for administrators, and for the command line with its token. */
export const backupRoutes: FastifyPluginAsyncTypebox<{ pictures: PictureFiles }> = async (app, { pictures }) => {
  const { db, log, config } = app;
  const restoring = createRestoreService({
    db,
    pictures,
    folder: join(config.dataDir, 'restore'),
    factorKeyId: secondFactorKey(config).id,
  });
  const requireAdmin = app.requireRole('admin');
  let running = 0;

  const isCommand = ({ headers }: FastifyRequest) =>
    carriesCommandToken(headers.authorization, config.releaseSecret, 'backup');
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isCommand(request)) return;
    await requireAdmin(request, reply);
    await app.requireProof(request, reply);
  };
  // Taken as a stream; how much may come is decided while it is unpacked.
  app.addContentTypeParser(ARCHIVES, (_request, payload, done) => done(null, payload));
  app.addHook('onReady', () => restoring.cleanUp());

  app.get('/api/admin/backup', { schema: { response: { 200: Type.Any() } }, onRequest }, (_request, reply) => {
    if (running >= MOST_AT_ONCE)
      throw tryLater(
        429,
        'busy',
        'Gerade werden schon zwei Sicherungen heruntergeladen. Bitte gleich noch einmal versuchen.',
        60,
      );
    running += 1;
    const now = new Date();
    const onMissing = (key: string) => log.warn({ key }, 'picture is missing, the backup goes without it');
    const archive = writeBackup({ db, pictures, onMissing, now });
    archive.once('close', () => (running -= 1));
    archive.on('error', (error) => log.error({ err: error }, 'backup broke off'));
    return reply
      .header('content-disposition', `attachment; filename="sicherung-${now.toISOString().slice(0, 10)}.tar.gz"`)
      .type('application/gzip')
      .send(archive);
  });

  app.post(
    '/api/admin/restore',
    {
      schema: { querystring: RestoreQuery, response: { 200: RestoreResult } },
      onRequest,
    },
    async ({ query, body, raw }) => {
      if (!isStream(body)) throw invalidBackup('Es wurde keine Datei geschickt.');
      try {
        return await restoring.restore({ archive: body, mayReplace: query.replace === 'true' });
      } finally {
        // A client that is still sending should read the refusal instead of a broken connection.
        raw.unpipe();
        raw.resume();
      }
    },
  );
};

function isStream(body: unknown): body is IncomingMessage {
  return typeof (body as IncomingMessage | null | undefined)?.pipe === 'function';
}
