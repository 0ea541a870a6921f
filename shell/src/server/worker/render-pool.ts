import { Worker } from 'node:worker_threads';
import type { LiveRegistry } from '../../routing/page-state.ts';
import { watchGrowth } from './watch-growth.ts';
import type {
  ServerBundle,
  WorkerAnswers,
  WorkerData,
  WorkerReady,
  WorkerReply,
  WorkerRequest,
} from './worker-protocol.ts';

/** Why a worker gave no answer: timeout, out of memory, or exit. */
type Abortion = 'slow' | 'greedy' | 'ended';

/** A worker that did not answer in time or died; `section` is the one whose code was running, when that is known. */
export class RenderAborted extends Error {
  constructor(
    message: string,
    readonly why: Abortion,
    readonly section: string | undefined,
  ) {
    super(section ? `${message} in section ${section}` : message);
  }
}

/** As many jobs wait as may. */
export class RenderLineFull extends Error {
  readonly statusCode = 503;
}

export type RenderPoolOptions = {
  /** Absolute path of the built worker. */
  workerFile: string;
  bundles: readonly ServerBundle[];
  registry: LiveRegistry;
  /** Milliseconds one job may run. */
  timeLimit: number;
  /** Called with sections that were not run because their files are damaged. */
  onDamage?: (section: string) => void;
};

/** Renders with one set of releases; a new set gets a new pool, so no module is ever stale. */
export type RenderPool = {
  ask<R extends WorkerRequest>(request: R): Promise<WorkerAnswers[R['type']]>;
  close(): Promise<void>;
};

type Job = { request: WorkerRequest; resolve: (answer: never) => void; reject: (error: Error) => void };

/** Jobs that may wait; beyond that, asking is refused. */
const QUEUE_LIMIT = 500;
const WORKER_MEMORY_MB = 160;
/** Of new objects; a page at a time leaves little garbage, and the process's own setting would cost twice as much here. */
const WORKER_YOUNG_MEMORY_MB = 24;
/** Bytes of buffers that a worker may keep, which its heap limit does not count: more means that a section leaks. */
const MOST_OUTSIDE = 96 * 1024 * 1024;
/** All that a section's code sees of the environment; the portal's own holds secrets. */
const WORKER_ENVIRONMENT = { NODE_ENV: 'production' };
/** Milliseconds a worker may take to load the shell; no section's code runs before, so none is blamed for it. */
const START_LIMIT = 30_000;

/** One worker thread, one job at a time, started on first use and replaced when it hangs or dies. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { workerFile, bundles, registry, timeLimit, onDamage } = options;
  const queue: Job[] = [];
  let worker: Worker | undefined;
  /** Set while the worker loads the shell. */
  let starting: NodeJS.Timeout | undefined;
  let running: (Job & { id: number; endLimits: () => void }) | undefined;
  let lastId = 0;
  let isClosed = false;
  const current = new SharedArrayBuffer(4);

  const start = () => {
    // Only here: between two jobs the worker itself notes whose late code runs.
    Atomics.store(new Int32Array(current), 0, 0);
    const workerData: WorkerData = { bundles, registry, current };
    const started = new Worker(workerFile, {
      workerData,
      env: WORKER_ENVIRONMENT,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB, maxYoungGenerationSizeMb: WORKER_YOUNG_MEMORY_MB },
    });
    started.unref();
    starting = setTimeout(() => abort('slow', `Render worker did not start within ${START_LIMIT} ms`), START_LIMIT);
    started.on('message', (message: WorkerReply | WorkerReady) => {
      if (started !== worker) return;
      if ('id' in message) return settle(message);
      endStart();
      next();
    });
    started.on('error', (error) => started === worker && abort(whyOf(error), `Render worker died: ${error.message}`));
    started.on('exit', () => started === worker && abort('ended', 'Render worker ended'));
    return started;
  };

  const endStart = () => {
    clearTimeout(starting);
    starting = undefined;
  };

  const next = () => {
    if (running || queue.length === 0) return;
    worker ??= start();
    const job = starting ? undefined : queue.shift();
    if (!job) return;
    const id = ++lastId;
    running = { ...job, id, endLimits: limit() };
    worker.postMessage({ id, ...job.request });
  };

  const limit = () => {
    const timer = setTimeout(() => abort('slow', `Render took longer than ${timeLimit} ms`), timeLimit);
    const endWatch = watchGrowth(() => abort('greedy', 'Render took too much memory'));
    return () => {
      clearTimeout(timer);
      endWatch();
    };
  };

  const settle = (reply: WorkerReply) => {
    if (running?.id !== reply.id) return;
    const job = running;
    running = undefined;
    job.endLimits();
    for (const section of reply.damaged ?? []) onDamage?.(section);
    if (reply.outside > MOST_OUTSIDE) replaceWorker();
    if (reply.ok) job.resolve(reply.answer as never);
    else job.reject(new Error(reply.message));
    next();
  };

  /** The next job starts a new one. */
  const replaceWorker = () => {
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
  };

  const abort = (why: Abortion, message: string) => {
    const job = running;
    const index = Atomics.load(new Int32Array(current), 0);
    running = undefined;
    replaceWorker();
    if (starting) {
      endStart();
      for (const waiting of queue.splice(0)) waiting.reject(new Error(message));
    }
    if (job) {
      const aborted = new RenderAborted(message, why, bundles[index - 1]?.name);
      job.endLimits();
      job.reject(aborted);
      if (aborted.section) refuseWaiting(aborted.section, aborted);
    }
    next();
  };

  /** Otherwise waiting requests would hang at the same section, one after the other. */
  const refuseWaiting = (section: string, reason: RenderAborted) => {
    for (const job of queue.splice(0)) {
      if ('without' in job.request && !job.request.without.includes(section)) job.reject(reason);
      else queue.push(job);
    }
  };

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('Render pool is closed'));
        if (queue.length >= QUEUE_LIMIT) return reject(new RenderLineFull('Too many pages wait to be rendered'));
        queue.push({ request, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      while (running || queue.length > 0) await new Promise((done) => setTimeout(done, 20));
      const ended = worker;
      worker = undefined;
      await ended?.terminate();
    },
  };
}

function whyOf(error: Error): Abortion {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'greedy' : 'ended';
}
