import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Article,
  ArticlePreview,
  ArticleVersion,
  EditableArticle,
  ErrorAnswer,
  Id,
  PreviewRenewal,
} from '../contract/index.ts';
import { repeatWork } from '../repeated-work.ts';
import { createArticleHistory } from './article-history.ts';

const ById = Type.Object({ id: Id });
const ByToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

/** Versions, preview and undo of deleting. */
export const articleHistoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const history = createArticleHistory(app.db);
  const onRequest = app.requireRole('editor');
  const failure = { '4xx': ErrorAnswer };

  app.get(
    '/api/admin/news/:id/versions',
    { schema: { params: ById, response: { 200: Type.Array(ArticleVersion), ...failure } }, onRequest },
    ({ params }) => history.findVersions(params.id),
  );

  app.post(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, response: { 200: ArticlePreview, ...failure } }, onRequest },
    ({ params }) => history.openPreview(params.id),
  );

  app.put(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, body: PreviewRenewal, response: { 200: ArticlePreview, ...failure } }, onRequest },
    ({ params, body }) => history.renewPreview(params.id, body.path),
  );

  app.delete(
    '/api/admin/news/:id/preview',
    { schema: { params: ById, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params }, reply) => {
      await history.withdrawPreview(params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/news/:id/restore',
    { schema: { params: ById, response: { 200: EditableArticle, ...failure } }, onRequest },
    ({ params, user }) => history.restore(params.id, user),
  );

  // Everybody who has the link may read; no search engine lists it and no cache keeps it.
  app.get(
    '/api/news/preview/:token',
    { schema: { params: ByToken, response: { 200: Article, ...failure } } },
    async ({ params }, reply) => {
      const article = await history.findByPreview(params.token);
      return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(article);
    },
  );

  repeatWork(app, { trouble: 'deleted articles not removed', work: history.deleteForGood });
};
