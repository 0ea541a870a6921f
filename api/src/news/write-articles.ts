import type { Database } from '../database/connect.ts';
import { articlesWithPictures, PUBLIC } from './article-queries.ts';
import { toArticle, type ArticleRow } from './article-row.ts';

/** The size of a batch: even the longest possible articles take only some MB. */
const AT_A_TIME = 25;

/** The time as text, because a `Date` has no microseconds and would skip what was published in the same millisecond. */
type Row = ArticleRow & { place: string };

/** All published articles, whole and newest first, as the text of a JSON list; only some are in memory at a time. */
export async function* writeArticles(db: Database): AsyncGenerator<string> {
  let rows: Row[] = [];
  let next = '[';
  do {
    rows = await readBatch(db, rows.at(-1));
    for (const row of rows) {
      yield next + JSON.stringify(toArticle(row));
      next = ',';
    }
  } while (rows.length === AT_A_TIME);
  yield next === '[' ? '[]' : ']';
}

async function readBatch(db: Database, last: Row | undefined): Promise<Row[]> {
  const rows = await articlesWithPictures(db, 'whole')
    .select(db.raw('articles.published_at::text AS place'))
    .whereRaw(PUBLIC)
    .modify((query) => {
      if (last)
        void query.whereRaw('(articles.published_at, articles.id) < (?::timestamptz, ?::uuid)', [last.place, last.id]);
    })
    .orderBy([
      { column: 'articles.published_at', order: 'desc' },
      { column: 'articles.id', order: 'desc' },
    ])
    .limit(AT_A_TIME);
  return rows as Row[];
}
