import type { Readable } from 'node:stream';
import { unstartedKinds } from '../content/kinds.ts';
import type { DemoContent, DemoKind, DemoRemoval, NewDemoRemoval } from '../contract/index.ts';
import type { DemoFiles } from './demo-files.ts';
import type { Database } from '../database/connect.ts';
import { AppError, conflict } from '../errors.ts';
import { keepBackup } from './backup-file.ts';
import { countDemoFacts, findDemoFacts } from './demo-facts.ts';
import { findDemoPages } from './demo-pages.ts';
import type { PictureFiles } from './picture-files.ts';
import { lockAgainstRestore } from './restore.service.ts';

type Parts = {
  db: Database;
  pictures: PictureFiles;
  /** Where backups are kept. */
  folder: string;
  write: (now: Date) => Readable;
  readDemo: () => Pick<DemoFiles, 'settings' | 'pages'>;
  onFailedBackup: (error: unknown) => void;
};

/** Newest first: events name teams, and teams whatever they belong to. */
const FILLED = unstartedKinds.toReversed();
/** The settings of one's own club are what remains to be said. */
const ASKED_AGAIN = ['aussehen', 'mannschaften', 'artikel'];
const POINTED_TO = '23503';

/**
 * Counts and removes the demo content. The portal wrote it, so it has no author, unlike everything that people write.
 * Content that people have added stays, and so does everything that it refers to.
 */
export function createDemoRemoval({ db, pictures, folder, write, readDemo, onFailedBackup }: Parts) {
  async function count(trx: Database): Promise<DemoContent> {
    const found: DemoKind[] = [];
    for (const { resource, table } of FILLED) {
      const [row] = await written(trx, table).select<{ count: number; changed: number }[]>(
        trx.raw('count(*)::int AS count'),
        trx.raw('count(*) FILTER (WHERE updated_by IS NOT NULL)::int AS changed'),
      );
      if (row && row.count > 0) found.push({ resource, ...row });
    }
    const files = readDemo();
    return { kinds: found, facts: await countDemoFacts(trx, files), pages: (await findDemoPages(trx, files)).size };
  }

  async function remove(trx: Database, { alsoChanged }: NewDemoRemoval, editor: { id: string }) {
    const files = readDemo();
    const changed = { updated_at: trx.fn.now(), version: trx.raw('version + 1') };
    const before = await countAll(trx);
    // A second round, for rows that the first one has freed.
    for (const table of [...tables, ...tables]) await deleteWritten(trx, table, alsoChanged);
    // `updated_by` stays as it is: the starting text is nobody's, and the overview asks somebody to read it.
    for (const [slug, changes] of await findDemoPages(trx, files)) {
      await trx('pages')
        .where({ slug })
        .update({ ...changes, ...changed });
      // The last of the demo's pages is kept as a version by the line above.
      await trx('page_versions').where({ slug, saved_by: null }).delete();
    }
    const facts = await findDemoFacts(trx, files);
    if (Object.keys(facts).length > 0) await trx('settings').update({ ...facts, ...changed, updated_by: editor.id });
    await trx('setup_steps').delete();
    await trx('setup_steps').insert(ASKED_AGAIN.map((step) => ({ step, mark: 'skipped' })));
    await trx('seeded').insert({ kind: 'removed' }).onConflict().ignore();
    const gone = await pictures.forgetUnused(trx);
    const kept = await countAll(trx);
    return { removed: before - kept, kept, gone };
  }

  return {
    count: () => count(db),

    /** @throws AppError 409 when there is nothing, 503 when the backup failed */
    async remove(removal: NewDemoRemoval, editor: { id: string }, now = new Date()): Promise<DemoRemoval> {
      const { kinds: there, facts, pages } = await count(db);
      if (there.length === 0 && facts === 0 && pages === 0)
        throw conflict('nothing_to_remove', 'Von den Beispielinhalten ist nichts mehr da.');
      const backup = await keepBackup(db, folder, write(now), now).catch((error: unknown) => {
        onFailedBackup(error);
        throw new AppError(
          503,
          'backup_failed',
          'Die Sicherung ist nicht gelungen, deshalb wurde nichts entfernt. Ist auf dem Server noch Platz?',
        );
      });
      const { gone, ...counts } = await db.transaction(async (trx) => {
        await lockAgainstRestore(trx);
        return remove(trx, removal, editor);
      });
      // Files that cannot be removed now are tidied up later.
      for (const key of gone) await pictures.storage.delete(key).catch(() => undefined);
      return { ...counts, pictures: gone.length, backup };
    },
  };
}

const tables = FILLED.map(({ table }) => table);

/** Rows without an author. */
const written = (db: Database, table: string) => db(table).whereNull('created_by');

async function countAll(db: Database): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const [row] = await written(db, table).count<{ count: string }[]>('* as count');
    sum += Number(row?.count ?? 0);
  }
  return sum;
}

/** Rows that somebody's own content points to stay. */
async function deleteWritten(trx: Database, table: string, alsoChanged: boolean): Promise<void> {
  const meant = (db: Database) => {
    const rows = written(db, table);
    return alsoChanged ? rows : rows.whereRaw('(updated_by IS NULL OR deleted_at IS NOT NULL)');
  };
  if (await deletes(trx, meant)) return;
  for (const id of await meant(trx).pluck<string[]>('id')) await deletes(trx, (db) => meant(db).where({ id }));
}

/** Whether nothing points to the rows any more; otherwise they are as before. */
async function deletes(trx: Database, rows: (db: Database) => { delete(): PromiseLike<number> }): Promise<boolean> {
  try {
    await trx.transaction(async (savepoint) => rows(savepoint).delete());
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === POINTED_TO) return false;
    throw error;
  }
}
