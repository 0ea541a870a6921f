import { DateTime } from 'luxon';
import type {
  WordPressChoices,
  WordPressEntry,
  WordPressEntryPage,
  WordPressEntryQuery,
  WordPressImport,
  WordPressMissing,
  WordPressReport,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findPageOf } from '../editing/admin-list.ts';
import { toFields } from '../editing/columns.ts';
import type { Editor } from '../editing/versions.ts';
import { enterCategories } from './enter-categories.ts';
import { leadToLists } from './former-addresses.ts';
import { refuseSecond, unknownImport, wrongState } from './import-errors.ts';
import { siteOf, type ImportRow } from './import-row.ts';
import { planPageSlugs, planSlugs } from './plan-slugs.ts';
import type { StagedExport } from './stage-export.ts';
import type { PageWriter } from './wordpress-parts.ts';

const SHOWN = 20;
const PER_PAGE = 50;
/** The messages of a strange server may all be different. */
const MOST_REASONS = 50;
/** How long a file that never arrived whole is kept. */
const UNFINISHED = '1 hour';

/** The imports as administrators see them, and the steps from one state to the next. */
export function createImportsRepository(db: Database, pages: PageWriter) {
  const present = () =>
    db('wordpress_imports AS import').select(
      'import.*',
      db.raw(
        `(SELECT count(*)::int FROM wordpress_entries WHERE import_id = import.id AND kind <> 'attachment') AS total`,
      ),
      db.raw(
        `(SELECT jsonb_agg(jsonb_build_object('outcome', outcome, 'count', count) ORDER BY count DESC) FROM
          (SELECT outcome, count(*)::int FROM wordpress_entries
           WHERE import_id = import.id AND outcome IS NOT NULL GROUP BY outcome) AS counted) AS outcomes`,
      ),
      db.raw(`(SELECT count(media_id)::int FROM wordpress_pictures WHERE import_id = import.id) AS taken_pictures`),
      db.raw(
        `(SELECT jsonb_agg(jsonb_build_object('reason', reason, 'count', count, 'examples', examples)
            ORDER BY count DESC, reason) FROM
          (SELECT picture ->> 'reason' AS reason, count(DISTINCT picture ->> 'address')::int AS count,
             (array_agg(DISTINCT picture ->> 'address'))[1:3] AS examples
           FROM wordpress_entries, jsonb_array_elements(missing_pictures) AS picture
           WHERE import_id = import.id GROUP BY 1) AS grouped) AS missing`,
      ),
    );

  async function find(id: string): Promise<WordPressImport> {
    const row = await present().where('import.id', id).first<ShownRow | undefined>();
    if (!row) throw unknownImport();
    return toImport(row);
  }

  return {
    find,

    /** Newest first. */
    async list(): Promise<WordPressImport[]> {
      const rows = await present().orderBy('import.created_at', 'desc').limit(SHOWN);
      return (rows as ShownRow[]).map(toImport);
    },

    async begin(user: Editor): Promise<string> {
      const [row] = await db('wordpress_imports')
        .insert({ state: 'reading', created_by: user?.id ?? null })
        .returning<{ id: string }[]>('id');
      if (!row) throw unknownImport();
      return row.id;
    },

    /** The file has been read. */
    async setReady(id: string, staged: StagedExport, report: WordPressReport): Promise<void> {
      const date = DateTime.fromRFC2822(staged.wxr.exported);
      await db('wordpress_imports')
        .where({ id })
        .update({
          state: 'ready',
          site: staged.site.address,
          site_categories: JSON.stringify(staged.categories),
          report: JSON.stringify(report),
          exported_at: date.isValid ? date.toJSDate() : null,
        });
    },

    /** Only an import that has written nothing. Throws 404, 409. */
    async discard(id: string): Promise<void> {
      if (await db('wordpress_imports').where({ id }).whereIn('state', ['reading', 'ready']).delete()) return;
      await find(id);
      throw wrongState('Dieser Import hat schon begonnen. Er lässt sich zurücknehmen.');
    },

    /** Throws 404, 409. */
    async requireReady(id: string): Promise<void> {
      if ((await find(id)).state !== 'ready') throw wrongState('Dieser Import hat schon begonnen.');
    },

    /** Throws 404, and 409 when it has begun or another one is under way. */
    async start(id: string, chosen: WordPressChoices): Promise<void> {
      await db
        .transaction(async (trx) => {
          const [row] = await trx('wordpress_imports')
            .where({ id, state: 'ready' })
            .update({ state: 'running', started_at: trx.fn.now() })
            .returning<ImportRow[]>('*');
          if (!row) return createImportsRepository(trx, pages).requireReady(id);
          const site = siteOf(row);
          // Pictures that were missing before may be there now.
          await trx('wordpress_pictures').where({ site: site.key }).whereNotNull('reason').delete();
          await planSlugs(trx, id, site.key);
          await planPageSlugs(trx, id, { site: site.key, pages: pages(trx) });
          const choices = { ...chosen, categories: await enterCategories(trx, row, chosen.categories) };
          await trx('wordpress_imports')
            .where({ id })
            .update({ choices: JSON.stringify(choices) });
          await leadToLists(trx, row, choices);
        })
        .catch(refuseSecond);
    },

    async findEntries(id: string, { page = 1, only }: WordPressEntryQuery): Promise<WordPressEntryPage> {
      await find(id);
      const entries = () =>
        db('wordpress_entries')
          .where({ import_id: id })
          .whereNot({ kind: 'attachment' })
          .modify((query) => {
            if (only === 'losses') void query.whereRaw(`(notes <> '[]' OR missing_pictures <> '[]')`);
            if (only === 'failed') void query.where({ outcome: 'failed' });
            if (only === 'left') void query.whereIn('outcome', ['edited', 'deleted']);
          });
      const columns = 'position kind title outcome reason notes missing_pictures article_id page_id'.split(' ');
      const rows = entries().orderBy('position').select<object[]>(columns);
      return findPageOf(rows, entries(), { page, limit: PER_PAGE }, (row: object) => toFields<WordPressEntry>(row));
    },

    /** Removes imports whose file broke off while it arrived. */
    removeUnfinished: (): Promise<number> =>
      db('wordpress_imports')
        .where({ state: 'reading' })
        .whereRaw(`created_at < now() - interval '${UNFINISHED}'`)
        .delete(),

    /** Zips are needed for these. */
    findOpen: (): Promise<string[]> => db('wordpress_imports').whereIn('state', ['ready', 'running']).pluck('id'),
  };
}

type ShownRow = ImportRow & {
  total: number;
  outcomes: WordPressImport['outcomes'] | null;
  taken_pictures: number;
  missing: WordPressMissing[] | null;
};

function toImport(row: ShownRow): WordPressImport {
  const { id, site, state, report, choices, total, taken_pictures: taken, kept } = row;
  const outcomes = row.outcomes ?? [];
  const missing = row.missing ?? [];
  return {
    id,
    site,
    state,
    report,
    choices,
    zipBytes: Number(row.zip_bytes),
    total,
    finished: outcomes.reduce((sum, { count }) => sum + count, 0),
    outcomes,
    pictures: { taken, failed: missing.reduce((sum, { count }) => sum + count, 0) },
    missing: missing.slice(0, MOST_REASONS),
    kept,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
