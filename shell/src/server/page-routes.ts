import { METHODS, type IncomingHttpHeaders } from 'node:http';
import type { FinishedAnswer } from '@portal/api/answers/finished-answers';
import { negotiate, type EncodedAnswer } from '@portal/api/answers/negotiate';
import type { Registry, SectionOrigin } from '@portal/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isByNumber } from '../routing/moved-pages.ts';
import type { LiveRegistry } from '../routing/page-state.ts';
import { shownOf } from '../routing/shown-releases.ts';
import { createInsteadPages } from './pipeline/busy-page.ts';
import { movedFrom } from './pipeline/former-site.ts';
import { createHtmlCache, type Stamp, type StoredPage } from './pipeline/html-cache.ts';
import type { PageRenderer, RenderedPage } from './pipeline/page-renderer.ts';
import { NoShell } from './pipeline/release-set.ts';
import { readPageAddress, targetOf } from './pipeline/page-address.ts';
import { pageHeaders, pagePolicy, type PageHeadersOptions } from './pipeline/page-headers.ts';
import { pageVersion } from './pipeline/page-version.ts';
import type { PortalApi } from './pipeline/portal-api.ts';
import { isView, type Tally } from './pipeline/release-tally.ts';
import { RenderLineFull } from './worker/render-pool.ts';
import { createRenderTurns, TooManyRenders } from './pipeline/render-turns.ts';
import { workAhead } from './pipeline/work-ahead.ts';
import type { Shell } from './pipeline/shell-release.ts';
import { createSums } from './pipeline/sum-up.ts';
import { createCanaryDice } from './trials/canary-dice.ts';
import { finishCanary, makeCanary } from './trials/canary-pages.ts';
import { mayBePreview, readPreview } from './trials/preview-visit.ts';
import { sendAfterPreview, sendPreview, turnPreview } from './trials/trial-pages.ts';
import type { TrialRenderers } from './trials/trial-renderers.ts';
import type { Trial, Trials } from './trials/trial.ts';
import type { SiteOpening } from './pipeline/site-opening.ts';
import { visitOf, type Visit } from './worker/visit.ts';
import { isSameOrigin } from '@portal/api/same-origin';

export type PageRoutesOptions = PageHeadersOptions & {
  api: PortalApi;
  renderer: Pick<PageRenderer, 'registry' | 'prepare'> & { render(visit: Visit): Promise<RenderedPage> };
  /** Calls `prepare` before each change of the live releases, with the next ones, and waits for it. */
  beforeChange?: (prepare: (next: Registry) => Promise<void>) => void;
  /** Calls the listener after each change of the content revision. */
  onContentChange?: (listener: () => void) => void;
  /** The network of an address, for counting. */
  networkOf: (address: string) => string;
  /** Whether sections are still being published, so that a missing page may appear in seconds. */
  isStarting?: () => boolean;
  /** Called once with the lookup of kept pages by exact address. */
  offerKept?: (find: (url: string, headers?: IncomingHttpHeaders) => FinishedAnswer | undefined) => void;
  /** Candidates that some visitors get instead of the live version, and their renderer. */
  trials?: {
    running: Trials;
    renderers: Omit<TrialRenderers, 'close'>;
    roll?: () => number;
    /** Calls `prepare` before each change of the trials, with the next ones, and waits for it. */
    beforeChange?: (prepare: (next: readonly Trial[]) => Promise<void>) => void;
  };
  /** Decides who sees the pages of a site that may not be open yet; by default everybody. */
  opening?: SiteOpening;
  /** Called with each page that is sent to somebody who opens it. */
  tally?: Tally;
};

/** The pages of a closed site that everybody sees: the login, the way to open it, and the legal texts. */
const ALWAYS_OPEN = /^\/(?:auth|admin|impressum|datenschutz)(?:[/?]|$)/;

/**
 * Milliseconds that a change of releases waits at most for its worker to warm up and the most-read pages to be
 * rendered; a change of content does not wait, but stops rendering them after this time.
 */
const WARMING_TIME = 1_500;
/**
 * Milliseconds after a change during which the previous page is sent to everybody, even to the first visitor
 * (ARCHITECTURE.md#how-a-release-goes-live).
 */
const OVERLAP_TIME = 2_000;

