import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { articleKind } from '../content/kinds/with-own-code.ts';
import * as contract from '../contract/index.ts';
import { trainersRows } from '../content/trainers-rows.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { historyRoutes, previewRoute } from '../editing/history-routes.ts';
import { publishOnTime } from '../editing/planned.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import { createArticleHistory } from './article-history.ts';
import { editArticles } from './edited-articles.ts';

const { Article, ArticleChange, ArticleVersion, EditableArticle } = contract;
const { EditableArticlePage, EditableArticleQuery, NewArticle } = contract;

/**
 * News for editors, and for trainers those of their own teams, with versions and previews; publishes what was planned.
 */
export const articleEditingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const articles = editArticles(app.db);
  const history = createArticleHistory(app.db);
  const rows = trainersRows(
    app,
    { ...articles, restore: (id, editor, admit) => history.restore(id, editor, admit) },
    {
      // An article is about the team in whose category it is.
      teamOf: ({ category }) => category,
      isPublic: ({ status }) => status !== 'draft',
      kept: ({ content = '', ...fields }: Partial<contract.NewArticle>) => ({
        ...fields,
        content: sanitizeRichText(content),
      }),
    },
  );

  const schemas = {
    item: EditableArticle,
    page: EditableArticlePage,
    query: EditableArticleQuery,
    new: NewArticle,
    change: ArticleChange,
  };
  editingRoutes(app, articleKind, schemas, rows);

  historyRoutes(app, 'news', history, { version: ArticleVersion, role: 'trainer', admit: rows.find });
  previewRoute(app, 'news', Article, history.findByPreview);

  publishOnTime(app, 'planned articles not published', articles.publishDue);
  repeatWork(app, { trouble: 'deleted articles not removed', work: history.deleteForGood });
};
