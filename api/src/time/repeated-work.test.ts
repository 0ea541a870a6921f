import fastify from 'fastify';
import { repeatWork } from './repeated-work.ts';

const EVERY_MS = 1_000;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

test('work is done at the start and again from then on, also when it failed', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const work = jest.fn(async () => {});
  work.mockRejectedValueOnce(new Error('no connection'));
  repeatWork(app, { everyMs: EVERY_MS, trouble: 'old rows not deleted', work });

  await app.ready();
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(work).toHaveBeenCalledTimes(3);
  await app.close();

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'old rows not deleted, will be tried again' }),
  ]);
});

test('slow work does not pile up, closing waits for it, and nothing begins afterwards', async () => {
  const app = fastify();
  let finish = () => {};
  const work = jest.fn(async () => {});
  repeatWork(app, { everyMs: EVERY_MS, trouble: 'nothing', work });
  await app.ready();
  work.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(work).toHaveBeenCalledTimes(2);

  let isClosed = false;
  const closing = app.close().then(() => (isClosed = true));
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(isClosed).toBe(false);
  finish();
  await closing;
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS);

  expect(work).toHaveBeenCalledTimes(2);
});
