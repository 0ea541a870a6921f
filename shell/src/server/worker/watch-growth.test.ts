import { growthWatch } from './watch-growth.ts';

const MB = 1024 * 1024;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a render that grows its process by more than one may take is noticed, and one that ended is not', () => {
  let bytes = 100 * MB;
  const watch = growthWatch(1, () => bytes);
  const onTooMuch = jest.fn();
  const end = watch(onTooMuch);

  bytes = 499 * MB;
  jest.advanceTimersByTime(50);
  expect(onTooMuch).not.toHaveBeenCalled();
  bytes = 501 * MB;
  jest.advanceTimersByTime(50);
  expect(onTooMuch).toHaveBeenCalledTimes(1);
  end();

  jest.advanceTimersByTime(100);
  expect(onTooMuch).toHaveBeenCalledTimes(1);
});

test('renders that follow each other ask once for what was there before; a later one asks anew', () => {
  let bytes = 100 * MB;
  const bytesOf = jest.fn(() => bytes);
  const watch = growthWatch(1, bytesOf);
  const onTooMuch = jest.fn();

  for (let count = 0; count < 5; count += 1) watch(onTooMuch)();
  expect(bytesOf).toHaveBeenCalledTimes(1);

  bytes = 450 * MB;
  jest.advanceTimersByTime(1_000);
  const end = watch(onTooMuch);
  bytes = 600 * MB;
  jest.advanceTimersByTime(50);
  end();
  expect(onTooMuch).not.toHaveBeenCalled();
});
