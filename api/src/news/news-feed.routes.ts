import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readPublishedArticles } from './published-articles.ts';
import { toPlainText, type Article } from '../contract/index.ts';

const PATH = '/api/news/feed.atom';
const NEWEST = 20;

/** The news to subscribe to (docs/product.md#what-peers-have). */
export const newsFeedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const news = readPublishedArticles(app.db);
  const { publicUrl, host, port } = app.config;
  const origin = publicUrl ?? `http://${host}:${port}`;

  app.get(
    PATH,
    {
      schema: { response: { 200: Type.String() } },
      config: { publicCache: ['articles', 'article_categories', 'media', 'settings', 'teams'] },
    },
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

/** Where a feed comes from: `origin` without a slash at the end, `path` of the feed itself. */
type FeedSource = { club: string; origin: string; path: string };

/** The newest articles, whole, as an Atom feed (RFC 4287). An article keeps its id, whatever becomes of its address. */
function writeNewsFeed(articles: readonly Article[], { club, origin, path }: FeedSource): string {
  const updated = articles.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '1970-01-01T00:00:00Z');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de" xml:base="${escape(origin)}/">`,
    `<title>${escape(`Neuigkeiten – ${club}`)}</title>`,
    `<id>${escape(origin)}/news</id>`,
    `<link rel="self" type="application/atom+xml" href="${escape(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escape(origin)}/news"/>`,
    `<icon>${escape(origin)}/club-icons/app-192.png</icon>`,
    `<author><name>${escape(club)}</name></author>`,
    `<updated>${updated}</updated>`,
    ...articles.map((article) => entry(article, origin)),
    '</feed>\n',
  ].join('\n');
}

function entry(article: Article, origin: string): string {
  const { id, slug, title, excerpt, category, look, content, createdAt, updatedAt } = article;
  return [
    '<entry>',
    `<title>${escape(title)}</title>`,
    `<id>urn:uuid:${id}</id>`,
    `<link rel="alternate" type="text/html" href="${escape(`${origin}/news/${encodeURIComponent(slug || id)}`)}"/>`,
    `<published>${createdAt}</published>`,
    `<updated>${updatedAt}</updated>`,
    `<category term="${escape(category)}"${look ? ` label="${escape(look.name)}"` : ''}/>`,
    ...(excerpt ? [`<summary>${escape(excerpt)}</summary>`] : []),
    `<content type="html">${escape(content)}</content>`,
    '</entry>',
  ].join('\n');
}

/** Text as XML; characters XML 1.0 does not know are left out, and control characters of older rows. */
function escape(text: string): string {
  return toPlainText(text)
    .replaceAll(/[^\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
