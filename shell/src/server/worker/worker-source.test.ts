import type { RenderProcess } from './render-process.ts';
import { keepSpareWorker, type WorkerSource } from './worker-source.ts';

/** Processes that are only counted: `end` is what happens when one ends by itself. */
function countedStart() {
  const started: { file: string; say: (message: unknown) => void; end: () => void; isKilled: boolean }[] = [];
  const start: WorkerSource['take'] = (file, onMessage) => {
    let end: () => void = () => undefined;
    const ended = new Promise<never>((resolve) => (end = resolve as () => void));
    const own = { file, say: onMessage, end, isKilled: false };
    started.push(own);
    const kill = () => {
      own.isKilled = true;
      end();
    };
    return { pid: started.length, send: () => undefined, noted: () => 0, kill, ended } satisfies RenderProcess;
  };
  return { started, start };
}

const ignore = () => undefined;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the second worker that is needed was there before, and says what it says to who took it', async () => {
  const { started, start } = countedStart();
  const workers = keepSpareWorker(start, 100);
  workers.take('shell.cjs', ignore);
  started[0]?.say('ready');
  await jest.advanceTimersByTimeAsync(100);
  const heard: unknown[] = [];

  const taken = workers.take('shell.cjs', (message) => heard.push(message));
  started[1]?.say('ready');

  expect([taken.pid, started.length, heard]).toEqual([2, 2, ['ready']]);
  await workers.close();
});

test('a worker that is needed before the spare is there is started, and so is one of another shell', async () => {
  const { started, start } = countedStart();
  const workers = keepSpareWorker(start, 100);
  workers.take('shell.cjs', ignore);
  expect(workers.take('shell.cjs', ignore).pid).toBe(2);
  started[1]?.say('ready');
  await jest.advanceTimersByTimeAsync(100);

  expect(workers.take('next.cjs', ignore).pid).toBe(4);

  expect(started.map(({ file, isKilled }) => `${file} ${isKilled}`)).toEqual([
    'shell.cjs false',
    'shell.cjs false',
    'shell.cjs true',
    'next.cjs false',
  ]);
  await workers.close();
});

test('the spare waits until the first worker has loaded the shell, however long that takes; what is late of another changes nothing', async () => {
  const { started, start } = countedStart();
  const workers = keepSpareWorker(start, 100);
  workers.take('shell.cjs', ignore);
  await jest.advanceTimersByTimeAsync(60_000);
  const before = started.length;
  workers.take('next.cjs', ignore);
  started[0]?.say('ready');
  await jest.advanceTimersByTimeAsync(100);
  expect([before, started.length]).toEqual([1, 2]);

  started[1]?.say('ready');
  started[1]?.say('answer');
  await jest.advanceTimersByTimeAsync(100);

  expect(started.map(({ file }) => file)).toEqual(['shell.cjs', 'next.cjs', 'next.cjs']);
  await workers.close();
});

test('a spare that has ended is not handed out, and not tried again before it is needed', async () => {
  const { started, start } = countedStart();
  const workers = keepSpareWorker(start, 100);
  workers.take('shell.cjs', ignore);
  started[0]?.say('ready');
  await jest.advanceTimersByTimeAsync(100);

  started[1]?.end();
  await jest.advanceTimersByTimeAsync(1_000);

  expect(started).toHaveLength(2);
  expect(workers.take('shell.cjs', ignore).pid).toBe(3);
  await workers.close();
});

test('closing ends the spare and starts no other', async () => {
  const { started, start } = countedStart();
  const workers = keepSpareWorker(start, 100);
  workers.take('shell.cjs', ignore);
  started[0]?.say('ready');
  await jest.advanceTimersByTimeAsync(100);
  workers.take('shell.cjs', ignore);
  await jest.advanceTimersByTimeAsync(100);

  await workers.close();
  await jest.advanceTimersByTimeAsync(1_000);

  expect(started.map(({ isKilled }) => isKilled)).toEqual([false, false, true]);
});
