import { tagOf } from '@portal/api/answers/entity-tag';
import { keptHeaders } from '@portal/api/answers/kept-headers';
import { keepBody } from '@portal/api/answers/kept-body';
import { negotiate, type EncodedAnswer } from '@portal/api/answers/negotiate';
import type { FastifyInstance } from 'fastify';
import { PAGE_DATA_PATH } from '../routing/page-state.ts';
import { fetchResources } from './pipeline/fetch-resources.ts';
import type { PortalApi } from './pipeline/portal-api.ts';
import type { SiteOpening } from './pipeline/site-opening.ts';

export type PageDataRoutesOptions = {
  api: PortalApi;
  /** Milliseconds after which a resource is left out; a timeout. */
  timeLimit: number;
  /** Decides who sees the pages of a site that may not be open yet; by default everybody. */
  opening?: SiteOpening;
};

type Made = { content: number; releases: number; until: number; answer: Promise<EncodedAnswer> };

/** Milliseconds an answer is kept: some resources depend on the time of day. */
const KEPT_FOR = 10_000;
/** Brotli quality while a client waits. */
const QUALITY = 4;

const NOT_HERE = { error: 'Zu dieser Seite gibt es keine Daten.' };

/**
 * All data of a page in one answer, for prefetching (docs/specification.md#behaviour-common-to-all-routes): an object
 * with each resource that its section names in the release, except those that failed. The resources of a page are
 * requested once in ten seconds, and other addresses get no data.
 */
export async function pageDataRoutes(app: FastifyInstance, options: PageDataRoutesOptions): Promise<void> {
  const { api, timeLimit, opening } = options;
  const kept = new Map<string, Made>();

  const resourcesOf = (path: string) => {
    const pages = api.registry().sections.flatMap((section) => section.pages);
    const page = pages.find((one) => one.path === path);
    return page?.access ? undefined : page?.resources;
  };

  const answerOf = (path: string, resources: readonly string[]): Promise<EncodedAnswer> => {
    const [content, releases] = [api.contentRevision(), api.registry().revision];
    const known = kept.get(path);
    if (known?.content === content && known.releases === releases && performance.now() < known.until)
      return known.answer;
    const forget = () => kept.get(path) === made && kept.delete(path);
    const answer = fetchResources(api, resources, timeLimit).then(({ settled, isComplete }) => {
      if (!isComplete) forget();
      return finish(settled);
    });
    const made = { content, releases, until: performance.now() + KEPT_FOR, answer };
    kept.set(path, made);
    answer.catch(forget);
    return answer;
  };

  app.get<{ Querystring: { path: string } }>(
    PAGE_DATA_PATH,
    { schema: { querystring: pathAlone } },
    async (request, reply) => {
      const { path } = request.query;
      const resources = resourcesOf(path);
      const mayRead = (opening?.isOpen() ?? true) || (await opening?.admits(request));
      if (!resources || !mayRead) return reply.code(404).header('cache-control', 'no-store').send(NOT_HERE);
      return reply.send(await negotiate(await answerOf(path, resources), request, reply.code(200)));
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
function finish(settled: Awaited<ReturnType<typeof fetchResources>>['settled']): EncodedAnswer {
  const answers = Object.entries(settled).flatMap(([key, resource]) =>
    'data' in resource ? [[key, resource.data]] : [],
  );
  const body = Buffer.from(JSON.stringify(Object.fromEntries(answers)));
  const etag = `W/"${tagOf(body)}"`;
  return { etag, headers: keptHeaders('application/json; charset=utf-8', etag), ...keepBody(body, QUALITY) };
}
