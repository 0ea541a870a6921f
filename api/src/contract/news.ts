import { Type, type Static } from 'typebox';
import { CategoryLook } from './article-categories.ts';
import { newOf } from './content.ts';
import { changeOf, EditableQuery, editableQueryOf, pageOf, PictureUrl } from './editing.ts';
import { Closed, EnteredTime, Id, Nullable, OneOf, Slug, Timestamp } from './schema.ts';
import { Picture } from './media.ts';
import { Line, Text } from './text.ts';

/** draft → scheduled → published → archived (docs/product.md#the-admin-area). */
export const ArticleStatus = OneOf('draft', 'scheduled', 'published', 'archived');
export type ArticleStatus = Static<typeof ArticleStatus>;

const summaryFields = {
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  excerpt: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  /** Size, alternative text and colour of `imageUrl`, when it is a picture of ours. */
  image: Nullable(Picture),
  category: Type.String(),
  /** Only where it is not the specified one. */
  look: Type.Optional(CategoryLook),
  published: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** Minutes: text without tags / 1000, rounded up, at least 1 (docs/product.md#reading-time). */
  readingMinutes: Type.Integer({ minimum: 1 }),
};

/**
 * An article as lists show it. `teaser` is the excerpt or, without one, the beginning of the text: plain text, at most
 * 200 characters; the reader cuts it (165 on the home page, 150 in the list; docs/specification.md#news-and-reading).
 */
export const ArticleSummary = Type.Object({ ...summaryFields, teaser: Type.String() });
export type ArticleSummary = Static<typeof ArticleSummary>;

/** A news article (docs/specification.md#3-entities-and-their-fields). `content` is sanitised HTML. */
export const Article = Type.Object({ ...summaryFields, content: Type.String() });
export type Article = Static<typeof Article>;

/**
 * An article as editors see it. `version` goes back with a write (optimistic locking); `handedIn`: a draft that waits
 * for an editor.
 */
export const EditableArticle = Type.Object({
  ...Article.properties,
  status: ArticleStatus,
  publishAt: Nullable(Timestamp),
  handedIn: Type.Optional(Type.Boolean()),
  version: Type.Integer(),
});
export type EditableArticle = Static<typeof EditableArticle>;

/**
 * One page of the published list, newest first; `categories` are those of all published articles that are offered to
 * readers, in the club's order, and `categoryNames` the names of those whose name differs from the specified one.
 */
export const ArticlePage = Type.Object({
  ...pageOf(ArticleSummary).properties,
  categories: Type.Array(Type.String()),
  categoryNames: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ArticlePage = Static<typeof ArticlePage>;

/**
 * `GET /api/news/unlike`: the at most twelve published articles most unlike each other (longest, newest, oldest, with
 * the most pictures, without any …), which a release is tried with before it goes live.
 */
export const UnlikeArticles = Type.Object({ items: Type.Array(ArticleSummary) });
export type UnlikeArticles = Static<typeof UnlikeArticles>;

/** Lists of articles are cut into smaller pages than others: they are longer. */
const articleFilters = {
  limit: Type.Integer({ minimum: 1, maximum: 100 }),
  category: Line(60),
};

/**
 * `GET /api/news`. Without parameters: all published articles, whole, newest first. With others but `page`: the newest
 * that fit, whole, at most `limit` (default and maximum 100). With `page`: an {@link ArticlePage} of summaries,
 * filtered by `category` and `search` (case-insensitive over title, content and excerpt), `limit` per page (default
 * 10).
 */
export const ArticleQuery = Closed({
  ...EditableQuery.properties,
  ...Type.Partial(Type.Object(articleFilters)).properties,
});
export type ArticleQuery = Static<typeof ArticleQuery>;

const writableFields = {
  title: Line(200),
  slug: Slug(120),
  excerpt: Nullable(Text(1000)),
  content: Text(500_000),
  imageUrl: Nullable(PictureUrl),
  category: Slug(60),
  published: Type.Boolean(),
  publishAt: Nullable(EnteredTime),
  status: ArticleStatus,
  /** Counts as long as it is a draft. */
  handedIn: Type.Boolean(),
};

/** `POST /api/news`. The slug is made from the title when it is left out. */
export const NewArticle = newOf(writableFields, ['title', 'content', 'category']);
export type NewArticle = Static<typeof NewArticle>;

/**
 * `PATCH /api/news/:id`. A stale `version` is answered with 409 and the current row; without one the write wins
 * knowingly.
 */
export const ArticleChange = changeOf(writableFields);
export type ArticleChange = Static<typeof ArticleChange>;

/**
 * `GET /api/news/count/unread?since=`: milliseconds since 1970; default 7 days ago
 * (docs/specification.md#news-badge-and-notifications).
 */
export const UnreadQuery = Closed({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: 8.64e15 })) });

/** How many published articles are newer than `since`. */
export const UnreadCount = Type.Object({ count: Type.Integer({ minimum: 0 }) });
export type UnreadCount = Static<typeof UnreadCount>;

/** `POST /api/news/mark-read`, body and answer: milliseconds since 1970. */
export const ReadMark = Closed({ timestamp: Type.Integer({ minimum: 0, maximum: 8.64e15 }) });
export type ReadMark = Static<typeof ReadMark>;

/**
 * `GET /api/admin/news`: everything, drafts included, last edited first unless `sort` says otherwise; `limit` per page
 * (default 20). `deleted`: the articles that can be restored, instead; `handedIn`: those that wait for the editors, or
 * those that do not.
 */
export const EditableArticleQuery = editableQueryOf(
  { ...articleFilters, status: ArticleStatus, deleted: Type.Boolean(), handedIn: Type.Boolean() },
  ['edited', 'newest', 'title'],
);
export type EditableArticleQuery = Static<typeof EditableArticleQuery>;

/** One page of all articles, as editors see them. */
export const EditableArticlePage = pageOf(EditableArticle);
export type EditableArticlePage = Static<typeof EditableArticlePage>;
