import { AppError } from '../errors.ts';

/** Runs tasks, a few at a time, and refuses new ones when too many wait. */
export type WorkQueue = { run: <T>(task: () => Promise<T>) => Promise<T> };

/**
 * `atOnce` tasks run, up to `waiting` more wait for their turn in order of arrival.
 * @throws AppError 503 `busy` from `run` when the line is full
 */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  const turn = (): Promise<void> => {
    if (line.length >= waiting) throw tooBusy();
    return new Promise((resolve) => line.push(resolve));
  };

  /** The place goes straight to the next in line, so nobody can slip in between. */
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(task) {
      if (running < atOnce) running += 1;
      else await turn();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}

function tooBusy(): AppError {
  const message = 'Der Server bearbeitet gerade viele Bilder. Bitte gleich noch einmal versuchen.';
  return new AppError(503, 'busy', message, {}, { 'retry-after': '2' });
}
