import type { Hear } from './message-lines.ts';
import { startRenderProcess, type RenderProcess } from './render-process.ts';
import type { ServerCode } from './worker-protocol.ts';

/** The source of a pool's workers. */
export type WorkerSource = {
  /** A worker that runs `file`, if that is as it was `released`; its messages go to `onMessage`. */
  take(file: string, onMessage: Hear, released?: ServerCode['released']): RenderProcess;
  close(): Promise<void>;
};

/** MB of a worker's heap, and of its new objects: a page at a time leaves little garbage. */
const MEMORY_FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=8'];
/**
 * Milliseconds after which the next spare is started, once the worker that was taken has loaded: that one needs the CPU
 * for itself.
 */
const REST = 1_000;

const startWorker: WorkerSource['take'] = (file, onMessage, released = []) =>
  startRenderProcess({ file, released, flags: MEMORY_FLAGS, onMessage });

type Spare = { file: string; worker: RenderProcess; listen: (onMessage: Hear) => void };

/** Starts each worker when it is needed. */
export const freshWorkers: WorkerSource = { take: startWorker, close: () => Promise.resolve() };

/**
 * Keeps one worker that has loaded the shell and no section, so that the next one that is needed, after a crash or for
 * other releases, is there at once.
 */
export function keepSpareWorker(start = startWorker, rest = REST): WorkerSource {
  let spare: Spare | undefined;
  let timer: NodeJS.Timeout | undefined;
  let takes = 0;

  const startSpare = (file: string, released: ServerCode['released'] | undefined) => {
    // Nothing has been asked of it, so messages before it is taken are ignored.
    let hear: Hear = () => undefined;
    const worker = start(file, (message, body) => hear(message, body), released);
    const own: Spare = { file, worker, listen: (onMessage) => void (hear = onMessage) };
    spare = own;
    // One that ends by itself is not replaced, or a shell that fails to load would be retried without end.
    void worker.ended.then(() => {
      if (spare === own) spare = undefined;
    });
  };

  const dismiss = () => {
    clearTimeout(timer);
    const dismissed = spare?.worker;
    spare = undefined;
    dismissed?.kill();
    return dismissed?.ended;
  };

  return {
    take(file, onMessage, released) {
      const found = spare?.file === file ? spare : undefined;
      if (found) spare = undefined;
      found?.listen(onMessage);
      void dismiss();
      const take = (takes += 1);
      const startSoon = () => {
        if (take === takes) timer = setTimeout(() => startSpare(file, released), rest).unref();
      };
      if (found) {
        startSoon();
        return found.worker;
      }
      let isLoaded = false;
      const hear: Hear = (message, body) => {
        if (!isLoaded) startSoon();
        isLoaded = true;
        onMessage(message, body);
      };
      return start(file, hear, released);
    },
    close: async () => {
      takes += 1;
      await dismiss();
    },
  };
}