/** Every path the API does not answer is a page: rendered once per content revision and per versions that it shows. */
export async function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): Promise<void> {
  const { api, renderer, trials } = options;
  const cache = createHtmlCache();
  const inTurn = createRenderTurns();
  const instead = createInsteadPages(api);

  // A logger of its own for each request would cost a fifth of a kept page's time; the renderer's warnings name their
  // path.
  app.setChildLoggerFactory((logger) => logger);

  const countView = ({ shows, statusCode }: StoredPage, asked: IncomingHttpHeaders) => {
    if (statusCode === 200 && isView(asked)) countShown(shows, 1);
  };
  const countShown = (shows: StoredPage['shows'] = [], count: number) => {
    for (const release of shows) options.tally?.(release, 'pages', { count });
  };

  // Naming each release of a page for each answer would be a hundredth of its time.
  const sums = createSums();
  app.addHook('onClose', async () => sums.tellAll());

  let finished = new WeakMap<StoredPage, EncodedAnswer>();
  const finish = (page: StoredPage, path: string): EncodedAnswer => {
    const known = finished.get(page);
    if (known) return known;
    const { etag, body } = page;
    const policy = pagePolicy(options, { ...page, sectionOrigins: stillAllowed(page, api.registry()) });
    const headers = { ...pageHeaders, etag, 'content-security-policy': policy };
    const countSent =
      page.statusCode === 200 ? sums.counter((views) => countShown(page.shows, views)) : () => undefined;
    const made: EncodedAnswer = {
      etag,
      headers,
      ...body,
      ...(page.isBrief && { isBrief: true }),
      ...(page.isRare && { isRare: true }),
      onSent: (asked) => {
        if (isView(asked)) countSent();
      },
      onSentElsewhere: (times, views) => {
        cache.credit(path, times);
        if (views > 0) countShown(page.shows, views);
      },
    };
    finished.set(page, made);
    return made;
  };

  // The framework knows only a few of the methods that Node.js accepts, and answers 404 to the others.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  app.all('/api/*', (_request, reply) => reply.callNotFound());

  // Before the body is read.
  const methods = app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD');
  app.route({ method: methods, url: '/*', onRequest: refuseMethod, handler: refuseMethod });

  let stamp: Stamp | undefined;
  let stamped: { content: number; source: Registry; shell: Shell | undefined } | undefined;
  let overlap: Stamp['overlap'];
  const stampNow = (): Stamp => {
    const content = api.contentRevision();
    const source = api.registry();
    const shell = api.shell(source);
    // Called for each kept page that is sent.
    if (stamp && stamped?.content === content && stamped.source === source && stamped.shell === shell) return stamp;
    stamped = { content, source, shell };
    const releases = releasesOf(source.revision, shell);
    // An outdated page may stand in for its successor, but not with an outdated policy.
    if (stamp?.releases !== releases) finished = new WeakMap();
    if (stamp?.content !== content || stamp.releases !== releases)
      stamp = { content, ...releasesStamp(renderer.registry(), shell), ...(overlap && { overlap }) };
    return stamp;
  };

  options.beforeChange?.(async (next) => {
    const prepared = await renderer.prepare(next);
    const { registry, shell, render } = prepared;
    const warm = async () => {
      const stampNext = { content: api.contentRevision(), ...releasesStamp(registry, shell) };
      await cache.prepare(stampNext, (path) => render(visitOf(path, registry)));
      await prepared.evaluate();
      // Last: canaries have a live version to stand in for them.
      await trials?.renderers.prepare(next);
    };
    // Pages not ready in time are made after the change, or for the first visitor.
    await Promise.race([warm().catch(() => undefined), after(WARMING_TIME)]);
    const { releases, versionAt } = stampNow();
    overlap = { releases, versionAt, until: performance.now() + OVERLAP_TIME };
  });

  const renderAhead = workAhead(async () => {
    const now = stampNow();
    const end = performance.now() + WARMING_TIME;
    for (const path of cache.mostReadWithout(now)) {
      // Another change meanwhile begins it anew.
      if (stampNow() !== now || performance.now() > end) return;
      await cache.renew(path, now, () => renderer.render(visitOf(path, renderer.registry())));
    }
  });
  options.onContentChange?.(renderAhead);

  trials?.beforeChange?.(async (next) => {
    await Promise.race([trials.renderers.warm(next), after(WARMING_TIME)]);
  });
  const canaryOf = trials
    ? createCanaryDice(trials.running, trials.renderers, trials.roll ?? Math.random)
    : () => undefined;

  const isOpen = () => options.opening?.isOpen() ?? true;
  const isAlwaysOpen = (url: string) => {
    const address = readPageAddress(url, renderer.registry());
    return ALWAYS_OPEN.test(address.redirect ?? address.pathname);
  };

  options.offerKept?.((url, headers = {}) => {
    if (mayBePreview(headers) || !isOpen()) return undefined;
    const page = cache.peek(url, stampNow());
    return page?.statusCode === 200 && !canaryOf(headers) ? finish(page, url) : undefined;
  });

  app.get('/*', async (request, reply) => {
    const url = targetOf(request.url);
    if (!isOpen() && !(await options.opening?.admits(request)) && !isAlwaysOpen(url)) {
      const name = await options.opening?.clubName().catch(() => undefined);
      return sendInstead(reply, 503, await instead.closed(name), options);
    }
    const turn = (render: () => Promise<RenderedPage>) => inTurn(options.networkOf(request.ip), render);
    try {
      const preview = trials && readPreview(url, request.headers, trials.running, options.isHttps);
      if (trials && preview?.step === 'show')
        return await sendPreview(request, reply, preview.trial, { ...options, renderers: trials.renderers, turn });
      const canary = trials && !preview && request.method === 'GET' ? canaryOf(request.raw.headers) : undefined;
      if (trials && canary) {
        const page = await makeCanary(url, trials.renderers.of(canary), turn);
        if (page) {
          countView(page, request.headers);
          return await reply.send(await negotiate(finishCanary(page, options), request, reply.code(page.statusCode)));
        }
      }
      const address = readPageAddress(url, renderer.registry());
      if (address.redirect !== undefined) {
        const moved = address.isPage ? undefined : await movedFrom(api, url);
        return moved ? leadOn(reply, moved) : reply.redirect(address.redirect, 301);
      }
      const { visit, pathname, search } = address;
      if (preview?.step === 'turn') return turnPreview(reply, preview.cookie, pathname, search);
      const { path } = visit;
      const now = stampNow();
      const render = () => turn(() => renderer.render(visit));
      const page = cache.peek(path, now) ?? (await cache.get(path, now, render));
      if (page.movedTo) return leadOn(reply, page.movedTo + search);
      if (page.statusCode === 404 || isByNumber(url)) {
        const moved = await movedFrom(api, url);
        if (moved) return leadOn(reply, moved);
      }
      if (page.statusCode === 404 && options.isStarting?.())
        return await sendInstead(reply, 503, await instead.starting(), options);
      if (page.statusCode === 503) reply.header('retry-after', '5');
      if (preview?.step === 'over') return await sendAfterPreview(reply, preview.cookie, page, options);
      if (request.method === 'GET') countView(page, request.headers);
      if (!isOpen()) reply.header('x-robots-tag', 'noindex');
      return await reply.send(await negotiate(finish(page, path), request, reply.code(page.statusCode)));
    } catch (error) {
      if (error instanceof TooManyRenders || error instanceof RenderLineFull)
        return sendInstead(reply, error.statusCode, await instead.busy(), options);
      if (error instanceof NoShell) return sendInstead(reply, error.statusCode, await instead.starting(), options);
      throw error;
    }
  });
}

