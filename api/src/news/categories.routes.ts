import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { categoryKind } from '../content/kinds/with-own-code.ts';
import { ArticleCategoryRemoval, articleCategorySchemas } from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { createCategoriesRepository } from './categories.repository.ts';

/** The categories of news, for editors; visitors get them with the articles. */
export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const categories = createCategoriesRepository(app.db);
  editingRoutes(
    app,
    categoryKind,
    { ...articleCategorySchemas, removal: ArticleCategoryRemoval, restoring: ArticleCategoryRemoval },
    {
      ...categories,
      findPage: (query) => categories.findPage(query),
      // The schema has validated the query.
      delete: (id, user, how) => categories.delete(id, user, how as ArticleCategoryRemoval),
    },
  );
};
