import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for changes that nothing announces: trials, and another instance opening the site. */
const LOOK_EVERY = 1_000;

/**
 * A front process with copies: the last state that it has confirmed, and the callers waiting until it confirms the
 * next.
 */
type Keeper = {
  tell: (state: number) => void;
  giveUp: () => void;
  limit: number;
  known: number;
  waiting: Set<() => void>;
};

/** The state that kept answers are valid in, as a number that every front process knows before a write is answered. */
export function createFrontState(app: FastifyInstance) {
  const keepers = new Set<Keeper>();
  let named = '';
  let number = 0;

  /** The number of the present state; a new number is sent to all front processes. */
  const current = (): number => {
    const name = nameOf(app);
    if (name === named) return number;
    named = name;
    number += 1;
    for (const { tell } of keepers) tell(number);
    return number;
  };

  const untilKnown = (keeper: Keeper, state: number): Promise<void> => {
    if (keeper.known >= state) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(keeper.giveUp, keeper.limit);
      const check = () => {
        if (keepers.has(keeper) && keeper.known < state) return;
        clearTimeout(timer);
        keeper.waiting.delete(check);
        resolve();
      };
      keeper.waiting.add(check);
    });
  };

  const look = () => void current();
  const timer = setInterval(look, LOOK_EVERY).unref();
  const stops = [app.releases.onChange(look), app.contentRevision.onChange(look)];

  return {
    /**
     * The state that a copy made now is valid in; undefined while canaries are on trial, because then the dice decide.
     */
    ofCopies: (): number | undefined => {
      const state = current();
      return app.releases.trials.current().some(({ share }) => share !== null) ? undefined : state;
    },
    /** Resolves when every front process knows the state at the time of the call. */
    async settled(): Promise<void> {
      const state = current();
      await Promise.all([...keepers].map((keeper) => untilKnown(keeper, state)));
    },
    /** `giveUp` is called when it has not learnt of a state within `limit` ms. */
    add(tell: (state: number) => void, giveUp: () => void, limit: number) {
      const keeper: Keeper = { tell, giveUp, limit, known: current(), waiting: new Set() };
      keepers.add(keeper);
      const check = () => {
        for (const waiting of keeper.waiting) waiting();
      };
      return {
        first: keeper.known,
        knows(state: number) {
          keeper.known = Math.max(keeper.known, state);
          check();
        },
        remove() {
          keepers.delete(keeper);
          check();
        },
      };
    },
    close() {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}

/** Everything that decides whether a finished answer is still the one to give. */
function nameOf({ contentRevision, releases, opening }: FastifyInstance): string {
  const { revision, shell } = releases.registry();
  const trials = releases.trials.current().map(({ id }) => id);
  return JSON.stringify([contentRevision.current(), revision, shell?.version, trials, opening.isOpen()]);
}
