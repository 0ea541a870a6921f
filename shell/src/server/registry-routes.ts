import { tagOf } from '@portal/api/answers/entity-tag';
import type { FinishedAnswer } from '@portal/api/answers/finished-answers';
import { keepBody } from '@portal/api/answers/kept-body';
import { keptHeaders } from '@portal/api/answers/kept-headers';
import { negotiate, type EncodedAnswer } from '@portal/api/answers/negotiate';
import type { Registry } from '@portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { REGISTRY_PATH, type RegistryAnswer } from '../routing/page-state.ts';
import { workerSettings } from './discovery/worker-settings.ts';
import { candidateAsked } from './trials/candidate-asked.ts';
import { trialName, withCandidate, type Trial, type Trials } from './trials/trial.ts';
import type { PortalApi } from './pipeline/portal-api.ts';
import { liveRegistry } from './pipeline/live-releases.ts';
import type { SiteOpening } from './pipeline/site-opening.ts';
import type { Shell } from './pipeline/shell-release.ts';

export type RegistryRoutesOptions = {
  api: PortalApi;
  /** Candidates that some visitors get instead of the live version. */
  trials?: Trials;
  isHttps?: boolean;
  /** Called once with the lookup of the kept answer by exact address. */
  offerKept?: (find: (url: string) => FinishedAnswer | undefined) => void;
  /** Decides who sees the pages of a site that may not be open yet; by default everybody. */
  opening?: SiteOpening;
};

/** None of the tab's versions is live here: its next page comes from the server. */
const nothingLive: RegistryAnswer = { revision: 0, sections: [], menu: [], accountPages: [], shell: '' };

/** Brotli quality; the answer is made once for each set of releases. */
const QUALITY = 9;

/**
 * All live releases, for browsers that leave their first page: pages carry only those they show. A tab with a candidate
 * names it, and gets it as long as it is on trial.
 */
export async function registryRoutes(app: FastifyInstance, options: RegistryRoutesOptions): Promise<void> {
  const { api, trials, offerKept, opening } = options;
  let made: { source: Registry; shell: Shell; answer: EncodedAnswer } | undefined;

  const current = (): EncodedAnswer | undefined => {
    const source = api.registry();
    const shell = api.shell(source);
    if (!shell) return undefined;
    if (made?.source !== source || made.shell !== shell)
      made = { source, shell, answer: answerOf(source, shell, workerOf(shell)) };
    return made.answer;
  };

  const answerOn = (trial: Trial): EncodedAnswer | undefined => {
    const source = withCandidate(api, trial.descriptor).registry();
    const shell = api.shell(source);
    // Nothing of a preview is kept.
    return shell && answerOf(source, shell, trial.kind === 'preview' ? undefined : workerOf(shell), trial);
  };

  /** The service worker caches the live versions. */
  const workerOf = (shell: Shell) => workerSettings(shell, liveRegistry(api.registry(), api))?.version;

  const answerOf = (source: Registry, shell: Shell, worker: string | undefined, trial?: Trial): EncodedAnswer => {
    const { homeSlots: _known, ...live } = liveRegistry(source, api);
    const body: RegistryAnswer = {
      ...live,
      shell: shell.version,
      ...(worker && { worker }),
      ...(trial && { candidate: trialName(trial) }),
    };
    const bytes = Buffer.from(JSON.stringify(body));
    const etag = `"${tagOf(bytes)}"`;
    const kept = keptHeaders('application/json; charset=utf-8', etag);
    const headers = trial ? { ...kept, 'cache-control': 'private, no-store' } : kept;
    return { etag, headers, ...keepBody(bytes, QUALITY) };
  };

  const isOpen = () => opening?.isOpen() ?? true;

  offerKept?.((url) => (url === REGISTRY_PATH && isOpen() ? current() : undefined));

  app.get(REGISTRY_PATH, async (request, reply) => {
    if (!isOpen() && !(await opening?.admits(request)))
      return reply.header('cache-control', 'no-store').send(nothingLive);
    const trial = trials && candidateAsked(request, trials, options.isHttps ?? false);
    const answer = trial ? answerOn(trial) : current();
    if (!answer) return reply.code(503).header('retry-after', '5').send();
    return reply.send(await negotiate(answer, request, reply.code(200)));
  });
}
