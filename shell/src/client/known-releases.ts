import { REGISTRY_PATH, type PageRegistry, type RegistryAnswer } from '../routing/page-state.ts';

/** The releases a tab works with. */
export type KnownReleases = {
  /** Those its page shows, and all of them once they are known. */
  current(this: void): PageRegistry;
  /**
   * All live ones, asked for once. undefined where other versions are live by now than those the tab has shown: then it may
   * show no further page, because no tab mixes two versions. Rejects while they cannot be had.
   */
  all(this: void): Promise<RegistryAnswer | undefined>;
  /** As {@link all}, undefined once they are known. */
  untilAll(this: void): Promise<RegistryAnswer | undefined> | undefined;
  /** Calls `listener` when all are known; returns how to stop that. */
  onAll(this: void, listener: () => void): () => void;
};

/** `page` are the releases in the page, `shell` is the version of the shell it was made with. */
export function createKnownReleases(page: PageRegistry, shell: string): KnownReleases {
  const listeners = new Set<() => void>();
  let current = page;
  let asked: Promise<RegistryAnswer | undefined> | undefined;

  const ask = async () => {
    const answer = await fetch(REGISTRY_PATH);
    if (!answer.ok) throw new Error(`${REGISTRY_PATH} is answered with ${answer.status}`);
    const all = (await answer.json()) as RegistryAnswer;
    const isLive = ({ name, version }: PageRegistry['sections'][number]) =>
      all.sections.some((live) => live.name === name && live.version === version);
    if (all.shell !== shell || !page.sections.every(isLive)) return undefined;
    current = all;
    for (const listener of listeners) listener();
    return all;
  };

  const all = () => {
    asked ??= ask();
    // The next one that needs them asks again.
    asked.catch(() => (asked = undefined));
    return asked;
  };

  return {
    current: () => current,
    all,
    untilAll: () => (current === page ? all() : undefined),
    onAll(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
