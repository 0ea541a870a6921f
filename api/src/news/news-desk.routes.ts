import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { repeatWork } from '../repeated-work.ts';
import { createArticleHistory } from './article-history.ts';
import { editArticles } from './edited-articles.ts';

const { Article, ArticleChange, ArticlePreview, ArticleVersion, ById, EditableArticle } = contract;
const { EditableArticlePage, EditableArticleQuery, NewArticle, PreviewRenewal } = contract;

const ByToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

const PUBLISHING_MS = 5_000;

/** News for editors, with their versions and previews; publishes what they have planned. */
export const newsDeskRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const articles = editArticles(app.db);
  const history = createArticleHistory(app.db);
  const onRequest = app.requireRole('editor');

  const schemas = {
    item: EditableArticle,
    page: EditableArticlePage,
    query: EditableArticleQuery,
    new: NewArticle,
    change: ArticleChange,
  };
  editingRoutes(app, 'news', schemas, { ...articles, restore: (id, user) => history.restore(id, user) });

  app.get(
    '/api/admin/news/:id/versions',
    { schema: { params: ById, response: { 200: Type.Array(ArticleVersion) } }, onRequest },
    ({ params }) => history.findVersions(params.id),
  );

  app.post(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, response: { 200: ArticlePreview } }, onRequest },
    ({ params }) => history.openPreview(params.id),
  );

  app.put(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, body: PreviewRenewal, response: { 200: ArticlePreview } }, onRequest },
    ({ params, body }) => history.renewPreview(params.id, body.path),
  );

  app.delete(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest },
    ({ params }) => history.withdrawPreview(params.id),
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

  // On time, and at the start those that became due while the portal was down.
  const publish = async () => {
    if ((await articles.publishDue()) > 0) await app.contentRevision.refresh();
  };
  repeatWork(app, { everyMs: PUBLISHING_MS, trouble: 'planned articles not published', work: publish });
  repeatWork(app, { trouble: 'deleted articles not removed', work: history.deleteForGood });
};
