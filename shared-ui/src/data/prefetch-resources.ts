import { fetchResource } from './fetch-resource.ts';
import { HttpError, request } from './http.ts';
import type { Answers, ResourceCache } from './resource-cache.ts';
import type { ResourceKey } from './resource-key.ts';

type Target = { cache: ResourceCache; keep: (key: ResourceKey, data: unknown) => void };

/** Does the work of `usePrefetchResources`. */
export function prefetchResources(
  target: Target,
  asked: readonly ResourceKey[] | undefined,
  together: string | undefined,
): void {
  const { cache, keep } = target;
  const before = together === undefined ? 'refused' : cache.answered.get(together);
  const keys = asked ?? (before === 'refused' ? [] : before);
  const missing = keys?.filter((key) => isMissing(cache, key));
  let all = together === undefined ? undefined : cache.together.get(together);
  // A single resource has an answer of its own, which the browser may have kept.
  if (!all && together !== undefined && before !== 'refused' && (!missing || missing.length > 1))
    all = askTogether(target, together);
  for (const key of missing ?? []) {
    const release = cache.retain(key);
    const answer = all?.then((answers) => (key in answers ? answers[key] : fetchResource(key))) ?? fetchResource(key);
    cache.pending.set(key, answer);
    const isWanted = () => cache.pending.get(key) === answer;
    answer
      .then((data) => isWanted() && keep(key, data))
      .catch(() => undefined)
      .finally(() => {
        if (isWanted()) cache.pending.delete(key);
        release();
      });
  }
}

/** Keeps what nobody waits for, too. Resolves with nothing on failure. */
function askTogether({ cache, keep }: Target, address: string): Promise<Answers> {
  const answer = request<Answers>('GET', address).then(
    (answers) => {
      const keys = Object.keys(answers) as ResourceKey[];
      cache.answered.set(address, keys);
      // Otherwise a change meanwhile has made it stale.
      if (!end()) return answers;
      for (const key of keys.filter((one) => isMissing(cache, one))) {
        keep(key, answers[key]);
        cache.retain(key)();
      }
      return answers;
    },
    (error: unknown): Answers => {
      if (error instanceof HttpError) cache.answered.set(address, 'refused');
      end();
      return {};
    },
  );
  const end = () => cache.together.get(address) === answer && cache.together.delete(address);
  cache.together.set(address, answer);
  return answer;
}

function isMissing(cache: ResourceCache, key: ResourceKey): boolean {
  return !cache.isFresh(key) && !cache.pending.has(key);
}
