import { Type, type Static } from 'typebox';
import { ArticleStatus } from './news.ts';
import { Closed, Nullable, Timestamp } from './schema.ts';

/**
 * The state of an article after a change; `savedBy` is the name of the account, null for the portal or one that is
 * gone.
 */
export const ArticleVersion = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  excerpt: Nullable(Type.String()),
  content: Type.String(),
  imageUrl: Nullable(Type.String()),
  category: Type.String(),
  status: ArticleStatus,
  savedBy: Nullable(Type.String()),
  savedAt: Timestamp,
});
export type ArticleVersion = Static<typeof ArticleVersion>;

/**
 * Answer of `POST /api/admin/news/:id/preview`: the path of the secret page that shows the article as visitors will see
 * it, and when it ends (7 days after it was made; earlier when the article is archived or deleted). An open link is
 * answered again. 409 `article_archived`. `DELETE` withdraws it. 410 `preview_over` when a link has ended. Own pages
 * have the same under `/api/admin/own-pages/:id/preview`.
 */
export const ArticlePreview = Type.Object({ path: Type.String(), expiresAt: Timestamp });
export type ArticlePreview = Static<typeof ArticlePreview>;

/**
 * `PUT /api/admin/news/:id/preview`: a new link instead of `path`, which ends. When another editor has replaced it
 * already, theirs is answered.
 */
export const PreviewRenewal = Closed({ path: Type.String({ pattern: '^/(seiten/)?vorschau/[A-Za-z0-9_-]{32}$' }) });
export type PreviewRenewal = Static<typeof PreviewRenewal>;
