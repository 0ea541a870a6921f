import type { Knex } from 'knex';
import type {
  ArticleStatus,
  EditableOwnPage,
  NewArticle,
  NewOwnPage,
  WordPressChoices,
  WordPressOutcome,
} from '../contract/index.ts';
import type { Editor } from '../editing/versions.ts';
import { AppError } from '../errors.ts';
import { slugFrom } from '../rich-text/slug.ts';
import { UNTOUCHED, UNTOUCHED_PAGE, type ImportRow } from './import-row.ts';
import { isOwn, parseAddress, pathOf, readable, type OldSite } from './old-site.ts';
import { wellFormed } from './prepare-content.ts';
import type { EntryData } from './prepare-entry.ts';
import type { TakenPictures } from './take-pictures.ts';
import type { ArticleWriter, PageWriter } from './wordpress-parts.ts';

/** A row of `wordpress_entries` that waits. */
export type EntryRow = {
  position: number;
  kind: 'post' | 'page';
  wp_id: string;
  title: string;
  path: string | null;
  slug: string;
  status: string;
  category: string | null;
  written_at: Date | null;
  pictures: string[];
  data: Extract<EntryData, { content: string }>;
};

/** What became of it. */
export type Taken = {
  outcome: WordPressOutcome;
  articleId?: string | null;
  pageId?: string | null;
  reason?: string | null;
};

const LONGEST = 500_000;
const PAGE_TITLE_LENGTH = 120;
const MOST_NAMESAKES = 20;
/** Of an article that the old site says nothing about. */
const USUAL_CATEGORY = 'verein';
const IMAGE = /<img src="([^"<>]{1,1500})"[^<>]{0,2000}>/g;
const LINK = /<a href="([^"<>]{1,2000})"/g;
const EMPTY = /<(p|figure)>\s{0,9}<\/\1>/g;

type Work = {
  trx: Knex.Transaction;
  job: ImportRow & { choices: WordPressChoices };
  site: OldSite;
  articles: ArticleWriter;
  pages: PageWriter;
  now: Date;
};

/** Makes an article of an entry, unless an earlier import has; what is there is never written to. */
export async function takeEntry(work: Work, entry: EntryRow, pictures: TakenPictures): Promise<Taken> {
  const known = await findKnown(work, entry);
  if (known) return known;
  if (entry.kind === 'page') return takePage(work, entry, pictures);
  return takeArticle(work, entry, pictures);
}

/** A page becomes an own page that nobody sees before an editor has looked at it. */
async function takePage(work: Work, entry: EntryRow, pictures: TakenPictures): Promise<Taken> {
  const { trx, job, site, pages } = work;
  if (job.choices.pages === 'none') return { outcome: 'skipped' };
  const { title, data } = entry;
  const page: NewOwnPage = {
    title: title.length > PAGE_TITLE_LENGTH ? `${wellFormed(title.slice(0, PAGE_TITLE_LENGTH - 1))}…` : title,
    lead: data.excerpt,
    content: await finish(work, data.content, pictures.urls),
    imageUrl: thumbnailOf(entry, pictures),
    published: false,
  };
  const { id, version } = await insertPage(trx, pages, page, entry.slug, editorOf(job));
  const row = { site: site.key, kind: 'page', wp_id: entry.wp_id, page_id: id, version, import_id: job.id };
  await trx('wordpress_articles').insert(row);
  await leadOn(work, entry, { page_id: id });
  return { outcome: 'draft', pageId: id };
}

/** „kontakt“ is a page of the portal, so that of the old site is „kontakt-2“. */
async function insertPage(
  trx: Knex.Transaction,
  pages: PageWriter,
  page: NewOwnPage,
  slug: string,
  editor: Editor,
): Promise<EditableOwnPage> {
  for (let number = 1; ; number += 1)
    try {
      const own = number === 1 ? slug : `${slug}-${number}`;
      return await trx.transaction((nested) => pages(nested).insert({ ...page, slug: own }, editor));
    } catch (error) {
      if (number === MOST_NAMESAKES || !(error instanceof AppError && error.details['field'] === 'slug')) throw error;
    }
}

async function takeArticle(work: Work, entry: EntryRow, pictures: TakenPictures): Promise<Taken> {
  const { choices } = work.job;
  const wasPublic = (entry.status === 'publish' || entry.status === 'future') && !entry.data.isProtected;
  const isWanted = wasPublic && choices.articles === 'as-before';
  // Whether children can be recognised is asked before pictures are shown, and nobody has answered.
  const mayShow = choices.children !== 'unanswered' || pictures.urls.size === 0;
  const publication = isWanted && mayShow ? publicationOf(entry, work.now) : DRAFT;
  let reason = isWanted && !mayShow ? CHILDREN : null;
  const articleId = await insert(work, entry, pictures, publication).catch((error: unknown) => {
    // Something keeps it from being published, such as a picture without consent.
    if (publication === DRAFT || !(error instanceof AppError && error.statusCode === 409)) throw error;
    reason = error.message;
    return insert(work, entry, pictures, DRAFT);
  });
  const isLess = reason !== null || (choices.articles === 'as-before' && entry.status !== 'draft' && !wasPublic);
  return { outcome: isLess ? 'draft' : 'taken', articleId, reason };
}

const DRAFT: Pick<NewArticle, 'status' | 'publishAt'> = { status: 'draft' };
const CHILDREN = 'Für die Bilder ist offen, ob Kinder zu erkennen sind.';

