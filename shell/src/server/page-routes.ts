import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchPage } from '../app/matching.ts';
import { createHtmlCache, encodedPage, type StoredPage } from './html-cache.ts';
import { liveRegistry } from './live-releases.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageHeaders, pagePolicy, type PageHeadersOptions } from './page-headers.ts';
import type { PortalApi } from './portal-api.ts';

/** A kept page, as whoever sends kept answers past the framework takes it. */
export type FinishedPage = {
  etag: string;
  headers: Readonly<Record<string, string>>;
  size: number;
  ready(encoding: 'br' | 'gzip' | 'identity'): Buffer | undefined;
};

export type PageRoutesOptions = PageHeadersOptions & {
  api: PortalApi;
  renderer: PageRenderer;
  /** Told once where kept pages are found by their exact address. */
  offerKept?: (find: (url: string) => FinishedPage | undefined) => void;
};

/** Addresses that moved: the third fallback slide of the specification points to /verein (product, decision 2). */
const moved: Readonly<Record<string, string>> = { '/verein': '/ueber-uns' };

/** Every path the API does not answer is a page: rendered once per content revision and set of releases. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { api, renderer } = options;
  const cache = createHtmlCache();
  let known = { revision: -1, registry: liveRegistry({ revision: -1, sections: [] }, api) };

  // A logger of its own for each request would cost a fifth of a kept page's time; the renderer's warnings name their path.
  app.setChildLoggerFactory((logger) => logger);

  const finished = new WeakMap<StoredPage, FinishedPage>();
  const finish = (page: StoredPage): FinishedPage => {
    const known = finished.get(page);
    if (known) return known;
    const { etag, identity } = page;
    const policy = pagePolicy(options, page.providerOrigins);
    const headers = { ...pageHeaders, etag, 'content-security-policy': policy };
    const made: FinishedPage = { etag, headers, size: identity.length, ready: (encoding) => page[encoding] };
    finished.set(page, made);
    return made;
  };

  /** Path with the query parameters that count; all others would only split the cache. */
  const cacheKey = (pathname: string, search: string) => {
    if (search === '') return pathname;
    const source = api.registry();
    if (known.revision !== source.revision) known = { revision: source.revision, registry: liveRegistry(source, api) };
    const wanted = matchPage(known.registry, pathname)?.page.query ?? [];
    const given = new URLSearchParams(search);
    const kept = new URLSearchParams();
    for (const name of wanted) {
      const value = given.get(name);
      if (value) kept.set(name, value);
    }
    return kept.size > 0 ? `${pathname}?${kept.toString()}` : pathname;
  };

  app.get('/api/*', (_request, reply) => reply.callNotFound());

  let stamp = { content: -1, releases: -1, text: '' };
  const stampNow = () => {
    const content = api.contentRevision();
    const releases = api.registry().revision;
    if (stamp.content !== content || stamp.releases !== releases)
      stamp = { content, releases, text: `${content} ${releases}` };
    return stamp.text;
  };

  options.offerKept?.((url) => {
    const page = cache.peek(url, stampNow());
    return page?.statusCode === 200 ? finish(page) : undefined;
  });

  app.get('/*', async (request, reply) => {
    const { pathname, search, redirect } = readAddress(request.url);
    if (redirect) return reply.redirect(redirect + search, 301);
    const path = cacheKey(pathname, search);
    const now = stampNow();
    const page = cache.peek(path, now) ?? (await cache.get(path, now, () => renderer.render(path)));
    if (page.movedTo) return reply.header('cache-control', 'no-cache').redirect(page.movedTo + search, 301);
    return send(request, reply.headers(finish(page).headers), page);
  });
}

/** Each page has one address: no slash at the end, none twice, no backslash, no dot segments. */
function readAddress(url: string): { pathname: string; search: string; redirect?: string } {
  const start = url.indexOf('?');
  const pathname = start < 0 ? url : url.slice(0, start);
  const search = start < 0 ? '' : url.slice(start);
  const plain = `/${pathname
    .split(/[\\/]+/)
    .filter(Boolean)
    .join('/')}`;
  const target = moved[plain] ?? new URL(plain, 'http://portal').pathname;
  return target === pathname ? { pathname, search } : { pathname, search, redirect: target };
}

async function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
  if (page.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (page.statusCode === 503) reply.header('retry-after', '5');
  return reply.code(page.statusCode).send(await encodedPage(page, encoding));
}
