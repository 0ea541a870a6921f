import { tagOf } from '@portal/api/answers/entity-tag';
import type { FinishedAnswer } from '@portal/api/answers/finished-answers';
import { keepBody } from '@portal/api/answers/kept-body';
import { negotiate, type EncodedAnswer } from '@portal/api/answers/negotiate';
import type { Registry } from '@portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { REGISTRY_PATH, type RegistryAnswer } from '../../routing/page-state.ts';
import { workerSettings } from '../discovery/worker-settings.ts';
import type { PortalApi } from '../worker/portal-api.ts';
import { liveRegistry } from './live-releases.ts';
import type { Shell } from './shell-release.ts';

export type RegistryRoutesOptions = {
  api: PortalApi;
  /** Called once with the lookup of the kept answer by exact address. */
  offerKept?: (find: (url: string) => FinishedAnswer | undefined) => void;
};

/** Brotli quality; the answer is made once for each set of releases. */
const QUALITY = 9;

/** All live releases, for browsers that leave the page they came to: pages carry only those they show. */
export async function registryRoutes(app: FastifyInstance, { api, offerKept }: RegistryRoutesOptions): Promise<void> {
  let made: { source: Registry; shell: Shell; answer: EncodedAnswer } | undefined;

  const current = (): EncodedAnswer | undefined => {
    const source = api.registry();
    const shell = api.shell(source);
    if (!shell) return undefined;
    if (made?.source !== source || made.shell !== shell) made = { source, shell, answer: answerOf(source, shell) };
    return made.answer;
  };

  const answerOf = (source: Registry, shell: Shell): EncodedAnswer => {
    const registry = liveRegistry(source, api);
    const worker = workerSettings(shell, registry)?.version;
    const body: RegistryAnswer = { ...registry, shell: shell.version, ...(worker && { worker }) };
    const bytes = Buffer.from(JSON.stringify(body));
    const etag = `"${tagOf(bytes)}"`;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
    };
    return { etag, headers, ...keepBody(bytes, QUALITY) };
  };

  offerKept?.((url) => (url === REGISTRY_PATH ? current() : undefined));

  app.get(REGISTRY_PATH, async (request, reply) => {
    const answer = current();
    if (!answer) return reply.code(503).header('retry-after', '5').send();
    return reply.send(await negotiate(answer, request, reply.code(200)));
  });
}
