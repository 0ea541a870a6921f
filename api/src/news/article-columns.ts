import type { ArticleChange, NewArticle } from '../contract/index.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import type { ArticleRow } from './article-row.ts';
import type { Publication } from './article-status.ts';
import { deriveTexts } from './article-text.ts';
import { refuseIdShaped } from './news-errors.ts';

/** The columns of a new article, except its slug. */
export function newColumns(article: NewArticle & { createdAt?: Date | string }, publication: Publication, now: Date) {
  if (article.slug) refuseIdShaped(article.slug);
  const texts = textColumns(article.title, article.excerpt ?? null, article.content);
  const writtenAt = article.createdAt ? new Date(article.createdAt) : now;
  return {
    ...texts,
    image_url: article.imageUrl ?? null,
    category: article.category,
    ...publicationColumns(publication, null, writtenAt),
    handed_in: publication.status === 'draft' && (article.handedIn ?? false),
    created_at: writtenAt,
    updated_at: writtenAt,
  };
}

/** The columns that a change touches. */
export function changedColumns(row: ArticleRow, change: ArticleChange, publication: Publication, now: Date) {
  if (change.slug) refuseIdShaped(change.slug);
  const excerpt = change.excerpt === undefined ? row.excerpt : change.excerpt;
  return {
    ...textColumns(change.title ?? row.title, excerpt, change.content ?? row.content),
    slug: change.slug ?? row.slug,
    image_url: change.imageUrl === undefined ? row.image_url : change.imageUrl,
    category: change.category ?? row.category,
    ...publicationColumns(publication, row.published_at, now),
    // Only a draft waits for an editor.
    handed_in: publication.status === 'draft' && (change.handedIn ?? row.handed_in),
    version: row.version + 1,
    updated_at: now,
  };
}

function textColumns(title: string, excerpt: string | null, html: string) {
  const texts = { title: title.trim(), excerpt: excerpt?.trim() || null, content: sanitizeRichText(html) };
  return { ...texts, ...deriveTexts(texts) };
}

// Readers see the date of the first publication; a planned article has the time it was planned for.
function publicationColumns({ status, publishAt }: Publication, publishedAt: Date | null, now: Date) {
  const first = publishAt && publishAt < now ? publishAt : now;
  return {
    status,
    publish_at: publishAt,
    published_at: status === 'published' ? (publishedAt ?? first) : publishedAt,
  };
}
