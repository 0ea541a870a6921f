import type { ArticlePage, UsualText } from '@portal/api/contract';
import type { Section } from '@portal/shared-ui';
import { articlePath } from './article-card/article-path.ts';
import { filterNames, readFilter } from './article-list/article-filter.ts';
import { articleKey, articleListKey, LATEST_ARTICLES, listedArticles, UNLIKE_ARTICLES } from './news-api.ts';

/** News: the list, the article and the home page's latest articles. */
export const section: Section = {
  name: 'news',
  title: 'Neuigkeiten',
  icon: 'newspaper',
  pages: [
    {
      path: '/news',
      title: 'Vereinsneuigkeiten',
      description: 'Spielberichte, Termine und Geschichten aus dem Verein: alle Neuigkeiten auf einen Blick.',
      prefetch: 'immediate',
      prefetchRank: 1,
      skeleton: 'cards',
      query: [filterNames.category, filterNames.search, filterNames.page],
      menu: { label: 'Aktuelles' satisfies UsualText<'menu-news'>, order: 20 },
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
      entries: {
        resource: listedArticles(1),
        samples: UNLIKE_ARTICLES,
        paths: (answer) => (answer as ArticlePage).items.map(articlePath),
        next: (answer) => {
          const { page, pages } = answer as ArticlePage;
          return page < pages ? listedArticles(page + 1) : undefined;
        },
      },
      load: () => import('./article/ArticlePage.tsx'),
    },
    {
      // No data: only the browser fetches secret content, and no cache of the server keeps it.
      path: '/vorschau/:token',
      title: 'Vorschau',
      description: 'Vorschau einer Neuigkeit.',
      prefetch: 'never',
      listed: false,
      skeleton: 'article',
      load: () => import('./preview/PreviewPage.tsx'),
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
