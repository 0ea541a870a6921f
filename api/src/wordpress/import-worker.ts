import type { WordPressChoices } from '../contract/index.ts';
import { isDatabaseAway, isDeadlock } from '../database/database-errors.ts';
import { AppError } from '../errors.ts';
import { cutText } from '../imports/cut-text.ts';
import { ImportLost } from './import-errors.ts';
import { claimImport } from './import-lease.ts';
import { siteOf, type ImportRow } from './import-row.ts';
import { openPictureZip } from './picture-zip.ts';
import { takeEntry, type EntryRow, type Taken } from './take-entry.ts';
import { createPictureTaker, readFromSite, readFromZip, readNothing, type TakenPictures } from './take-pictures.ts';
import { putPicturesAway } from './undo-import.ts';
import type { WordPressParts } from './wordpress-parts.ts';

/** Entries of one transaction: visitors' pages are made anew after each. */
const AT_A_TIME = 20;
/** How long one takes before it ends with fewer, ms: undoing the import waits for its end. */
const LONGEST_MS = 1_000;
/** Links of one entry that are named as lost. */
const MOST_LINKS = 20;

type Job = ImportRow & { choices: WordPressChoices };

/**
 * Works on the import under way, a few entries at a time, as long as it holds the claim. Each few are done or not:
 * after a restart, or on another instance, work goes on with the first that is not.
 */
export function createImportWorker(parts: WordPressParts) {
  const { db, articles, pages, pictures, fetchOutside, zips } = parts;
  const ended = new AbortController();

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    const site = siteOf(job);
    const zip = job.choices.pictures === 'zip' ? await openPictureZip(await zips.open(job.id), signal) : undefined;
    const take = createPictureTaker({
      db,
      pictures,
      importId: job.id,
      site,
      userId: job.created_by,
      choices: job.choices,
      read: zip ? readFromZip(zip) : job.choices.pictures === 'site' ? readFromSite(fetchOutside) : readNothing,
      signal,
    });
    try {
      for (;;) {
        const entries = await findWaiting(job.id);
        if (entries.length === 0) return await finish(job);
        const found = new Map<number, TakenPictures>();
        for (const entry of entries) found.set(entry.position, await take(entry.pictures));
        await takeAll(job, entries, found, signal);
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

  async function takeAll(
    job: Job,
    entries: readonly EntryRow[],
    found: ReadonlyMap<number, TakenPictures>,
    signal: AbortSignal,
  ) {
    await db.transaction(async (trx) => {
      // Undoing waits for the end of this; a worker that has lost the import writes nothing any more.
      const own = await trx('wordpress_imports').where(claimOf(job)).forUpdate().first('id');
      if (!own) throw new ImportLost();
      const begun = Date.now();
      const work = { job, site: siteOf(job), articles, pages, now: new Date() };
      for (const entry of entries) {
        signal.throwIfAborted();
        if (Date.now() - begun > LONGEST_MS) return;
        const place = { import_id: job.id, position: entry.position };
        const taken = found.get(entry.position) ?? { urls: new Map(), missing: [] };
        const lostLinks = new Set<string>();
        const {
          outcome,
          articleId = null,
          pageId = null,
          reason = null,
        } = await trx
          .transaction((nested) => takeEntry({ ...work, trx: nested, lostLinks }, entry, taken))
          .catch(failed);
        const done = {
          outcome,
          reason,
          article_id: articleId,
          page_id: pageId,
          // Pictures on the chosen server were taken, or are named as missing.
          notes: JSON.stringify([
            ...entry.notes.filter(({ kind, name }) => kind !== 'foreign-picture' || name !== job.choices.pictureHost),
            ...[...lostLinks].slice(0, MOST_LINKS).map((path) => ({ kind: 'link', name: cutText(path, 80) })),
          ]),
          missing_pictures: JSON.stringify(taken.missing),
          data: null,
        };
        await trx('wordpress_entries').where(place).update(done);
      }
    });
  }

  async function finish(job: Job): Promise<void> {
    const isDone = await db('wordpress_imports')
      .where(claimOf(job))
      .update({ state: 'done', finished_at: db.fn.now(), zip_bytes: 0, zip_ends: [] });
    if (isDone && Number(job.zip_bytes) > 0) await zips.remove(job.id);
  }

  return {
    /** Ends the work under way at once; the rest waits. */
    stop: () => ended.abort(),

    /** Goes on until nothing is under way, or another instance works on it. */
    async work(): Promise<void> {
      while (!ended.signal.aborted) {
        const lease = await claimImport(db, ended.signal);
        if (!lease) return;
        const { job, signal } = lease;
        try {
          if (job.state === 'undoing') await putPicturesAway(db, pictures, job, signal);
          else await run(job as Job, signal);
        } catch (error) {
          // An import that was given up goes on elsewhere, or later.
          if (!signal.aborted && !(error instanceof ImportLost)) throw error;
        } finally {
          await lease.release();
        }
      }
    },
  };
}

/** Holds as long as nobody else has taken the import. */
const claimOf = ({ id, state, worked_by }: ImportRow) => ({ id, state, worked_by });

/** An entry that cannot be taken blocks no others; temporary failures are tried again. */
function failed(error: unknown): Taken {
  if (isDatabaseAway(error) || isDeadlock(error)) throw error;
  const reason = error instanceof AppError ? error.message : 'Dieser Eintrag ließ sich nicht speichern.';
  return { outcome: 'failed', reason };
}
