import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DAY_MS } from '../time/berlin-time.ts';
import * as contract from '../contract/index.ts';
import { allArticles } from './all-articles.ts';
import { unknownArticle } from './news-errors.ts';
import { findPresentCategory } from './present-category.ts';
import { readPublishedArticles } from './published-articles.ts';

const WEEK_MS = 7 * DAY_MS;
const NEWEST = 100;
const PER_PAGE = 10;

const { Article, ArticlePage, ArticleQuery, ArticleSummary, ById, ReadMark, UnlikeArticles, UnreadCount, UnreadQuery } =
  contract;
const BySlug = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });

/** News for visitors (docs/specification.md#7-the-calls-it-makes). */
export const newsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const news = readPublishedArticles(app.db);
  const config = { publicCache: ['articles', 'article_categories', 'media', 'teams'] as const };
  const sendAll = allArticles(app);

  app.get(
    '/api/news',
    {
      schema: {
        querystring: ArticleQuery,
        response: { 200: Type.Union([ArticlePage, Type.Array(Article)]) },
      },
      config,
    },
    async (request, reply) => {
      const { page, limit, ...asked } = request.query;
      const filter = { ...asked, category: await findPresentCategory(app.db, asked.category) };
      if (page) return news.findPage(filter, page, limit ?? PER_PAGE);
      if (Object.keys(request.query).length === 0) return sendAll(request, reply);
      return news.findNewest(filter, limit ?? NEWEST);
    },
  );

  app.get('/api/news/unlike', { schema: { response: { 200: UnlikeArticles } }, config }, async () => ({
    items: await news.findUnlike(),
  }));

  app.get('/api/news/:id', { schema: { params: ById, response: { 200: Article } }, config }, async ({ params }) =>
    found(await news.find(params)),
  );

  app.get(
    '/api/news/slug/:slug',
    { schema: { params: BySlug, response: { 200: Article, 301: Type.Null() } }, config },
    async ({ params }, reply) => {
      const article = await news.find(params);
      if (article) return article;
      const slug = found(await news.findMoved(params.slug));
      // A browser asks again each time: one day another article may have this address.
      return reply
        .code(301)
        .headers({ location: `/api/news/slug/${slug}`, 'cache-control': 'no-cache' })
        .send(null);
    },
  );

  app.get(
    '/api/news/:id/similar',
    { schema: { params: ById, response: { 200: Type.Array(ArticleSummary) } }, config },
    async ({ params }) => found(await news.findSimilar(params.id)),
  );

  app.get(
    '/api/news/count/unread',
    { schema: { querystring: UnreadQuery, response: { 200: UnreadCount } } },
    async ({ query: { since } }) => ({ count: await news.countSince(new Date(since ?? Date.now() - WEEK_MS)) }),
  );

  // The mark itself is kept by the browser (docs/specification.md#news-badge-and-notifications), so there is nothing to
  // store.
  app.post(
    '/api/news/mark-read',
    { schema: { body: ReadMark, response: { 200: ReadMark } } },
    async ({ body }) => body,
  );
};

function found<T>(value: T | null): T {
  if (value === null) throw unknownArticle();
  return value;
}
