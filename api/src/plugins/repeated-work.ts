import type { FastifyInstance } from 'fastify';

type RepeatedWork = {
  everyMs: number;
  /** What has not happened when it fails, for the log. */
  trouble: string;
  work: () => Promise<unknown>;
};

/** Does work when the portal starts and every `everyMs` from then on; closing waits for it, and what fails is tried again. */
export function repeatWork(app: FastifyInstance, { everyMs, trouble, work }: RepeatedWork): void {
  let working = Promise.resolve();
  const attempt = async () => {
    try {
      await work();
    } catch (error) {
      app.log.warn({ err: error }, `${trouble}, will be tried again`);
    }
  };
  const timer = setInterval(() => {
    working = working.then(attempt);
  }, everyMs).unref();
  app.addHook('onReady', attempt);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
}
