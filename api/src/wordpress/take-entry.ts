import type { Knex } from 'knex';
import type {
  ArticleChange,
  ArticleStatus,
  EditableOwnPage,
  NewArticle,
  NewOwnPage,
  OwnPageChange,
  PictureToAnswer,
  WordPressChoices,
  WordPressOutcome,
} from '../contract/index.ts';
import type { Editor } from '../editing/versions.ts';
import { AppError } from '../errors.ts';
import { slugFrom } from '../rich-text/slug.ts';
import { sha256Of } from '../crypto/sha256.ts';
import { UNTOUCHED, UNTOUCHED_PAGE, type ImportRow } from './import-row.ts';
import { leadLinksOn } from './lead-links-on.ts';
import { readable, type OldSite } from './old-site.ts';
import { wellFormed, type Loss } from './prepare-content.ts';
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
  /** Its losses. */
  notes: Loss[];
  data: Extract<EntryData, { content: string }>;
};

/** The outcome of an entry. */
export type Taken = {
  outcome: WordPressOutcome;
  articleId?: string | null;
  pageId?: string | null;
  reason?: string | null;
};

const LONGEST = 500_000;
const PAGE_TITLE_LENGTH = 120;
const MOST_NAMESAKES = 20;
/** The category of an article for which the old site names none. */
const USUAL_CATEGORY = 'verein';
const IMAGE = /<img src="([^"<>]{1,1500})"[^<>]{0,2000}>/g;
const EMPTY = /<(p|figure)>\s{0,9}<\/\1>/g;

type Work = {
  trx: Knex.Transaction;
  job: ImportRow & { choices: WordPressChoices };
  site: OldSite;
  articles: ArticleWriter;
  pages: PageWriter;
  now: Date;
  /** Targets of links on the old site that lead nowhere here. */
  lostLinks: Set<string>;
};

/**
 * Makes an article of an entry, unless an earlier import has. An existing one is only changed when nobody has changed
 * it here, and the export is a later one that differs, or brings pictures that an earlier import has left out.
 */
export async function takeEntry(work: Work, entry: EntryRow, pictures: TakenPictures): Promise<Taken> {
  const known = await findKnown(work, entry);
  if (known) return update(work, entry, known, pictures);
  const wanted = work.job.choices.pictures === 'none' ? { ...pictures, urls: new Map<string, string>() } : pictures;
  return entry.kind === 'page' ? takePage(work, entry, wanted) : takeArticle(work, entry, wanted);
}

/** A page becomes an own page that nobody sees before an editor has looked at it. */
async function takePage(work: Work, entry: EntryRow, pictures: TakenPictures): Promise<Taken> {
  const { trx, job, site, pages } = work;
  if (job.choices.pages === 'none') return { outcome: 'skipped' };
  const { data } = entry;
  const page: NewOwnPage = {
    title: pageTitle(entry),
    lead: data.excerpt,
    content: await finish(work, data.content, pictures.urls),
    imageUrl: thumbnailOf(entry, pictures),
    published: false,
  };
  const { id, version } = await insertPage(trx, pages, page, entry.slug, editorOf(job));
  const row = { site: site.key, kind: 'page', wp_id: entry.wp_id, page_id: id, version, ...sourceOf(work, entry) };
  await trx('wordpress_articles').insert({ ...row, import_id: job.id });
  await leadOn(work, entry, { page_id: id });
  return { outcome: 'draft', pageId: id };
}

const pageTitle = ({ title }: EntryRow) =>
  title.length > PAGE_TITLE_LENGTH ? `${wellFormed(title.slice(0, PAGE_TITLE_LENGTH - 1))}…` : title;

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
const NO_CONSENT = 'Für Bilder fehlt die Einwilligung der Eltern.';

function publicationOf({ status, data: { publishAt } }: EntryRow, now: Date): Pick<NewArticle, 'status' | 'publishAt'> {
  const isPlanned = status === 'future' && publishAt !== null && new Date(publishAt) > now;
  return isPlanned ? { status: 'scheduled', publishAt } : { status: 'published' };
}

type Known = {
  taken: Taken;
  /** Whether this export is a later one that says something else, and nobody has changed it here. */
  isOlder: boolean;
  /** Whether the export says the same, and nobody has changed it here. */
  isSame: boolean;
  /** The content as it is here. */
  content: string | null;
  imageUrl: string | null;
  version: number;
  digest: string;
  exported_at: Date | null;
};

async function findKnown({ trx, site, job }: Work, entry: EntryRow): Promise<Known | undefined> {
  const row = await trx('wordpress_articles AS taken')
    .leftJoin('articles', 'articles.id', 'taken.article_id')
    .leftJoin('own_pages', 'own_pages.id', 'taken.page_id')
    .where({ 'taken.site': site.key, 'taken.kind': entry.kind, 'taken.wp_id': entry.wp_id })
    .first<KnownRow | undefined>(
      'articles.id AS articleId',
      'own_pages.id AS pageId',
      'taken.digest',
      'taken.exported_at',
      trx.raw('coalesce(articles.content, own_pages.content) AS content'),
      trx.raw('coalesce(articles.image_url, own_pages.image_url) AS "imageUrl"'),
      trx.raw('coalesce(articles.version, own_pages.version) AS version'),
      trx.raw(
        'num_nonnulls(articles.id, own_pages.id) = 1 AND coalesce(articles.deleted_at, own_pages.deleted_at) IS NULL AS "isThere"',
      ),
      trx.raw(`coalesce(${UNTOUCHED}, false) OR coalesce(${UNTOUCHED_PAGE}, false) AS "isUntouched"`),
    );
  if (!row) return undefined;
  const { articleId, pageId, isThere, isUntouched, digest, exported_at, version, content, imageUrl } = row;
  const outcome = isUntouched ? 'known' : 'edited';
  const isLater = job.exported_at !== null && exported_at !== null && job.exported_at > exported_at;
  return {
    taken: isThere ? { outcome, articleId, pageId } : { outcome: 'deleted' },
    isOlder: isThere && isUntouched && isLater && digest !== digestOf(entry),
    isSame: isThere && isUntouched && digest === digestOf(entry),
    content,
    imageUrl,
    version,
    digest,
    exported_at,
  };
}

