import type { FastifyInstance } from 'fastify';
import type { EditableArticle, NewArticle } from '../src/contract/index.ts';
import { editArticles } from '../src/news/edited-articles.ts';

/** An article in the database; published by default. */
export function createArticle(
  app: FastifyInstance,
  values: Partial<NewArticle> & { createdAt?: string } = {},
): Promise<EditableArticle> {
  const article = { title: 'Sieg im Derby', content: '<p>Ein verdienter Sieg.</p>', category: 'verein', ...values };
  const isUnsaid = values.status === undefined && values.published === undefined && values.publishAt === undefined;
  return editArticles(app.db).insert(isUnsaid ? { ...article, published: true } : article, null);
}
