import { tagOf } from '@portal/api/answers/entity-tag';
import { keptHeaders } from '@portal/api/answers/kept-headers';
import { keepBody } from '@portal/api/answers/kept-body';
import { negotiate, type EncodedAnswer } from '@portal/api/answers/negotiate';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isListed } from '../routing/content-pages.ts';
import { isPattern } from '../routing/matching.ts';
import { PAGE_DATA_PATH, type LivePage } from '../routing/page-state.ts';
import { fetchResources, type Fetched } from './pipeline/fetch-resources.ts';
import { namingKeys, statusOf } from './pipeline/naming-resource.ts';
import { readPageAddress } from './pipeline/page-address.ts';
import type { PageRenderer } from './pipeline/page-renderer.ts';
import type { PortalApi } from './pipeline/portal-api.ts';
import type { SiteOpening } from './pipeline/site-opening.ts';
import { visitOf } from './worker/visit.ts';

export type PageDataRoutesOptions = {
  api: PortalApi;
  /** Matches addresses, and names the data of pages whose release does not. */
  renderer: Pick<PageRenderer, 'registry' | 'nameResources'>;
  /** The network of a client's address. */
  networkOf: (address: string) => string;
  /** Milliseconds after which a resource is left out; a timeout. */
  timeLimit: number;
  /** Decides who sees the pages of a site that may not be open yet; by default everybody. */
  opening?: SiteOpening;
};

type Kept = { key: string; until: number; answer: EncodedAnswer };

/** Milliseconds an answer is kept: some resources depend on the time of day. */
const KEPT_FOR = 10_000;
/** Bytes of kept answers, estimated with their compressed forms: anybody can name the addresses of many entries. */
const MOST_KEPT = 16_000_000;
/** Answers under way whose data the worker names: anybody can invent addresses, and pages wait for the same worker. */
const MOST_QUESTIONS = 8;
/** Of these for one network: a visitor passes over several links at once, and none may take all. */
const MOST_FOR_ONE = 3;
/** Brotli quality while a client waits. */
const QUALITY = 4;

const NOT_HERE = { error: 'Zu dieser Seite gibt es keine Daten.' };

/**
 * All data of a public page in one answer, for prefetching (docs/specification.md#behaviour-common-to-all-routes): an
 * object with each resource that its section names, except those that failed. The release names them, or the page
 * itself where they depend on its address or the day. They are requested once in ten seconds; other addresses get no
 * data.
 */
export async function pageDataRoutes(app: FastifyInstance, options: PageDataRoutesOptions): Promise<void> {
  const { api, renderer, networkOf, timeLimit, opening } = options;
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ answer }, path) => 2 * answer.size + path.length + 512,
  });
  const underWay = new Map<string, Promise<EncodedAnswer | undefined>>();
  /** The networks that asked the questions under way. */
  const askers: string[] = [];

  const findPage = (path: string): LivePage | undefined => {
    const registry = renderer.registry();
    const pages = registry.sections.flatMap((section) => section.pages);
    const fixed = pages.find((page) => page.path === path && !isPattern(page));
    if (fixed) return fixed;
    const address = readPageAddress(path, registry);
    const isCanonical = address.redirect === undefined && address.pathname === path && address.search === '';
    return isCanonical ? address.visit.page : undefined;
  };

  /** An unlisted page behind a parameter shows what is secret, and names no data. */
  const publicPage = (path: string): LivePage | undefined => {
    const page = findPage(path);
    return page && !page.access && (!isPattern(page) || isListed(page)) ? page : undefined;
  };

  const nameResources = (path: string) =>
    renderer.nameResources(visitOf(path, renderer.registry())).catch(() => undefined);

  const keyOf = (path: string) => `${api.contentRevision()} ${api.registry().revision} ${path}`;

  const make = async (path: string, page: LivePage, key: string): Promise<EncodedAnswer | undefined> => {
    const resources = page.resources ?? (await nameResources(path));
    if (!resources) return undefined;
    const fetched = await fetchResources(api, resources, timeLimit);
    const answer = finish(fetched.settled);
    // The number of invented addresses has no end.
    const isThere = !isPattern(page) || statusOf(true, fetched, namingKeys(page.path, resources)) === 200;
    if (fetched.isComplete && isThere && key === keyOf(path))
      kept.set(path, { key, until: performance.now() + KEPT_FOR, answer });
    return answer;
  };

  const answerOf = (path: string, page: LivePage, network: string): Promise<EncodedAnswer | undefined> => {
    const key = keyOf(path);
    const known = kept.get(path);
    if (known?.key === key && performance.now() < known.until) return Promise.resolve(known.answer);
    const begun = underWay.get(key);
    if (begun) return begun;
    const isQuestion = !page.resources;
    if (isQuestion) {
      const ofNetwork = askers.filter((asker) => asker === network).length;
      if (askers.length >= MOST_QUESTIONS || ofNetwork >= MOST_FOR_ONE) return Promise.resolve(undefined);
      askers.push(network);
    }
    const answer = make(path, page, key).finally(() => {
      underWay.delete(key);
      if (isQuestion) askers.splice(askers.indexOf(network), 1);
    });
    underWay.set(key, answer);
    return answer;
  };

  app.get<{ Querystring: { path: string } }>(
    PAGE_DATA_PATH,
    { schema: { querystring: pathAlone } },
    async (request, reply) => {
      const { path } = request.query;
      const page = publicPage(path);
      const mayRead = (opening?.isOpen() ?? true) || (await opening?.admits(request));
      const answer = page && mayRead ? await answerOf(path, page, networkOf(request.ip)) : undefined;
      if (!answer) return reply.code(404).header('cache-control', 'no-store').send(NOT_HERE);
      return reply.send(await negotiate(answer, request, reply.code(200)));
    },
  );
}

const pathAlone = {
  type: 'object',
  properties: { path: { type: 'string', maxLength: 200 } },
  required: ['path'],
  additionalProperties: false,
} as const;

/** Failed resources are missing: the page requests them itself, and shows the failure. */
function finish(settled: Fetched['settled']): EncodedAnswer {
  const answers = Object.entries(settled).flatMap(([key, resource]) =>
    'data' in resource ? [[key, resource.data]] : [],
  );
  const body = Buffer.from(JSON.stringify(Object.fromEntries(answers)));
  const etag = `W/"${tagOf(body)}"`;
  return { etag, headers: keptHeaders('application/json; charset=utf-8', etag), ...keepBody(body, QUALITY) };
}
