import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyPage } from './busy-page.ts';
import { createHtmlCache, encodedPage, type StoredPage } from './html-cache.ts';
import { liveRegistry } from './live-releases.ts';
import type { RenderedPage } from './page-renderer.ts';
import { readPageAddress } from './page-address.ts';
import { pageHeaders, pagePolicy, type PageHeadersOptions } from './page-headers.ts';
import type { PortalApi } from './portal-api.ts';
import { RenderLineFull } from './render-pool.ts';
import { createRenderTurns, TooManyRenders } from './render-turns.ts';
import type { Visit } from './visit.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A kept page, as whoever sends kept answers past the framework takes it. */
export type FinishedPage = {
  etag: string;
  headers: Readonly<Record<string, string>>;
  size: number;
  ready(encoding: Encoding): Buffer | undefined;
};

export type PageRoutesOptions = PageHeadersOptions & {
  api: PortalApi;
  renderer: { render(visit: Visit): Promise<RenderedPage> };
  /** The encoding for an `accept-encoding` header and a number of bytes, the same for pages as for the API. */
  chooseEncoding: (accepted: string | undefined, size: number) => Encoding;
  /** Whom an address belongs to, for counting. */
  networkOf: (address: string) => string;
  /** Told once where kept pages are found by their exact address. */
  offerKept?: (find: (url: string) => FinishedPage | undefined) => void;
};

/** Every path the API does not answer is a page: rendered once per content revision and set of releases. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { api, renderer } = options;
  const cache = createHtmlCache();
  const inTurn = createRenderTurns();
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

  const registryNow = () => {
    const source = api.registry();
    if (known.revision !== source.revision) known = { revision: source.revision, registry: liveRegistry(source, api) };
    return known.registry;
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
    const address = readPageAddress(request.url, registryNow());
    if (address.redirect !== undefined) return reply.redirect(address.redirect, 301);
    const { visit, search } = address;
    const { path } = visit;
    const now = stampNow();
    const render = () => inTurn(options.networkOf(request.ip), () => renderer.render(visit));
    try {
      const page = cache.peek(path, now) ?? (await cache.get(path, now, render));
      if (page.movedTo) return reply.header('cache-control', 'no-cache').redirect(page.movedTo + search, 301);
      return await send(request, reply.headers(finish(page).headers), page);
    } catch (error) {
      if (error instanceof TooManyRenders || error instanceof RenderLineFull)
        return sendBusy(reply, error.statusCode, options);
      throw error;
    }
  });

  const send = async (request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> => {
    if (page.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const encoding = options.chooseEncoding(request.headers['accept-encoding'], page.identity.length);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (page.statusCode === 503) reply.header('retry-after', '5');
    return reply.code(page.statusCode).send(await encodedPage(page, encoding));
  };
}

function sendBusy(reply: FastifyReply, statusCode: number, options: PageHeadersOptions): FastifyReply {
  return reply
    .code(statusCode)
    .headers({ ...pageHeaders, 'cache-control': 'no-store', 'retry-after': '5' })
    .header('content-security-policy', pagePolicy(options, []))
    .send(busyPage);
}
