import type { Article, ArticlePage, ArticleSummary } from '@portal/api/contract';
import { serveFetch } from '@portal/shared-ui/test/serve-fetch';

/** An HTTP server that answers like the API's news, settings included; `requests` are the paths asked for, in order. */
export type NewsServer = {
  articles: ArticleSummary[];
  texts: Article[];
  similar: ArticleSummary[];
  requests: string[];
  /** Status every request gets instead of its answer; 0 for the answer. */
  failure: number;
  /** Answers wait until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
};

/** Starts the server and sends the page's relative requests to it. */
export async function startNewsServer(): Promise<NewsServer> {
  let gate: Promise<void> = Promise.resolve();
  const news: NewsServer = {
    articles: [],
    texts: [],
    similar: [],
    requests: [],
    failure: 0,
    hold: () => {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    close: () => server.stop(),
  };
  const server = await serveFetch((request, response) => {
    const path = request.url ?? '';
    news.requests.push(path);
    void gate.then(() => {
      const body = news.failure ? undefined : answer(news, new URL(path, 'http://api'));
      response.statusCode = news.failure || (body === undefined ? 404 : 200);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body ?? { statusCode: response.statusCode, code: 'failed', message: 'Nein.' }));
    });
  });
  return news;
}

function answer(news: NewsServer, { pathname, searchParams }: URL): unknown {
  const [resource, id, sub] = pathname.replace('/api/', '').split('/');
  if (resource === 'settings') return { name: 'FSV Sommerried 1903 e. V.', founded: 1903 };
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
  };
}
