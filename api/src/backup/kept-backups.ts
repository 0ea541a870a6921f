import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { KeptBackup } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { keptBackupGone } from './backup-errors.ts';
import { keepBackup } from './backup-file.ts';

/** Older ones are deleted when another has been made. */
const MOST_KEPT = 8;
const EVERY = "interval '7 days'";
/** How long a backup that another instance began and never finished blocks the next. */
const CLAIM = "interval '6 hours'";
/** Older backups have no seconds in their names. */
const NAME = /^sicherung-\d{4}-\d{2}-\d{2}-\d{4}(\d{2})?\.tar\.gz$/;

type Options = { db: Database; folder: string; write: (now: Date) => Readable };

/** Backups that the portal makes by itself and keeps beside its data. */
export function createKeptBackups({ db, folder, write }: Options) {
  let underWay: Readable | undefined;
  let hasEnded = false;
  const times = () => db('backup_times');

  /** Newest first. */
  const names = async (): Promise<string[]> => {
    const files = await readdir(folder).catch(() => []);
    return files.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));
  };

  const make = async (now: Date) => {
    if (hasEnded) throw new Error('the portal ends');
    underWay = write(now);
    await keepBackup(db, folder, underWay, now).finally(() => (underWay = undefined));
    for (const old of (await names()).slice(MOST_KEPT)) await rm(join(folder, old), { force: true });
  };

  return {
    /**
     * Makes one when the last is a week old, in one of the instances. Returns whether it did; throws when it could not.
     */
    async makeWhenDue(now = new Date()): Promise<boolean> {
      const isDue = `coalesce(made_at, since) < now() - ${EVERY}`;
      const isFree = `coalesce(claimed_at, '-infinity') < now() - ${CLAIM}`;
      if ((await times().whereRaw(isDue).whereRaw(isFree).update({ claimed_at: db.fn.now() })) === 0) return false;
      try {
        await make(now);
        await times().update({ made_at: db.fn.now() });
      } finally {
        await times().update({ claimed_at: null });
      }
      return true;
    },

    /** Notes that somebody has taken a backup away. */
    async noteDownload(): Promise<void> {
      await times().update({ downloaded_at: db.fn.now() });
    },

    /** The backups kept on this machine, newest first. */
    async list(): Promise<KeptBackup[]> {
      const found = await Promise.all(
        (await names()).map(async (name) => {
          const file = await stat(join(folder, name)).catch(() => null);
          return file && { name, bytes: file.size, createdAt: file.mtime.toISOString() };
        }),
      );
      return found.filter((backup) => backup !== null);
    },

    /** Throws 404. */
    async open(name: string): Promise<{ content: Readable; bytes: number }> {
      const known = (await names()).find((other) => other === name);
      const file = known && (await stat(join(folder, known)).catch(() => undefined));
      if (!known || !file) throw keptBackupGone();
      return { content: createReadStream(join(folder, known)), bytes: file.size };
    },

    /** Breaks off the one that is being made: the portal ends, and the next start makes it again. */
    stop(): void {
      hasEnded = true;
      underWay?.destroy();
    },
  };
}
