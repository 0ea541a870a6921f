import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Value } from 'typebox/value';
import { NUMBER_TEAMS } from '../../migrations/146-team-names.ts';
import { kinds, unstartedKinds } from '../content/kinds.ts';
import { Link, type RestoreResult } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { holdFiles, whileFilesAreFree } from '../storage/files-under-way.ts';
import { findOpenedAt } from '../plugins/opening.ts';
import { makePrivateFolder } from '../folders/private-folder.ts';
import { invalidBackup, portalNotEmpty, restoreRunning } from './backup-errors.ts';
import { filesIn, isDocument, isDocumentAddress, isPictureAddress, type PictureFiles } from './picture-files.ts';
import { replaceRows } from './replace-rows.ts';
import { unpackBackup, type UnpackedBackup } from './unpack-backup.ts';

type Parts = { db: Database; pictures: PictureFiles; folder: string; factorKeyId: string };
/** `requireStill` throws if whoever sends the archive may no longer restore it. */
type Restore = { archive: Readable; mayReplace: boolean; requireStill: () => Promise<void> };

/** Tables that are empty in an unused portal. */
const CONTENT = ['media', 'messages', ...unstartedKinds.map(({ table }) => table)];
/**
 * Migrations fill these and no portal is without: rows are content once somebody has changed them, and stay when a
 * backup is older.
 */
const STARTED = [
  'settings',
  'page_texts',
  ...kinds.filter((kind) => !unstartedKinds.includes(kind)).map(({ table }) => table),
];
/** The migration since which nothing is published unanswered. */
const ASKS_ABOUT_CHILDREN = '290-children-in-pictures';
const LOCK = 19_030_615;

