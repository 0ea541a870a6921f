import { showOutlived } from '@portal/shared-ui/test/outlived';
import { screen } from '@testing-library/react';
import { article, articleSummary } from '../test/factories.ts';
import { startNewsServer, type NewsServer } from '../test/news-server.ts';
import { ArticlePage } from './article/ArticlePage.tsx';
import { ArticleListPage } from './article-list/ArticleListPage.tsx';
import { LatestNews } from './latest-news/LatestNews.tsx';
import { articleKey, articleListKey, LATEST_ARTICLES } from './news-api.ts';

let news: NewsServer;
beforeEach(async () => {
  news = await startNewsServer();
  news.failure = 503;
});
afterEach(() => news.close());

const page = {
  items: [articleSummary({ title: 'Derbysieg' })],
  page: 1,
  pages: 1,
  total: 1,
  categories: [],
  categoryNames: {},
};

test.each([
  ['latest news', LatestNews, '/', { [LATEST_ARTICLES]: page }],
  ['list', ArticleListPage, '/news', { [articleListKey({ page: 1, category: '', search: '' })]: page }],
])('the %s stay when they are asked for again in vain', async (_, Component, path, read) => {
  await showOutlived(Component, { path, read });

  expect(screen.getByText('Derbysieg')).toBeTruthy();
  expect(screen.queryByText('Die Neuigkeiten konnten nicht geladen werden')).toBeNull();
});

test('an article stays as well, unless it is gone', async () => {
  const read = { [articleKey('derbysieg')]: article({ title: 'Derbysieg' }) };
  const shown = { path: '/news/:idOrSlug', address: '/news/derbysieg', read };
  await showOutlived(ArticlePage, shown);
  expect(screen.getByRole('heading', { level: 1, name: 'Derbysieg' })).toBeTruthy();
});

test('an article that is gone does not stay', async () => {
  news.failure = 404;
  const read = { [articleKey('derbysieg')]: article({ title: 'Derbysieg' }) };
  await showOutlived(ArticlePage, { path: '/news/:idOrSlug', address: '/news/derbysieg', read });

  expect(screen.queryByRole('heading', { name: 'Derbysieg' })).toBeNull();
});
