import type { FastifyRequest } from 'fastify';
import { CANDIDATE_PARAMETER } from '../../routing/page-state.ts';
import { previewShown } from './preview-visit.ts';
import { trialName, type Trial, type Trials } from './trial.ts';

/** The running trial whose candidate a tab names; a preview only where the browser has its cookie. */
export function candidateAsked(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  trials: Trials,
  isHttps: boolean,
): Trial | undefined {
  const asked = (query as Record<string, unknown>)[CANDIDATE_PARAMETER];
  if (asked === undefined) return undefined;
  const preview = previewShown(headers, trials, isHttps);
  const canaries = trials.current().filter(({ kind }) => kind === 'canary');
  return [...(preview ? [preview] : []), ...canaries].find((trial) => trialName(trial) === asked);
}
