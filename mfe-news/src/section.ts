import type { ArticlePage } from '@portal/api/contract';
import type { Section } from '@portal/shared-ui';
import { articlePath } from './article-card/article-path.ts';
import { filterNames, readFilter } from './article-list/article-filter.ts';
import { articleKey, articleListKey, LATEST_ARTICLES, LISTED_ARTICLES } from './news-api.ts';

/** News: the list, the article and the home page's latest articles. */
export const section: Section = {
  name: 'news',
  pages: [
    {
      path: '/news',
      title: 'Vereinsneuigkeiten',
      description: 'Spielberichte, Termine und Geschichten aus dem Verein: alle Neuigkeiten auf einen Blick.',
      prefetch: 'immediate',
      skeleton: 'cards',
      query: [filterNames.category, filterNames.search, filterNames.page],
      menu: { label: 'News', order: 20 },
      data: ({ query }) => [articleListKey(readFilter(query))],
      load: () => import('./article-list/ArticleListPage.tsx'),
    },
    {
      path: '/news/:idOrSlug',
      title: 'Neuigkeit',
      description: 'Eine Neuigkeit aus dem Verein.',
      prefetch: 'idle',
      skeleton: 'article',
      data: ({ params }) => [articleKey(params.idOrSlug ?? '')],
      entries: { resource: LISTED_ARTICLES, paths: (answer) => (answer as ArticlePage).items.map(articlePath) },
      load: () => import('./article/ArticlePage.tsx'),
    },
  ],
  widgets: {
    'latest-news': {
      skeleton: 'cards',
      data: () => [LATEST_ARTICLES],
      load: () => import('./latest-news/LatestNews.tsx'),
    },
  },
};