/** Whether something that was taken over before would show pictures that it does not show yet. */
async function bringsPictures(work: Work, entry: EntryRow, known: Known, pictures: TakenPictures): Promise<boolean> {
  if (work.job.choices.pictures === 'none' || pictures.urls.size === 0) return false;
  const content = await finish(work, entry.data.content, pictures.urls);
  const imageUrl = thumbnailOf(entry, pictures);
  return [...pictures.urls.values()].some(
    (url) => (imageUrl === url && known.imageUrl !== url) || (content.includes(url) && !known.content?.includes(url)),
  );
}

type KnownRow = Omit<Known, 'taken' | 'isOlder' | 'isSame'> & {
  articleId: string | null;
  pageId: string | null;
  isThere: boolean;
  isUntouched: boolean;
};

/**
 * Writes what is new, without pictures that may not be shown where visitors see it: a later run with an answer brings
 * them, because `bringsPictures` looks at what is shown rather than at the digest.
 */
async function update(
  work: Work,
  entry: EntryRow,
  known: Known,
  pictures: TakenPictures,
  reason: string | null = null,
): Promise<Taken> {
  const isNewer = known.isOlder || (known.isSame && (await bringsPictures(work, entry, known, pictures)));
  if (!isNewer) return { ...known.taken, reason };
  try {
    await writeUpdate(work, entry, known, pictures);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'pictures_unanswered')) throw error;
    const refused = error.details['pictures'] as readonly PictureToAnswer[];
    const urls = new Map([...pictures.urls].filter(([, url]) => refused.every((picture) => picture.url !== url)));
    if (urls.size === pictures.urls.size) throw error;
    const why = refused.every(({ children }) => children === null) ? CHILDREN : NO_CONSENT;
    return update(work, entry, known, { ...pictures, urls }, why);
  }
  return { ...known.taken, outcome: 'updated', reason };
}

/** Writes the text of a later export, and keeps the former one for undoing the import. */
async function writeUpdate(work: Work, entry: EntryRow, known: Known, pictures: TakenPictures): Promise<void> {
  const { trx, job, site, articles, pages } = work;
  const { articleId, pageId } = known.taken;
  const content = await finish(work, entry.data.content, pictures.urls);
  const imageUrl = thumbnailOf(entry, pictures);
  const { excerpt } = entry.data;
  const { version } = known;
  const key = { site: site.key, kind: entry.kind, wp_id: entry.wp_id };
  const keep = (before: ArticleChange | OwnPageChange) =>
    trx('wordpress_updates').insert({
      ...key,
      import_id: job.id,
      before: JSON.stringify(before),
      digest: known.digest,
      exported_at: known.exported_at,
    });
  let written = version;
  if (articleId) {
    const change = { title: entry.title, content, excerpt, imageUrl, category: categoryOf(entry, job.choices) };
    const { before, after } = await articles(trx).update(articleId, { version, ...change }, editorOf(job));
    const { title, category } = before;
    await keep({ title, content: before.content, excerpt: before.excerpt, imageUrl: before.imageUrl, category });
    written = after.version;
  } else if (pageId) {
    const change = { title: pageTitle(entry), content, lead: excerpt, imageUrl };
    const { before, after } = await pages(trx).update(pageId, { version, ...change }, editorOf(job));
    await keep({ title: before.title, content: before.content, lead: before.lead, imageUrl: before.imageUrl });
    written = after.version;
  }
  await trx('wordpress_articles')
    .where(key)
    .update({ version: written, ...sourceOf(work, entry) });
}

/** The digest of an entry of the old site, and when it was exported. */
const sourceOf = ({ job }: Work, entry: EntryRow) => ({ digest: digestOf(entry), exported_at: job.exported_at });

function digestOf({ title, category, data: { content, excerpt, thumbnail } }: EntryRow): string {
  return sha256Of(JSON.stringify([title, category, content, excerpt, thumbnail]));
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
  const row = { site: site.key, kind: 'post', wp_id: entry.wp_id, article_id: id, version, ...sourceOf(work, entry) };
  await trx('wordpress_articles').insert({ ...row, import_id: job.id });
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

/** Puts in the pictures that were taken, and leads links to the old site to where things are now. */
async function finish(work: Work, html: string, urls: ReadonlyMap<string, string>): Promise<string> {
  const shown = html
    .replace(IMAGE, (whole, source: string) => {
      const url = urls.get(source.replaceAll('&amp;', '&'));
      return url ? whole.replace(`"${source}"`, () => `"${url}"`) : '';
    })
    .replace(EMPTY, '');
  if (shown.length > LONGEST)
    throw new AppError(422, 'too_long', `Der Text ist länger als ${LONGEST.toLocaleString('de-DE')} Zeichen.`);
  return leadLinksOn(work, shown);
}
