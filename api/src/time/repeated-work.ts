import type { FastifyInstance } from 'fastify';
import { DAY_MS } from './berlin-time.ts';

type RepeatedWork = {
  /** Default: a day. */
  everyMs?: number;
  /** Whether the start waits for the first time; otherwise that comes after `everyMs`. */
  atStart?: boolean;
  /** What has not happened when it fails, for the log. */
  trouble: string;
  work: () => Promise<unknown>;
};

/**
 * Does work when the portal starts and every `everyMs` from then on, unless it is still running; closing waits for it,
 * and failed work is tried again. Returns a function that starts it early.
 */
export function repeatWork(
  app: FastifyInstance,
  { everyMs = DAY_MS, atStart = true, trouble, work }: RepeatedWork,
): () => Promise<void> {
  let working: Promise<void> | undefined;
  const attempt = async () => {
    try {
      await work();
    } catch (error) {
      app.log.warn({ err: error }, `${trouble}, will be tried again`);
    }
  };
  const begin = async () => {
    working ??= attempt().finally(() => (working = undefined));
    await working;
  };
  const timer = setInterval(() => void begin(), everyMs).unref();
  if (atStart) app.addHook('onReady', begin);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
  return begin;
}
