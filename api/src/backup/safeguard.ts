import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { keepBackup } from './backup-file.ts';
import type { PictureFiles } from './picture-files.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Keeps a backup before a great change. The returned function throws 503 when there is none: then nothing may change.
 */
export function createSafeguard({ db, log, config }: FastifyInstance, pictures: PictureFiles): () => Promise<string> {
  const onMissing = (key: string) => log.warn({ key }, 'picture is missing, the backup goes without it');
  return async () => {
    const now = new Date();
    try {
      return await keepBackup(db, join(config.dataDir, 'backups'), writeBackup({ db, pictures, onMissing, now }), now);
    } catch (error) {
      log.error({ err: error }, 'no backup, so nothing changes');
      throw new AppError(
        503,
        'backup_failed',
        'Die Sicherung ist nicht gelungen, deshalb wurde nichts geändert. Ist auf dem Server noch Platz?',
      );
    }
  };
}
