import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ArticleChange,
  EditableArticle,
  EditableArticlePage,
  EditableArticleQuery,
  ErrorAnswer,
  Id,
  NewArticle,
} from '../contract/index.ts';
import { createNewsRepository } from './news.repository.ts';

const PER_PAGE = 20;
const ById = Type.Object({ id: Id });

/** News for editors. */
export const newsDeskRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const news = createNewsRepository(app.db);
  const onRequest = app.requireRole('editor');
  const failure = { '4xx': ErrorAnswer };

  app.get(
    '/api/admin/news',
    { schema: { querystring: EditableArticleQuery, response: { 200: EditableArticlePage, ...failure } }, onRequest },
    ({ query }) => news.findEditablePage({ page: 1, limit: PER_PAGE, ...query }),
  );

  app.get(
    '/api/admin/news/:id',
    { schema: { params: ById, response: { 200: EditableArticle, ...failure } }, onRequest },
    ({ params }) => news.findEditable(params.id),
  );

  app.post(
    '/api/news',
    { schema: { body: NewArticle, response: { 201: EditableArticle, ...failure } }, onRequest },
    async ({ body, user }, reply) => reply.code(201).send(await news.insert(body, user)),
  );

  app.patch(
    '/api/news/:id',
    { schema: { params: ById, body: ArticleChange, response: { 200: EditableArticle, ...failure } }, onRequest },
    (request) => request.changed(news.update(request.params.id, request.body, request.user)),
  );

  app.delete(
    '/api/news/:id',
    { schema: { params: ById, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params, user }, reply) => {
      await news.delete(params.id, user);
      return reply.code(204).send(null);
    },
  );
};
