import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-errors.ts';
import { writeCompressedFile, type CompressedFile } from '../answers/compressed-file.ts';
import { chooseEncoding } from '../answers/encoding.ts';
import { isKnown } from '../answers/entity-tag.ts';
import type { FinishedAnswer } from '../answers/finished-answers.ts';
import { keptHeaders } from '../answers/kept-headers.ts';
import type { Database } from '../database/connect.ts';
import { articlesWithPictures, PUBLIC, toArticle, type ArticleRow } from './article-row.ts';

const ADDRESS = '/api/news';
const TYPE = 'application/json; charset=utf-8';
const TABLES = ['articles', 'article_categories', 'media', 'teams'] as const;
/** Compressed; a list that is no larger is sent from memory. */
const KEPT_IN_MEMORY_BYTES = 512 * 1024;

/** The list as it was at a revision; `begun`: when its making began, ms. */
type KeptList = { file: CompressedFile; revision: number; begun: number; readers: number; isOld: boolean };

/**
 * Sends all published articles. The list is made once for each revision, on the disk, however many ask meanwhile; one
 * that cannot be written there is sent as it is read.
 */
export function allArticles(app: FastifyInstance) {
  const folder = join(app.config.dataDir, 'cache', 'news');
  let kept: KeptList | undefined;
  let making: Promise<void> | undefined;
  let inMemory: { list: KeptList; answer: FinishedAnswer } | undefined;

  const isCurrent = ({ revision }: KeptList) => revision === app.contentRevision.of(TABLES);

  async function make(): Promise<void> {
    const begun = performance.now();
    const revision = app.contentRevision.of(TABLES);
    const file = await writeCompressedFile(folder, writeArticles(app.db));
    if (kept) retire(kept);
    kept = { file, revision, begun, readers: 0, isOld: false };
    inMemory = undefined;
    if (file.compressedSize <= KEPT_IN_MEMORY_BYTES) inMemory = { list: kept, answer: await readWhole(file) };
  }

  /** A list that is no older than this call; give it back with {@link leave}. */
  async function take(): Promise<KeptList> {
    const asked = performance.now();
    for (;;) {
      if (kept && (isCurrent(kept) || kept.begun >= asked)) {
        kept.readers += 1;
        return kept;
      }
      making ??= make().finally(() => (making = undefined));
      await making;
    }
  }

  app.finishedAnswers.add((url) =>
    url === ADDRESS && inMemory && isCurrent(inMemory.list) ? inMemory.answer : undefined,
  );
  app.addHook('onClose', async () => {
    await making?.catch(() => undefined);
    if (kept) retire(kept);
  });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let list: KeptList;
    try {
      list = await take();
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      request.log.warn({ err: error }, 'list of all articles not kept');
      return reply.type(TYPE).send(Readable.from(writeArticles(app.db), { objectMode: false }));
    }
    const { etag, size } = list.file;
    void reply.headers(keptHeaders(TYPE, etag));
    if (isKnown(etag, request.headers)) {
      leave(list);
      return reply.code(304).send('');
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], size) === 'br' ? 'br' : 'identity';
    if (encoding === 'br') void reply.header('content-encoding', encoding);
    return reply.send(list.file.read(encoding).once('close', () => leave(list)));
  };
}

/** One object for all who get it: its head is written down once. */
async function readWhole(file: CompressedFile): Promise<FinishedAnswer> {
  const { etag, size } = file;
  const bytes = await buffer(file.read('br'));
  return { etag, size, headers: keptHeaders(TYPE, etag), ready: (encoding) => (encoding === 'br' ? bytes : undefined) };
}

function leave(list: KeptList): void {
  list.readers -= 1;
  if (list.isOld && list.readers === 0) void list.file.close();
}

function retire(list: KeptList): void {
  list.isOld = true;
  if (list.readers === 0) void list.file.close();
}

/** The size of a batch: even the longest possible articles take only some MB. */
const AT_A_TIME = 25;

/** The time as text, because a `Date` has no microseconds and would skip articles of the same millisecond. */
type Row = ArticleRow & { place: string };

/** All published articles, whole and newest first, as the text of a JSON list; only some are in memory at a time. */
async function* writeArticles(db: Database): AsyncGenerator<string> {
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
