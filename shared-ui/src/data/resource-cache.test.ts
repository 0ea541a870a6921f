import { filled, LIST, MINUTE, read } from '../../test/counting-api.tsx';

describe('an entry nobody uses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is dropped after five minutes, not before', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    cache.retain(LIST)();

    jest.advanceTimersByTime(5 * MINUTE - 1);
    expect(cache.has(LIST)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(cache.has(LIST)).toBe(false);
  });

  test('is what a component has left, not what one still shows', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    const { unmount } = read(LIST, cache);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(cache.has(LIST)).toBe(true);

    unmount();
    jest.advanceTimersByTime(5 * MINUTE);

    expect(cache.has(LIST)).toBe(false);
  });

  test('counts from its last use', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    cache.retain(LIST)();
    jest.advanceTimersByTime(4 * MINUTE);
    cache.retain(LIST)();

    jest.advanceTimersByTime(4 * MINUTE);
    expect(cache.has(LIST)).toBe(true);
    jest.advanceTimersByTime(MINUTE);
    expect(cache.has(LIST)).toBe(false);
  });

  test('stays when it is used again meanwhile', () => {
    const cache = filled(LIST, { data: { count: 0 } });
    cache.retain(LIST)();
    jest.advanceTimersByTime(MINUTE);
    cache.retain(LIST);

    jest.advanceTimersByTime(10 * MINUTE);
    expect(cache.has(LIST)).toBe(true);
  });
});
