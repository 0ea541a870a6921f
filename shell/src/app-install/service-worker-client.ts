import type { PageQuestion } from '../service-worker/messages.ts';

/** Timeout for a worker's answer in ms; a foreign one never answers. */
const PATIENCE = 2000;

/** Asks a service worker; undefined if it has no answer. */
export function askWorker(worker: ServiceWorker, question: PageQuestion): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(typeof answer === 'string' ? answer : undefined);
    };
    const timer = setTimeout(settle, PATIENCE);
    port1.addEventListener('message', ({ data }) => settle(data));
    port1.start();
    worker.postMessage(question, [port2]);
  });
}
