import type { LiveRegistry } from '../../routing/page-state.ts';
import { SHELL } from '../../routing/shown-releases.ts';
import { readIntact } from './intact-bundle.ts';
import { waitedForCpu } from './process-tree.ts';
import type { Hear } from './message-lines.ts';
import type { RenderProcess } from './render-process.ts';
import { growthWatch } from './watch-growth.ts';
import { startDeadline } from './work-deadline.ts';
import {
  isAnswerTo,
  isWorkerReply,
  type ServerBundle,
  type ServerCode,
  type ToWorker,
  type WorkerAnswers,
  type WorkerReply,
  type WorkerRequest,
} from './worker-protocol.ts';
import { freshWorkers, type WorkerSource } from './worker-source.ts';

/** Why a worker gave no answer: timeout, out of memory, or exit. */
type Abortion = 'slow' | 'greedy' | 'ended';

/** A worker that did not answer in time or died; `section` is the one whose code was running, when that is known. */
export class RenderAborted extends Error {
  constructor(
    reason: string,
    readonly why: Abortion,
    readonly section: string | undefined,
  ) {
    super(`Render worker was given up: ${reason}${section ? ` in section ${section}` : ''}`);
  }
}

/** A worker that ended before it had loaded the shell; `reason` is its output. */
export class RenderNotStarted extends Error {
  constructor(readonly reason: string) {
    super(`Render worker did not start: ${reason}`);
  }
}

/** The worker's own code for the shell has thrown. */
export class RenderFailed extends Error {}

/** The queue of jobs is full. */
export class RenderLineFull extends Error {
  readonly statusCode = 503;
}

export type RenderPoolOptions = {
  /** Absolute path of the built worker; all its code is in this file. */
  workerFile: string;
  /** The released file to compare it with before it runs; left out if it was not released. */
  released?: ServerCode['released'];
  workers?: WorkerSource;
  bundles: readonly ServerBundle[];
  registry: LiveRegistry;
  /** Milliseconds one job may run (work-deadline.ts). */
  timeLimit: number;
  /** Called with the names of releases, sections or the shell, that were not run because their files are damaged. */
  onDamage?: (name: string) => void;
};

/** Renders with one set of releases; a new set gets a new pool, so no module is ever stale. */
export type RenderPool = {
  ask<R extends WorkerRequest>(request: R): Promise<WorkerAnswers[R['type']]>;
  close(): Promise<void>;
};

type Answer = Extract<WorkerReply, { type: 'answer' }>;
type Job = { request: WorkerRequest; resolve: (answer: never) => void; reject: (error: Error) => void };

/** Jobs that may wait; beyond that, asking is refused. */
const QUEUE_LIMIT = 500;
/** How often a worker may need code during a job: once for each section, and for each part of one that must not run. */
const MOST_NEEDS = 1_000;
/** Bytes of buffers that a worker may keep, which its heap limit does not count: more means that a section leaks. */
const MOST_OUTSIDE = 96 * 1024 * 1024;
const NO_HTML: Buffer = Buffer.alloc(0);
/** Milliseconds a worker may take to load the shell; no section's code runs before, so none is blamed for it. */
const START_LIMIT = 30_000;

