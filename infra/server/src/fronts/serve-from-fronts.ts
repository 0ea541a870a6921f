import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { attendFront } from './attend-front.ts';
import { openEntrance, type Entrance } from './entrance.ts';
import type { FromFront, ToFront } from './front-messages.ts';
import { createFrontState } from './front-state.ts';

/** Processes that answer visitors for the portal. */
export type Fronts = {
  /** Resolves with where all of them listen. Throws the error that prevents it. */
  listen(): Promise<string>;
  /** Ends them once they have answered requests under way; `isDrained`: a proxy has somewhere else to go. */
  end(isDrained: boolean): Promise<void>;
};

/** Milliseconds until a process that ended soon after its start is started again. */
const PAUSE = 1_000;
/** Milliseconds one may take to end. */
const END_LIMIT = 15_000;

/** Lets processes of their own answer at the portal's port, and replaces each that ends. */
export function serveFromFronts(app: FastifyInstance, projectRoot: string, say: (line: string) => void): Fronts {
  const { host, port, workers: count } = app.config;
  const state = createFrontState(app);
  const running = new Map<Worker, ReturnType<typeof attendFront>>();
  let entrance: Entrance | undefined;
  let isEnding = false;

  const tell = (worker: Worker, message: ToFront) => {
    // It may have just ended.
    if (worker.isConnected()) worker.send(message, () => undefined);
  };

  const start = (): Promise<number> => {
    const worker = cluster.fork();
    const began = performance.now();
    const front = attendFront({
      app,
      state,
      entrance: entrance?.address ?? '',
      tell: (message) => tell(worker, message),
      kill: () => void worker.process.kill('SIGKILL'),
    });
    running.set(worker, front);
    worker.on('message', (message: FromFront) => front.hear(message));
    worker.once('exit', (code, signal) => {
      front.leave();
      running.delete(worker);
      if (!isEnding) void replace(began, signal ?? `Code ${code}`);
    });
    return front.port;
  };

  const replace = async (began: number, how: string) => {
    say(`Ein Prozess für Besucher ist unerwartet geendet (${how}) und wird ersetzt.`);
    if (performance.now() - began < PAUSE) await delay(PAUSE);
    // One that ends again is replaced again.
    if (!isEnding) await start().catch((error: unknown) => app.log.error({ err: error }, 'front process not started'));
  };

  return {
    async listen() {
      entrance = await openEntrance(app, state.ofCopies);
      // Each accepts by itself: a connection that Node hands to a process which is killed then would hang for good.
      cluster.schedulingPolicy = cluster.SCHED_NONE;
      cluster.setupPrimary({ exec: join(projectRoot, 'infra/server/dist/front.mjs'), args: [] });
      const [listening = port] = await Promise.all(Array.from({ length: count }, start));
      return `http://${host.includes(':') ? `[${host}]` : host}:${listening}`;
    },
    async end(isDrained) {
      isEnding = true;
      const ended = [...running].map(async ([worker, front]) => {
        const isGone = new Promise((resolve) => worker.once('exit', resolve));
        const last = setTimeout(() => worker.process.kill('SIGKILL'), END_LIMIT);
        front.end(isDrained);
        await isGone;
        clearTimeout(last);
      });
      await Promise.all(ended);
      state.close();
      await entrance?.close();
    },
  };
}
