import type { WordPressLoss, WordPressReport } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { cutText } from '../imports/cut-text.ts';
import { COPY } from './old-site.ts';
import type { StagedExport } from './stage-export.ts';

const MOST_CATEGORIES = 500;
const MOST_LOSSES = 200;

/** Counts what waits in the database, before anything is written. */
export async function reportExport(db: Database, importId: string, staged: StagedExport): Promise<WordPressReport> {
  const { site, wxr, repaired } = staged;
  const entries = () => db('wordpress_entries').where({ import_id: importId });
  const counted = db.raw('count(*)::int AS count');

  const posts = await entries()
    .where({ kind: 'post' })
    .groupBy('status')
    .orderBy('count', 'desc')
    .select<{ status: string; count: number }[]>('status', counted);
  const categories = await entries()
    .where({ kind: 'post' })
    .whereNotNull('category')
    .groupBy('category')
    .orderBy('count', 'desc')
    .limit(MOST_CATEGORIES)
    .select<{ category: string; count: number }[]>('category', counted);
  const { rows: sums } = await db.raw<{ rows: Sums[] }>(
    `SELECT count(*) FILTER (WHERE kind = 'page')::int AS pages,
       min(written_at) FILTER (WHERE kind = 'post') AS first, max(written_at) FILTER (WHERE kind = 'post') AS last,
       (SELECT count(DISTINCT regexp_replace(coalesce(file.data ->> 'source', picture), :copy, '', 'i'))::int
        FROM wordpress_entries AS entry CROSS JOIN unnest(entry.pictures) AS picture
        LEFT JOIN wordpress_entries AS file
          ON file.import_id = :id AND file.kind = 'attachment' AND picture = 'attachment:' || file.wp_id
        WHERE entry.import_id = :id) AS pictures,
       (SELECT count(*)::int FROM wordpress_entries AS entry JOIN wordpress_articles AS taken USING (kind, wp_id)
        WHERE entry.import_id = :id AND taken.site = :site) AS known
     FROM wordpress_entries WHERE import_id = :id`,
    { id: importId, site: site.key, copy: COPY },
  );
  const { rows: losses } = await db.raw<{ rows: WordPressLoss[] }>(
    `SELECT note ->> 'kind' AS kind, note ->> 'name' AS name, count(*)::int AS count,
       (array_agg(title ORDER BY position))[1:3] AS examples
     FROM wordpress_entries, jsonb_array_elements(notes) AS note
     WHERE import_id = ? GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ?`,
    [importId, MOST_LOSSES],
  );
  const names = new Map(wxr.categories.map(({ slug, name }) => [slug, name]));
  const [sum] = sums;
  return {
    title: cutText(wxr.title, 200),
    posts,
    pages: sum?.pages ?? 0,
    pictures: sum?.pictures ?? 0,
    categories: categories.map(({ category, count }) => ({
      slug: category,
      name: cutText(names.get(category) || category, 200),
      count,
    })),
    firstDate: sum?.first?.toISOString() ?? null,
    lastDate: sum?.last?.toISOString() ?? null,
    losses: [...losses, ...passedOver(staged)],
    known: sum?.known ?? 0,
    repaired,
  };
}

type Sums = { pages: number; pictures: number; known: number; first: Date | null; last: Date | null };

function passedOver({ types, comments, tags, wxr }: StagedExport): WordPressLoss[] {
  const sums = [
    { kind: 'comments', count: comments },
    { kind: 'users', count: wxr.users },
    { kind: 'tags', count: tags },
  ] as const;
  return [
    ...sums.filter(({ count }) => count > 0).map(({ kind, count }) => ({ kind, name: '', count, examples: [] })),
    ...types.map((type) => ({ kind: 'type' as const, ...type })),
  ];
}
