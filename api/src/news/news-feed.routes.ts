import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { writeNewsFeed } from './news-feed.ts';
import { readPublishedArticles } from './published-articles.ts';

const PATH = '/api/news/feed.atom';
const NEWEST = 20;

/** The news to subscribe to (docs/product.md#what-peers-have). */
export const newsFeedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const news = readPublishedArticles(app.db);
  const { publicUrl, host, port } = app.config;
  const origin = publicUrl ?? `http://${host}:${port}`;

  app.get(
    PATH,
    { schema: { response: { 200: Type.String() } }, config: { publicCache: ['articles', 'media', 'settings'] } },
    async (_request, reply) => {
      const [articles, club] = await Promise.all([
        news.findNewest({}, NEWEST),
        app.db('settings').first<{ name: string }>('name'),
      ]);
      return reply
        .type('application/atom+xml; charset=utf-8')
        .send(writeNewsFeed(articles, { club: club.name, origin, path: PATH }));
    },
  );
};
