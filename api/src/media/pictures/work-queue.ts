import { tryLater } from '../../errors.ts';

/** Runs tasks, a few at a time, and refuses new ones when too many wait. `owner` is the client of a task. */
export type WorkQueue = { run: <T>(task: () => Promise<T>, owner?: string) => Promise<T> };

type QueueLimits = {
  atOnce: number;
  waiting: number;
  /** Whether an error of one task means that those in line would only wait for the same. */
  failsAll?: (error: unknown) => boolean;
};

/** A task in line. */
type Waiting = { start: () => void; fail: (error: unknown) => void };

/**
 * `atOnce` tasks run, up to `waiting` more wait: owners take turns, so that one with many tasks holds nobody up; tasks
 * of one owner run in order of arrival.
 * @throws AppError 503 `busy` from `run` when too many wait
 */
export function createWorkQueue({ atOnce, waiting, failsAll = () => false }: QueueLimits): WorkQueue {
  /** The waiting tasks by owner; the owner whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>();
  let inLine = 0;
  let running = 0;

  const turn = (owner: string): Promise<void> => {
    if (inLine >= waiting)
      throw tryLater(503, 'busy', 'Der Server bearbeitet gerade viele Bilder. Bitte gleich noch einmal versuchen.', 2);
    inLine += 1;
    const line = lines.get(owner) ?? [];
    lines.set(owner, line);
    return new Promise((start, fail) => line.push({ start, fail }));
  };

  const takeNext = (): Waiting | undefined => {
    for (const [owner, line] of lines) {
      const next = line.shift();
      lines.delete(owner);
      if (line.length > 0) lines.set(owner, line);
      if (next) inLine -= 1;
      return next;
    }
    return undefined;
  };

  /** The place goes straight to the next in line, so nobody can slip in between. */
  const leave = (): void => {
    const next = takeNext();
    if (next) next.start();
    else running -= 1;
  };

  const turnAway = (error: unknown): void => {
    for (const next of [...lines.values()].flat()) next.fail(error);
    lines.clear();
    inLine = 0;
  };

  return {
    async run(task, owner = '') {
      if (running < atOnce) running += 1;
      else await turn(owner);
      try {
        return await task();
      } catch (error) {
        if (failsAll(error)) turnAway(error);
        throw error;
      } finally {
        leave();
      }
    },
  };
}
