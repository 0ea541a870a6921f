import { MessageChannel } from 'node:worker_threads';
import { until } from '../../test/until.ts';
import { watchUpdates } from './watch-updates.ts';

/** A worker as a page sees it (W3C Service Workers): it answers its version. */
class Worker extends EventTarget {
  state = 'installed';
  readonly received: unknown[] = [];
  constructor(readonly version: string) {
    super();
  }

  postMessage(question: unknown, [port]: MessagePort[] = []) {
    this.received.push(question);
    if (question === 'version') port?.postMessage(this.version);
  }
}

let registration: EventTarget & {
  active: Worker | null;
  waiting: Worker | null;
  installing: Worker | null;
  update: () => Promise<void>;
};
let container: EventTarget & { controller: Worker | null; register: (...asked: unknown[]) => Promise<unknown> };
let registered: unknown[];
let offers: (() => void)[];

beforeEach(() => {
  Object.assign(globalThis, { MessageChannel });
  offers = [];
  const parts = { active: null, waiting: null, installing: null, update: async () => undefined };
  registration = Object.assign(new EventTarget(), parts);
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: async (...asked: unknown[]) => {
      registered = asked;
      return registration;
    },
  });
});

const watch = (tabVersion = 'v2') =>
  watchUpdates({
    container: container as unknown as ServiceWorkerContainer,
    tabVersion,
    onOutdated: (reload) => void offers.push(reload),
  });
/** A new worker has been loaded. */
const find = (worker: Worker) => {
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
};
const run = (worker: Worker) => {
  registration.active = worker;
  container.controller = worker;
};

test('the worker is always asked for anew, and the first one takes over without a word', async () => {
  await watch();
  const first = new Worker('v2');
  find(first);
  run(first);
  container.dispatchEvent(new Event('controllerchange'));
  await until(() => first.received.length > 0);

  expect(registered).toEqual(['/sw.js', { updateViaCache: 'none' }]);
  expect([first.received, offers]).toEqual([['version'], []]);
});

test('a worker as new as the page takes over in silence', async () => {
  run(new Worker('v1'));
  await watch('v2');
  offers = [];
  const next = new Worker('v2');

  find(next);
  await until(() => next.received.includes('activate'));

  expect(offers).toEqual([]);
});

test('a worker of another version waits until the reader wants it', async () => {
  run(new Worker('v2'));
  await watch('v2');
  const next = new Worker('v3');

  find(next);
  await until(() => offers.length === 1);

  expect(next.received).toEqual(['version']);
  offers[0]?.();
  expect(next.received).toEqual(['version', 'activate']);
});

test('a page that is behind the worker in charge is offered to be loaded anew', async () => {
  run(new Worker('v3'));

  await watch('v2');

  expect(offers).toHaveLength(1);
});

test('a browser that allows no workers is left alone', async () => {
  container.register = async () => undefined;

  await expect(watch()).resolves.toBeUndefined();
});