/** Replaces everything by a backup: unpacked and checked first, then all or nothing. */
export function createRestoreService({ db, pictures, folder, factorKeyId }: Parts) {
  let isRunning = false;

  /** Returns which pictures had to be written; on failure those that no row names are gone again. */
  async function putPictures({ pictureFiles }: UnpackedBackup): Promise<string[]> {
    const written: string[] = [];
    try {
      for (const [key, file] of pictureFiles) {
        const bytes = await readFile(file);
        if (await isStored(pictures, key, bytes)) continue;
        await pictures.incoming.mark(key);
        written.push(key);
        await pictures.storage.put(key, bytes);
      }
      return written;
    } catch (error) {
      await takeBack(written);
      throw error;
    }
  }

  /**
   * The database decides whether a file stays: a commit whose answer got lost may have happened. Failed removals are
   * repeated at the next start.
   */
  async function takeBack(written: readonly string[]): Promise<void> {
    try {
      const named = new Set(await findFiles(db));
      await removePictures(written.filter((key) => !named.has(key)));
      for (const key of written) await pictures.incoming.unmark(key);
    } catch {
      // Nobody would learn of it beside the failure itself.
    }
  }

  async function removePictures(keys: Iterable<string>): Promise<void> {
    for (const key of keys) {
      await pictures.storage.delete(key);
      await pictures.incoming.unmark(key);
    }
  }

  async function exchange(backup: UnpackedBackup, mayReplace: boolean): Promise<void> {
    let gone: string[] = [];
    let refused: string[] = [];
    const written = await putPictures(backup);
    try {
      await db.transaction(async (trx) => {
        await trx.raw(`SET LOCAL lock_timeout = '30s'`);
        if (!mayReplace && !(await isEmpty(trx))) throw portalNotEmpty();
        const before = await findFiles(trx);
        const openedAt = await findOpenedAt(trx);
        const refuseAgain = await pictures.noteRefusals(trx);
        await replaceRows(trx, backup, STARTED);
        // Older backups may hold two teams of one name, and training times belong to the name.
        await trx.raw(NUMBER_TEAMS);
        // Older backups hold training times that are no series yet.
        await trx.raw('SELECT adopt_training_times()');
        // Nor did they ask about children; their pictures stay visible.
        if (!backup.manifest.migrations.includes(ASKS_ABOUT_CHILDREN)) await trx.raw('SELECT adopt_picture_answers()');
        // Nobody takes a withdrawal back by restoring what was there before it.
        refused = await refuseAgain();
        // A site that visitors have seen does not close again.
        if (openedAt) await trx('settings').whereNull('opened_at').update({ opened_at: openedAt });
        await requireOwnAddresses(trx);
        // Sealed elsewhere: no code would ever be right, and nobody could sign in to say so.
        await trx('second_factors').whereNot({ key_id: factorKeyId }).delete();
        if (!(await hasAdministrator(trx)))
          throw invalidBackup('Darin gibt es niemanden, der das Portal verwalten darf.');
        // A backup may lack the file of a row, and here it still lies.
        const named = new Set(await findFiles(trx));
        gone = before.filter((key) => !named.has(key));
      });
    } catch (error) {
      await takeBack(written);
      throw error;
    }
    await pictures.bin.hide();
    for (const key of written) await pictures.incoming.unmark(key);
    await removePictures(gone);
    for (const url of refused) await pictures.removeFile(url);
  }

  async function restoreFrom({ archive, mayReplace, requireStill }: Restore): Promise<RestoreResult> {
    const own = join(folder, randomUUID());
    try {
      // Passwords' hashes and messages are unpacked here.
      await makePrivateFolder(folder);
      const backup = await unpackBackup(archive, own);
      await requireStill();
      await exchange(backup, mayReplace);
      const { createdAt, tables } = backup.manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const pictures = [...backup.pictureFiles.keys()].filter((key) => !isDocument(key)).length;
      return { createdAt, tables: tables.length, rows, pictures };
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  /** Keeps other instances from restoring, and from removing unpacked files and files whose rows come last. */
  function whileHeld<T>(work: () => Promise<T>): Promise<T> {
    const hold = async (trx: Database) => {
      await lockAgainstRestore(trx);
      await holdFiles(trx, 'restore');
      await holdFiles(trx, 'objects');
      return work();
    };
    // With settings, a deadlock does not restart it: the archive can be read only once.
    return db.transaction(hold, {});
  }

  return {
    /**
     * @throws AppError 409 when the portal has content and `mayReplace` is not said, 422 when the archive is no good
     */
    async restore(asked: Restore): Promise<RestoreResult> {
      if (isRunning) throw restoreRunning();
      isRunning = true;
      try {
        // Checked here as well, before somebody sends gigabytes in vain.
        if (!asked.mayReplace && !(await isEmpty(db))) throw portalNotEmpty();
        return await whileHeld(() => restoreFrom(asked));
      } finally {
        isRunning = false;
      }
    },

    /** Removes what killed processes left unpacked; later, while another instance restores. */
    async cleanUp(): Promise<void> {
      await whileFilesAreFree(db, 'restore', () => rm(folder, { recursive: true, force: true }));
    },
  };
}

/** Until the transaction ends no backup is restored. @throws AppError 409 while one is */
export async function lockAgainstRestore(trx: Database): Promise<void> {
  await trx.raw(`SET LOCAL lock_timeout = '30s'`);
  const { rows } = await trx.raw<{ rows: { isFree: boolean }[] }>('SELECT pg_try_advisory_xact_lock(?) AS "isFree"', [
    LOCK,
  ]);
  if (!rows[0]?.isFree) throw restoreRunning();
}

/** Only the content that every portal starts with, and only the first administrator's account. */
async function isEmpty(db: Database): Promise<boolean> {
  for (const table of CONTENT) if (await db(table).first()) return false;
  for (const table of STARTED)
    if (await db(table).whereRaw('(version > 1 OR updated_by IS NOT NULL)').first()) return false;
  // Drafts of pages raise no version.
  if (await db('pages').whereNotNull('draft').first()) return false;
  return (await db('users').pluck('id')).length <= 1;
}

/** Pictures and documents that rows say are stored, by key. */
async function findFiles(db: Database): Promise<string[]> {
  const addresses = [...(await db('media').pluck<string[]>('url')), ...(await db('documents').pluck<string[]>('file'))];
  return addresses.flatMap(filesIn);
}

/** Addresses in these rows are opened, served, deleted or redirected to. @throws AppError 422 */
async function requireOwnAddresses(db: Database): Promise<void> {
  const pictures = [
    ...(await db('media').pluck<string[]>('url')),
    ...(await db('media_addresses').pluck<string[]>('url')),
  ];
  if (!pictures.every(isPictureAddress))
    throw invalidBackup('Ein Bild darin liegt an einer Adresse, die keine des Portals ist.');
  if (!(await db('documents').pluck<string[]>('file')).every(isDocumentAddress))
    throw invalidBackup('Ein Dokument darin liegt an einer Adresse, die keine des Portals ist.');
  const targets = await db('moved_addresses').whereNotNull('target').pluck<string[]>('target');
  if (!targets.every((target) => target.startsWith('/') && Value.Check(Link, target)))
    throw invalidBackup('Eine frühere Adresse darin führt zu einer, die keine des Portals ist.');
}

async function isStored({ storage }: PictureFiles, key: string, bytes: Buffer): Promise<boolean> {
  try {
    return (await buffer(await storage.open(key))).equals(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Somebody must be able to sign in and manage the portal afterwards. */
async function hasAdministrator(db: Database): Promise<boolean> {
  const administrators = db('users').where({ role: 'admin' }).whereNull('deactivated_at').whereNotNull('password_hash');
  return (await administrators.first('id')) !== undefined;
}
