import { createWorkQueue } from './work-queue.ts';

/** A task that ends when told to. */
function makeTask() {
  const { promise, resolve, reject } = makePromise();
  return { isStarted: false, end: resolve, fail: reject, promise };
}

function makePromise() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((onEnd, onFail) => {
    resolve = onEnd;
    reject = onFail;
  });
  return { promise, resolve, reject };
}

function start(
  queue: ReturnType<typeof createWorkQueue>,
  task: ReturnType<typeof makeTask>,
  owner?: string,
): Promise<void> {
  return queue.run(() => {
    task.isStarted = true;
    return task.promise;
  }, owner);
}

describe('createWorkQueue', () => {
  test('runs two at once; the third starts when one has ended', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 5 });
    const [first, second, third] = [makeTask(), makeTask(), makeTask()];
    const running = [first, second, third].map((task) => start(queue, task));
    expect([first, second, third].map((task) => task.isStarted)).toEqual([true, true, false]);

    second.end();
    await running[1];

    expect(third.isStarted).toBe(true);
    first.end();
    third.end();
    await Promise.all(running);
  });

  test('owners take turns: who comes last does not wait for all that another has brought', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 20 });
    const order: string[] = [];
    const bring = (owner: string, name: string) => queue.run(async () => void order.push(name), owner);

    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name)),
      ...['b1', 'b2'].map((name) => bring('b', name)),
    ]);

    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  test('refuses with 503 and a time to come back when the line is full', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
    const [first, second] = [makeTask(), makeTask()];
    const running = [first, second].map((task) => start(queue, task));

    await expect(start(queue, makeTask())).rejects.toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
    first.end();
    second.end();
    await Promise.all(running);
  });

  test('a failed task gives its place free', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 0 });
    const task = makeTask();
    const running = start(queue, task);
    task.fail(new Error('broken'));
    await expect(running).rejects.toThrow('broken');

    await expect(queue.run(async () => 'done')).resolves.toBe('done');
  });

  test('an error that meets all of them ends those in line, and none that comes after', async () => {
    const isAway = (error: unknown) => error instanceof Error && error.message === 'away';
    const queue = createWorkQueue({ atOnce: 1, waiting: 2, failsAll: isAway });
    const [first, second, third] = [makeTask(), makeTask(), makeTask()];
    const running = [first, second, third].map((task) => start(queue, task));
    first.fail(new Error('away'));

    await expect(Promise.allSettled(running)).resolves.toEqual(
      Array.from({ length: 3 }, () => ({ status: 'rejected', reason: new Error('away') })),
    );
    expect([second, third].map(({ isStarted }) => isStarted)).toEqual([false, false]);
    await expect(Promise.all([1, 2, 3].map((n) => queue.run(async () => n)))).resolves.toEqual([1, 2, 3]);
  });
});
