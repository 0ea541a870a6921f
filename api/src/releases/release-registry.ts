import type { Registry } from '../contract/index.ts';

type Listener = (registry: Registry) => void;

export type ReleaseRegistry = ReturnType<typeof createReleaseRegistry>;

/**
 * The live releases in memory. New ones are `prepare`d before anybody hears of them. When that or `load` fails, the last
 * known ones stay.
 */
export function createReleaseRegistry(load: () => Promise<Registry>, prepare = async (_next: Registry) => {}) {
  const listeners = new Set<Listener>();
  let current: Registry = { revision: 0, sections: [] };
  let queue: Promise<void> = Promise.resolve();

  async function reload(): Promise<void> {
    const next = await load();
    if (next.revision === current.revision) return;
    await prepare(next);
    current = next;
    for (const listener of listeners) listener(next);
  }

  return {
    current: (): Registry => current,

    /** Reads again; one after the other, so that an older answer never replaces a newer one. */
    refresh(): Promise<void> {
      const turn = queue.then(reload);
      queue = turn.catch(() => {});
      return turn;
    },

    /** Calls `listener` after every change; returns how to stop that. */
    onChange(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
