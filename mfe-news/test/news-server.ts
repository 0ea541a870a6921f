import type { Article, ArticlePage, ArticleSummary } from '@portal/api/contract';
import { serveAnswers, type AnswerServer } from '@portal/shared-ui/test/serve-answers';

type NewsState = {
  articles: ArticleSummary[];
  texts: Article[];
  similar: ArticleSummary[];
  requests: string[];
  /** Status every request gets instead of its answer; 0 for the answer. */
  failure: number;
};

/** An HTTP server that answers like the API's news; `requests` are the requested paths, in order. */
export type NewsServer = NewsState & AnswerServer;

/** Starts the server and sends the page's relative requests to it. */
export async function startNewsServer(): Promise<NewsServer> {
  const news: NewsState = {
    articles: [],
    texts: [],
    similar: [],
    requests: [],
    failure: 0,
  };
  return Object.assign(news, await serveAnswers(news, (url) => answer(news, url)));
}

function answer(news: NewsState, { pathname, searchParams }: URL): unknown {
  const [, id, sub] = pathname.replace('/api/', '').split('/');
  if (id === undefined) return articlePage(news.articles, searchParams);
  if (sub === 'similar') return news.similar;
  return news.texts.find((article) => (id === 'slug' ? article.slug === sub : article.id === id));
}

function articlePage(all: readonly ArticleSummary[], query: URLSearchParams): ArticlePage {
  const page = Number(query.get('page'));
  const limit = Number(query.get('limit'));
  const search = query.get('search')?.toLowerCase() ?? '';
  const found = all.filter(
    ({ category, title }) => (query.get('category') ?? category) === category && title.toLowerCase().includes(search),
  );
  return {
    items: found.slice((page - 1) * limit, page * limit),
    page,
    pages: Math.max(1, Math.ceil(found.length / limit)),
    total: found.length,
    categories: [...new Set(all.map(({ category }) => category))],
    categoryNames: Object.fromEntries(all.flatMap(({ category, look }) => (look ? [[category, look.name]] : []))),
  };
}
