import type { Registry } from '../contract/index.ts';

type Listener = (registry: Registry) => void;

export type ReleaseRegistry = ReturnType<typeof createReleaseRegistry>;

/**
 * The live releases in memory. New ones are `prepare`d before listeners are called: the result goes live here. When it
 * or `load` fails, the last known ones stay.
 */
export function createReleaseRegistry(
  load: () => Promise<Registry>,
  prepare = (next: Registry, _current: Registry) => Promise.resolve(next),
) {
  const listeners = new Set<Listener>();
  let current: Registry = { revision: 0, sections: [] };
  let queue: Promise<void> = Promise.resolve();

  async function reload(): Promise<void> {
    const next = await load();
    // A shell whose files were lost comes back without a new revision.
    if (next.revision === current.revision && next.shell?.version === current.shell?.version) return;
    const prepared = await prepare(next, current);
    current = prepared;
    for (const listener of listeners) listener(prepared);
  }

  return {
    current: (): Registry => current,

    /** Reads again; one after the other, so that an older answer never replaces a newer one. */
    refresh(): Promise<void> {
      const turn = queue.then(reload);
      queue = turn.catch(() => {});
      return turn;
    },

    /** Calls `listener` after every change; returns a function that removes it. */
    onChange(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
