import { setTimeout as delay } from 'node:timers/promises';
import { startDeadline } from './work-deadline.ts';

/** Elapsed time is counted in steps of timers: none of them measures how long it took. */
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a limit is over when it has passed, and once', () => {
  const onOver = jest.fn();
  startDeadline(100, onOver);

  jest.advanceTimersByTime(95);
  expect(onOver).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('one that was ended is never over', () => {
  const onOver = jest.fn();

  startDeadline(100, onOver)();

  jest.advanceTimersByTime(500);
  expect(onOver).not.toHaveBeenCalled();
});

test('what the other side has waited for lengthens a limit, but not for ever', () => {
  const onOver = jest.fn();
  let waited = 70;
  startDeadline(100, onOver, () => waited);
  jest.advanceTimersByTime(5);
  waited += 50;

  jest.advanceTimersByTime(140);
  expect(onOver).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(onOver).toHaveBeenCalledTimes(1);

  startDeadline(100, onOver, () => (waited += 1_000));
  jest.advanceTimersByTime(295);
  expect(onOver).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10);
  expect(onOver).toHaveBeenCalledTimes(2);
});

test('what is done at once asks nobody how long it has waited', () => {
  const waited = jest.fn(() => 0);
  const end = startDeadline(100, jest.fn(), waited);

  jest.advanceTimersByTime(4);
  end();

  jest.advanceTimersByTime(100);
  expect(waited).not.toHaveBeenCalled();
});

test('time in which the loop was blocked is not counted', async () => {
  jest.useRealTimers();
  const onOver = jest.fn();
  const end = startDeadline(100, onOver);

  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  // All due timers have fired by then.
  await delay(0);
  await new Promise(setImmediate);

  expect(onOver).not.toHaveBeenCalled();
  end();
});
