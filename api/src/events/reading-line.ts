import { tryLater } from '../errors.ts';

/** ms; a database that hangs is no reason to rest for minutes. */
const LONGEST_REST = 1_000;

type LineOptions = {
  atOnce: number;
  /** The pause after a task, as a multiple of its duration. */
  rest?: number;
  /** More than these are refused. */
  waiting?: number;
};

/** Runs tasks in turn, a few at once. Throws 429 `busy` when too many wait. */
export function createReadingLine({ atOnce, rest = 0, waiting = Infinity }: LineOptions) {
  const line: (() => void)[] = [];
  let free = atOnce;

  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else {
      if (line.length >= waiting)
        throw tryLater(
          429,
          'busy',
          'Gerade werden sehr viele Termine nachgesehen. Bitte gleich noch einmal versuchen.',
          2,
        );
      await new Promise<void>((resolve) => line.push(resolve));
    }
    const began = performance.now();
    try {
      return await task();
    } finally {
      const pause = Math.min(LONGEST_REST, (performance.now() - began) * rest);
      if (pause > 0) setTimeout(leave, pause);
      else leave();
    }
  };
}