function publicationOf({ status, data: { publishAt } }: EntryRow, now: Date): Pick<NewArticle, 'status' | 'publishAt'> {
  const isPlanned = status === 'future' && publishAt !== null && new Date(publishAt) > now;
  return isPlanned ? { status: 'scheduled', publishAt } : { status: 'published' };
}

async function findKnown({ trx, site }: Work, { kind, wp_id }: EntryRow): Promise<Taken | undefined> {
  const row = await trx('wordpress_articles AS taken')
    .leftJoin('articles', 'articles.id', 'taken.article_id')
    .leftJoin('own_pages', 'own_pages.id', 'taken.page_id')
    .where({ 'taken.site': site.key, 'taken.kind': kind, 'taken.wp_id': wp_id })
    .first<{ articleId: string | null; pageId: string | null; isThere: boolean; isUntouched: boolean } | undefined>(
      'articles.id AS articleId',
      'own_pages.id AS pageId',
      trx.raw(
        'num_nonnulls(articles.id, own_pages.id) = 1 AND coalesce(articles.deleted_at, own_pages.deleted_at) IS NULL AS "isThere"',
      ),
      trx.raw(`coalesce(${UNTOUCHED}, false) OR coalesce(${UNTOUCHED_PAGE}, false) AS "isUntouched"`),
    );
  if (!row) return undefined;
  const { articleId, pageId, isThere, isUntouched } = row;
  return isThere ? { outcome: isUntouched ? 'known' : 'edited', articleId, pageId } : { outcome: 'deleted' };
}

async function insert(
  work: Work,
  entry: EntryRow,
  pictures: TakenPictures,
  publication: Pick<NewArticle, 'status' | 'publishAt'>,
): Promise<string> {
  const { trx, job, site, articles, now } = work;
  const { title, slug, written_at, data } = entry;
  const article = {
    title,
    content: await finish(work, data.content, pictures.urls),
    excerpt: data.excerpt,
    imageUrl: thumbnailOf(entry, pictures),
    category: categoryOf(entry, job.choices),
    ...publication,
    ...(written_at && written_at < now && { createdAt: written_at }),
  };
  const writer = articles(trx);
  const { id, version, status } = await writer.insert({ ...article, slug }, editorOf(job)).catch((error: unknown) => {
    // Somebody has written an article of that name since the import began.
    if (!(error instanceof AppError && error.code === 'slug_taken')) throw error;
    return writer.insert(article, editorOf(job));
  });
  await keepDay(work, entry, id, status);
  const row = { site: site.key, kind: 'post', wp_id: entry.wp_id, article_id: id, version, import_id: job.id };
  await trx('wordpress_articles').insert(row);
  await leadOn(work, entry, { article_id: id });
  return id;
}

const editorOf = ({ created_by: id }: ImportRow): Editor => (id ? { id } : null);

const thumbnailOf = ({ data: { thumbnail } }: EntryRow, { urls }: TakenPictures) =>
  (thumbnail && urls.get(`attachment:${thumbnail}`)) ?? null;

/** Both addresses that the entry had on the old site. */
async function leadOn({ trx, job }: Work, { path, wp_id }: EntryRow, to: object): Promise<void> {
  const paths = [path, `/?p=${wp_id}`].filter((one) => one !== null);
  await trx('moved_addresses')
    .insert(paths.map((one) => ({ path: one, ...to, import_id: job.id })))
    .onConflict('path')
    .ignore();
}

/** Readers have seen it on that day: it is its day again when somebody publishes the draft. */
async function keepDay({ trx, now }: Work, entry: EntryRow, id: string, status: ArticleStatus): Promise<void> {
  const { status: before, written_at, data } = entry;
  if (status !== 'draft' || before !== 'publish' || data.isProtected || !written_at || written_at > now) return;
  await trx('articles').where({ id }).update({ published_at: written_at });
}

function categoryOf({ category }: EntryRow, { categories }: WordPressChoices): string {
  if (!category) return USUAL_CATEGORY;
  const chosen = Object.hasOwn(categories, category) ? categories[category] : undefined;
  return chosen ?? slugFrom(readable(category), USUAL_CATEGORY, 60);
}

/** Puts in the pictures that were taken, and leads links to other articles of the old site to where these are now. */
async function finish(work: Work, html: string, urls: ReadonlyMap<string, string>): Promise<string> {
  const shown = html
    .replace(IMAGE, (whole, source: string) => {
      const url = urls.get(source.replaceAll('&amp;', '&'));
      return url ? whole.replace(`"${source}"`, () => `"${url}"`) : '';
    })
    .replace(EMPTY, '');
  if (shown.length > LONGEST)
    throw new AppError(422, 'too_long', `Der Text ist länger als ${LONGEST.toLocaleString('de-DE')} Zeichen.`);
  const paths = new Map<string, string>();
  for (const [, href = ''] of shown.matchAll(LINK)) {
    const url = parseAddress(href.replaceAll('&amp;', '&'));
    const path = url && isOwn(url, work.site) ? pathOf(url.href, work.site) : undefined;
    if (path) paths.set(href, path);
  }
  if (paths.size === 0) return shown;
  const rows = await work
    .trx('wordpress_entries')
    .where({ import_id: work.job.id, kind: 'post' })
    .whereIn('path', [...new Set(paths.values())])
    .select<{ path: string; slug: string }[]>('path', 'slug');
  const slugs = new Map(rows.map(({ path, slug }) => [path, slug]));
  return shown.replace(LINK, (whole, href: string) => {
    const slug = slugs.get(paths.get(href) ?? '');
    return slug ? `<a href="/news/${slug}"` : whole;
  });
}