/** One worker in a process of its own, one job at a time, started on first use and replaced when it hangs or dies. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { workerFile, released, workers = freshWorkers, bundles, registry, timeLimit, onDamage } = options;
  const queue: Job[] = [];
  let worker: RenderProcess | undefined;
  let watchGrowth: ReturnType<typeof growthWatch> = () => () => undefined;
  /** Set while the worker loads the shell. */
  let starting: NodeJS.Timeout | undefined;
  /** Until it is known whose code ended a worker, the next one gets no job: it might be one with the same code. */
  let isJudging = false;
  let running: (Job & { id: number; endLimits: () => void }) | undefined;
  /**
   * Sections whose bundle was requested since the job began: nobody needs one twice, and nobody may flood us with them.
   */
  const brought = new Set<string>();
  /** The sections among these that must not run: each further part of them that a page shows asks again. */
  const refused = new Set<string>();
  let needs = 0;
  let lastId = 0;
  let isClosed = false;

  const start = () => {
    const onMessage: Hear = (message, body) => {
      if (started === worker) receive(started, message, body);
    };
    const started = workers.take(workerFile, onMessage, released);
    watchGrowth = growthWatch(started.pid);
    starting = setTimeout(() => abort('slow', `nothing for ${START_LIMIT} ms`), START_LIMIT);
    tell(started, { type: 'start', sections: bundles.map(({ name }) => name), registry });
    void started.ended.then(({ reason, isOutOfMemory, isDamaged }) => {
      if (started !== worker) return;
      if (isDamaged) onDamage?.(SHELL);
      abort(isOutOfMemory ? 'greedy' : 'ended', reason);
    });
    return started;
  };

  const tell = (to: RenderProcess, message: ToWorker) => to.send(message);

  /** A worker's messages may be anything: sections run there. */
  const receive = (from: RenderProcess, message: unknown, body?: Buffer) => {
    if (!isWorkerReply(message)) return from.kill();
    if (body && !(message.type === 'answer' && running?.request.type === 'render')) return from.kill();
    if (message.type === 'needs') return void bring(from, message.section);
    if (message.type === 'answer') return settle(from, message, body);
    if (message.type === 'died') return abort('ended', message.message);
    if (!starting) return from.kill();
    endStart();
    next();
  };

  const bring = async (to: RenderProcess, section: string) => {
    if (++needs > MOST_NEEDS) return to.kill();
    if (refused.has(section)) return tell(to, { type: 'bundle', section });
    if (brought.has(section)) return;
    brought.add(section);
    const bundle = bundles.find(({ name }) => name === section);
    if (!bundle) return to.kill();
    const intact = await readIntact(bundle);
    if (!intact) {
      refused.add(section);
      onDamage?.(section);
    }
    tell(to, { type: 'bundle', section, ...(intact && { intact }) });
  };

  const endStart = () => {
    clearTimeout(starting);
    starting = undefined;
  };

  const next = () => {
    if (running || isJudging || queue.length === 0) return;
    worker ??= start();
    const job = starting ? undefined : queue.shift();
    if (!job) return;
    const id = ++lastId;
    brought.clear();
    refused.clear();
    needs = 0;
    running = { ...job, id, endLimits: limit(worker) };
    tell(worker, { type: 'ask', id, request: job.request });
  };

  const limit = ({ pid }: RenderProcess) => {
    const onOver = () => abort('slow', `longer than ${timeLimit} ms`);
    const endDeadline = startDeadline(timeLimit, onOver, () => waitedForCpu(pid));
    const endWatch = watchGrowth(() => abort('greedy', 'too much memory'));
    return () => {
      endDeadline();
      endWatch();
    };
  };

  const settle = (from: RenderProcess, reply: Answer, html = NO_HTML) => {
    const job = running;
    if (job?.id !== reply.id || (reply.ok && !isAnswerTo(job.request, reply.answer))) return from.kill();
    running = undefined;
    job.endLimits();
    if (reply.outside > MOST_OUTSIDE) endWorker();
    if (reply.ok)
      job.resolve(
        (job.request.type === 'render' ? Object.assign(reply.answer as object, { html }) : reply.answer) as never,
      );
    else job.reject(new RenderFailed(reply.message));
    next();
  };

  /** The next job starts a new one. */
  const endWorker = () => {
    const ended = worker;
    worker = undefined;
    ended?.kill();
    return ended;
  };

  const abort = (why: Abortion, reason: string) => {
    const job = running;
    running = undefined;
    job?.endLimits();
    const ended = endWorker();
    if (starting) {
      endStart();
      for (const waiting of queue.splice(0)) waiting.reject(new RenderNotStarted(reason));
    }
    if (!job || !ended) return next();
    if (!isClosed) worker = start();
    void judge(ended, job, why, reason);
  };

  /** A worker's last note may still be under way; its successor loads the shell meanwhile. */
  const judge = async (ended: RenderProcess, job: Job, why: Abortion, reason: string) => {
    isJudging = true;
    await ended.ended;
    isJudging = false;
    const aborted = new RenderAborted(reason, why, bundles[ended.noted() - 1]?.name);
    job.reject(aborted);
    if (aborted.section) refuseWaiting(aborted.section, aborted);
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
      while (running || isJudging || queue.length > 0) await new Promise((done) => setTimeout(done, 20));
      endStart();
      await endWorker()?.ended;
    },
  };
}
