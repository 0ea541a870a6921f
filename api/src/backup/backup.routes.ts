import { join } from 'node:path';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeptBackup, KeptBackupName, RestoreQuery, RestoreResult } from '../contract/index.ts';
import { berlinDay, HOUR_MS } from '../time/berlin-time.ts';
import { tryLater } from '../errors.ts';
import { isStream, readToEnd } from '../http/sent-file.ts';
import { secondFactorKey } from '../crypto/sealing-key.ts';
import { invalidBackup } from './backup-errors.ts';
import { carriesCommandToken } from '../crypto/command-token.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createKeptBackups } from './kept-backups.ts';
import type { PictureFiles } from './picture-files.ts';
import { createRestoreService } from './restore.service.ts';
import { writeBackup } from './write-backup.ts';

/** A backup holds a connection to the database while it is sent. */
const MOST_AT_ONCE = 2;
/**
 * Checks every hour for the weekly backup, so that an interrupted one is made the same day, and for leftovers of
 * restores.
 */
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
  const onMissing = (key: string) => log.warn({ key }, 'picture is missing, the backup goes without it');
  const kept = createKeptBackups({
    db,
    folder: join(config.dataDir, 'backups'),
    write: (now) => writeBackup({ db, pictures, onMissing, now }),
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
  // Taken as a stream; unpacking enforces the limits.
  app.addContentTypeParser(ARCHIVES, (_request, payload, done) => done(null, payload));
  repeatWork(app, { everyMs: HOUR_MS, trouble: 'unpacked backups not removed', work: () => restoring.cleanUp() });

  // No HEAD: it would make an archive that nobody gets, and note it as downloaded.
  const asFile = { onRequest, exposeHeadRoute: false };
  app.get('/api/admin/backup', { schema: { response: { 200: Type.Any() } }, ...asFile }, (_request, reply) => {
    if (running >= MOST_AT_ONCE)
      throw tryLater(
        429,
        'busy',
        'Gerade werden schon zwei Sicherungen heruntergeladen. Bitte gleich noch einmal versuchen.',
        60,
      );
    running += 1;
    const now = new Date();
    const archive = writeBackup({ db, pictures, onMissing, now });
    archive.once('close', () => (running -= 1));
    archive.on('error', (error) => log.error({ err: error }, 'backup broke off'));
    archive.once(
      'end',
      () => void kept.noteDownload().catch((error: unknown) => log.warn({ err: error }, 'not noted')),
    );
    return reply
      .header('content-disposition', `attachment; filename="sicherung-${berlinDay(now)}.tar.gz"`)
      .type('application/gzip')
      .send(archive);
  });

  app.get(
    '/api/admin/backups',
    { schema: { response: { 200: Type.Array(KeptBackup) } }, onRequest: requireAdmin },
    () => kept.list(),
  );

  app.get(
    '/api/admin/backups/:name',
    { schema: { params: KeptBackupName, response: { 200: Type.Any() } }, ...asFile },
    async ({ params: { name } }, reply) => {
      const { content, bytes } = await kept.open(name);
      await kept.noteDownload();
      return reply
        .headers({ 'content-disposition': `attachment; filename="${name}"`, 'content-length': bytes })
        .type('application/gzip')
        .send(content);
    },
  );

  // Neither start nor shutdown waits for it.
  let making: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    making = kept.makeWhenDue().catch((error: unknown) => log.warn({ err: error }, 'weekly backup not made'));
  };
  repeatWork(app, { everyMs: HOUR_MS, trouble: 'weekly backup not begun', work: begin });
  app.addHook('preClose', async () => kept.stop());
  app.addHook('onClose', () => making);

  app.post(
    '/api/admin/restore',
    {
      schema: { querystring: RestoreQuery, response: { 200: RestoreResult } },
      onRequest,
    },
    async (request) => {
      const { query, body, raw } = request;
      if (!isStream(body)) throw invalidBackup('Es wurde keine Datei geschickt.');
      const requireStill = () => app.requireStill(request);
      try {
        return await restoring.restore({ archive: body, mayReplace: query.replace === 'true', requireStill });
      } finally {
        readToEnd(raw);
      }
    },
  );
};
