import type { WordPressChoices } from '../contract/index.ts';
import { isDatabaseAway } from '../database/database-errors.ts';
import { AppError } from '../errors.ts';
import { siteOf, zipPath, type ImportRow } from './import-row.ts';
import { openPictureZip, removeZip } from './picture-zip.ts';
import { takeEntry, type EntryRow, type Taken } from './take-entry.ts';
import { createPictureTaker, readFromSite, readFromZip, readNothing, type TakenPictures } from './take-pictures.ts';
import { putPicturesAway } from './undo-import.ts';
import type { WordPressParts } from './wordpress-parts.ts';

/** Entries of one transaction: visitors' pages are made anew after each. */
const AT_A_TIME = 20;

type Job = ImportRow & { choices: WordPressChoices };

/**
 * Does what is under way, a few entries at a time. Each few are done or not: whoever goes on, after a restart or on another instance, begins
 * with the first that is not.
 */
export function createImportWorker(parts: WordPressParts) {
  const { db, articles, pages, pictures, fetchOutside, folder } = parts;
  let isStopped = false;

  async function run(job: Job): Promise<void> {
    const site = siteOf(job);
    const zip = job.choices.pictures === 'zip' ? await openPictureZip(zipPath(folder, job.id)) : undefined;
    const take = createPictureTaker({
      db,
      pictures,
      importId: job.id,
      site,
      userId: job.created_by,
      choices: job.choices,
      read: zip ? readFromZip(zip) : job.choices.pictures === 'site' ? readFromSite(site, fetchOutside) : readNothing,
    });
    try {
      for (;;) {
        const entries = await findWaiting(job.id);
        if (entries.length === 0) return await finish(job.id);
        const found = new Map<number, TakenPictures>();
        for (const entry of entries) {
          if (isStopped || !(await isRunning(job.id))) return;
          found.set(entry.position, await take(entry.pictures));
        }
        if (isStopped) return;
        await takeAll(job, entries, found);
      }
    } finally {
      zip?.close();
    }
  }

  const findWaiting = (id: string): Promise<EntryRow[]> =>
    db('wordpress_entries')
      .where({ import_id: id })
      .whereNull('outcome')
      .whereNot({ kind: 'attachment' })
      .orderBy('position')
      .limit(AT_A_TIME)
      .select<EntryRow[]>('*');

  const isRunning = async (id: string) =>
    (await db('wordpress_imports').where({ id, state: 'running' }).first('id')) !== undefined;

  async function takeAll(job: Job, entries: readonly EntryRow[], found: ReadonlyMap<number, TakenPictures>) {
    await db.transaction(async (trx) => {
      // Undoing waits for the end of this, another instance finds nothing left of it.
      const running = await trx('wordpress_imports').where({ id: job.id, state: 'running' }).forUpdate().first('id');
      if (!running) return;
      const work = { job, site: siteOf(job), articles, pages, now: new Date() };
      for (const entry of entries) {
        const place = { import_id: job.id, position: entry.position };
        if (!(await trx('wordpress_entries').where(place).whereNull('outcome').first('position'))) continue;
        const taken = found.get(entry.position) ?? { urls: new Map(), missing: [] };
        const {
          outcome,
          articleId = null,
          pageId = null,
          reason = null,
        } = await trx.transaction((own) => takeEntry({ ...work, trx: own }, entry, taken)).catch(failed);
        const done = {
          outcome,
          reason,
          article_id: articleId,
          page_id: pageId,
          missing_pictures: taken.missing,
          data: null,
        };
        await trx('wordpress_entries').where(place).update(done);
      }
    });
  }

  async function finish(id: string): Promise<void> {
    await db('wordpress_imports')
      .where({ id, state: 'running' })
      .update({ state: 'done', finished_at: db.fn.now(), zip_bytes: 0 });
    await removeZip(zipPath(folder, id));
  }

  return {
    /** Ends between two entries; what is left waits. */
    stop: () => void (isStopped = true),

    /** Goes on until nothing is under way. */
    async work(): Promise<void> {
      while (!isStopped) {
        const job = await db('wordpress_imports')
          .whereIn('state', ['running', 'undoing'])
          .first<ImportRow | undefined>();
        if (!job) return;
        if (job.state === 'undoing') await putPicturesAway(db, pictures, job, () => isStopped);
        else await run(job as Job);
      }
    },
  };
}

/** An entry that cannot be taken holds nobody up; what may go better later is tried again. */
function failed(error: unknown): Taken {
  if (isDatabaseAway(error)) throw error;
  const reason = error instanceof AppError ? error.message : 'Dieser Eintrag ließ sich nicht speichern.';
  return { outcome: 'failed', reason };
}
