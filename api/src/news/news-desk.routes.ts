import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { trainersRows } from '../content/trainers-rows.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { publishOnTime } from '../editing/planned.ts';
import { repeatWork } from '../repeated-work.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import { createArticleHistory } from './article-history.ts';
import { editArticles } from './edited-articles.ts';

const { Article, ArticleChange, ArticlePreview, ArticleVersion, ById, EditableArticle } = contract;
const { EditableArticlePage, EditableArticleQuery, NewArticle, PreviewRenewal } = contract;

const ByToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

/** News for editors, and for trainers those of their own teams, with versions and previews; publishes what was planned. */
export const newsDeskRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const articles = editArticles(app.db);
  const history = createArticleHistory(app.db);
  const onRequest = app.requireRole('trainer');
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
  editingRoutes(app, 'news', schemas, rows, 'trainer');

  app.get(
    '/api/admin/news/:id/versions',
    { schema: { params: ById, response: { 200: Type.Array(ArticleVersion) } }, onRequest },
    async ({ params: { id }, user }) => {
      await rows.find(id, user);
      return history.findVersions(id, await app.ownSlugs(user));
    },
  );

  app.post(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, response: { 200: ArticlePreview } }, onRequest },
    async ({ params: { id }, user }) => {
      await rows.find(id, user);
      return history.openPreview(id);
    },
  );

  app.put(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, body: PreviewRenewal, response: { 200: ArticlePreview } }, onRequest },
    async ({ params: { id }, body, user }) => {
      await rows.find(id, user);
      return history.renewPreview(id, body.path);
    },
  );

  app.delete(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest },
    async ({ params: { id }, user }) => {
      await rows.find(id, user);
      await history.withdrawPreview(id);
    },
  );

  // Everybody who has the link may read; no search engine lists it and no cache keeps it.
  app.get(
    '/api/news/preview/:token',
    { schema: { params: ByToken, response: { 200: Article } } },
    async ({ params }, reply) => {
      const article = await history.findByPreview(params.token);
      return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(article);
    },
  );

  publishOnTime(app, 'planned articles not published', articles.publishDue);
  repeatWork(app, { trouble: 'deleted articles not removed', work: history.deleteForGood });
};