/** Pages are only read (RFC 9110, section 15.5.6). */
async function refuseMethod(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).send();
}

/** Permanent, but revalidated: one day there may be a page at this address. */
function leadOn(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(target, 301);
}

/** The origins in a kept page's policy, without those that its sections may not load from any more. */
function stillAllowed({ sectionOrigins = [], shows = [] }: StoredPage, { sections }: Registry): SectionOrigin[] {
  const allowed = sections.filter(({ name }) => shows.some(({ section }) => section === name));
  const isAllowed = (shown: SectionOrigin) =>
    allowed.some(({ origins = [] }) => origins.some((one) => isSameOrigin(one, shown)));
  return sectionOrigins.filter(isAllowed);
}

function releasesOf(revision: number, shell: Shell | undefined): string {
  return `${revision} ${shell?.version ?? ''}`;
}

function releasesStamp(registry: LiveRegistry, shell: Shell | undefined): Pick<Stamp, 'releases' | 'versionAt'> {
  return {
    releases: releasesOf(registry.revision, shell),
    versionAt: (path) => pageVersion(shell, shownOf(registry, visitOf(path, registry).parts)),
  };
}

/** A portal that shuts down does not wait for it. */
function after(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time).unref());
}

function sendInstead(reply: FastifyReply, statusCode: number, page: string, options: PageHeadersOptions): FastifyReply {
  return reply
    .code(statusCode)
    .headers({ ...pageHeaders, 'cache-control': 'no-store', 'retry-after': '5' })
    .header('content-security-policy', pagePolicy(options, { providerOrigins: [] }))
    .send(page);
}
