import { Type, type Static } from 'typebox';
import { ArticleStatus } from './news.ts';
import { Nullable, Timestamp } from './schema.ts';

/** What an article was after a change; `savedBy` is the name of the account, null for the portal or one that is gone. */
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

/** Answer of `POST /api/admin/news/:id/preview`: the path of the secret page that shows the article as visitors will see it. */
export const ArticlePreview = Type.Object({ path: Type.String() });
export type ArticlePreview = Static<typeof ArticlePreview>;
