import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { matchPage } from '../app/matching.ts';
import { createHtmlCache, type StoredPage } from './html-cache.ts';
import { liveRegistry } from './live-releases.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageHeaders, pagePolicy, type PageHeadersOptions } from './page-headers.ts';
import type { PortalApi } from './portal-api.ts';

export type PageRoutesOptions = PageHeadersOptions & { api: PortalApi; renderer: PageRenderer };

/** Addresses that moved: the third fallback slide of the specification points to /verein (product, decision 2). */
const moved: Readonly<Record<string, string>> = { '/verein': '/ueber-uns' };

/** Every path the API does not answer is a page: rendered once per content revision and set of releases. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { api, renderer } = options;
  const cache = createHtmlCache();
  let known = { revision: -1, registry: liveRegistry({ revision: -1, sections: [] }, api) };

  const policies = new Map<string, string>();
  const headersOf = ({ providerOrigins }: StoredPage) => {
    const key = providerOrigins.join(' ');
    const policy = policies.get(key) ?? pagePolicy(options, providerOrigins);
    policies.set(key, policy);
    return { ...pageHeaders, 'content-security-policy': policy };
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

  const stampNow = () => `${api.contentRevision()} ${api.registry().revision}`;

  /** A page that is kept under exactly this address is sent before anything else looks at the request. */
  const sendKept: onRequestHookHandler = (request, reply, done) => {
    const page = cache.peek(request.url, stampNow());
    if (page) send(request, reply, page, headersOf(page));
    else done();
  };

  app.get('/*', { onRequest: sendKept }, async (request, reply) => {
    const { pathname, search, redirect } = readAddress(request.url);
    if (redirect) return reply.redirect(redirect + search, 301);
    const path = cacheKey(pathname, search);
    const stamp = stampNow();
    const page = cache.peek(path, stamp) ?? (await cache.get(path, stamp, () => renderer.render(path)));
    send(request, reply, page, headersOf(page));
    return reply;
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

/** Past Fastify's own sending: its hooks have nothing to add to a finished page and would double what it costs. */
function send(request: FastifyRequest, reply: FastifyReply, page: StoredPage, headers: Record<string, string>): void {
  const { statusCode, etag } = page;
  reply.hijack();
  const all = { ...reply.getHeaders(), ...headers, etag } as OutgoingHttpHeaders;
  if (statusCode === 200 && request.headers['if-none-match'] === etag) {
    reply.raw.writeHead(304, all).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  if (statusCode === 503) all['retry-after'] = '5';
  all['content-length'] = page[encoding].length;
  reply.raw.writeHead(statusCode, all).end(page[encoding]);
}
