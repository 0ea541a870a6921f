import { CANDIDATE_PARAMETER, REGISTRY_PATH, type PageRegistry, type RegistryAnswer } from '../routing/page-state.ts';

/** The releases a tab works with. */
export type KnownReleases = {
  /** The releases that the page shows, and all of them once another page is shown. */
  current(this: void): PageRegistry;
  /**
   * All live ones, requested once. Undefined if other versions are live by now than those the tab has shown, or they
   * may load from other origins: then it may show no further page, because no tab mixes two versions, and its policy
   * cannot change. Rejects if the request fails.
   */
  all(this: void): Promise<RegistryAnswer | undefined>;
  /** Resolves as {@link all} does, and makes its answer {@link current}; undefined once it is. */
  untilAll(this: void): Promise<RegistryAnswer | undefined> | undefined;
};

type Options = {
  /** The releases in the page. */
  page: PageRegistry;
  /** The version of the shell it was made with. */
  shell: string;
  /** The candidate among them that is not live; the tab keeps to it. */
  candidate?: string | undefined;
  /** Called with all releases as soon as they are known. */
  learn: (registry: PageRegistry) => void;
};

/**
 * Releases that become known during hydration are not used until another page is shown: a change of React's input would
 * discard the server's HTML of parts that are not hydrated yet.
 */
export function createKnownReleases({ page, shell, candidate, learn }: Options): KnownReleases {
  let current = page;
  let known: RegistryAnswer | undefined;
  let asked: Promise<RegistryAnswer | undefined> | undefined;

  const ask = async () => {
    const query = candidate ? `?${CANDIDATE_PARAMETER}=${candidate}` : '';
    const answer = await fetch(REGISTRY_PATH + query);
    if (!answer.ok) throw new Error(`${REGISTRY_PATH} is answered with ${answer.status}`);
    const all = (await answer.json()) as RegistryAnswer;
    const isLive = ({ name, version, origins }: PageRegistry['sections'][number]) =>
      all.sections.some((live) => live.name === name && live.version === version && live.origins === origins);
    if (all.shell !== shell || all.candidate !== candidate || !page.sections.every(isLive)) return undefined;
    known = all;
    learn(all);
    return all;
  };

  const all = () => {
    asked ??= ask();
    // The next caller requests them again.
    asked.catch(() => (asked = undefined));
    return asked;
  };

  const show = (registry: RegistryAnswer | undefined) => {
    if (registry) current = registry;
    return registry;
  };

  return {
    current: () => current,
    all,
    untilAll: () => (show(known) ? undefined : all().then(show)),
  };
}
