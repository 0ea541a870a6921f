import { fetchResource } from './fetch-resource.ts';
import { request } from './http.ts';
import type { Answers, ResourceCache } from './resource-cache.ts';
import type { ResourceKey } from './resource-key.ts';

type Keep = (key: ResourceKey, data: unknown) => void;

/** Does the work of `usePrefetchResources`; `keep` writes into the cache. */
export function prefetchResources(
  cache: ResourceCache,
  keep: Keep,
  asked: readonly ResourceKey[] | undefined,
  together = '',
): void {
  const missing = (asked ?? cache.answered.get(together))?.filter((key) => isMissing(cache, key));
  let all = cache.together.get(together);
  // A single resource has an answer of its own, which the browser may have kept.
  if (!all && together && (missing?.length ?? 2) > 1) all = askTogether(cache, keep, together);
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
function askTogether(cache: ResourceCache, keep: Keep, address: string): Promise<Answers> {
  const answer = request<Answers>('GET', address)
    .catch((): Answers => ({}))
    .then((answers) => {
      const keys = Object.keys(answers) as ResourceKey[];
      // Nothing: perhaps the server had too much to do.
      if (keys[0]) cache.answered.set(address, keys);
      // Otherwise a change meanwhile has made it stale.
      if (cache.together.get(address) === answer && cache.together.delete(address))
        for (const key of keys)
          if (isMissing(cache, key)) {
            keep(key, answers[key]);
            cache.retain(key)();
          }
      return answers;
    });
  cache.together.set(address, answer);
  return answer;
}

function isMissing(cache: ResourceCache, key: ResourceKey): boolean {
  return !cache.isFresh(key) && !cache.pending.has(key);
}
