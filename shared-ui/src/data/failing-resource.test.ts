import { setTimeout as delay } from 'node:timers/promises';
import { act, waitFor } from '@testing-library/react';
import { countingApi, EVENTS, filled, LIST, MINUTE, read } from '../../test/counting-api.tsx';
import { HttpError } from './http.ts';
import { createResourceCache } from './resource-cache.ts';

const api = countingApi();

/** Timers and clock are faked, the network is real. */
const fakeTime = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
/** Waits in real time. */
const answered = () => act(() => delay(20));
async function until(isReached: () => boolean): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- it looks again and again
  for (let look = 0; look < 200 && !isReached(); look += 1) await answered();
  expect(isReached()).toBe(true);
}

describe('a resource', () => {
  test('a failed one says why and is not asked for again by itself', async () => {
    api.status = 500;
    const { result } = read(LIST, createResourceCache());

    await waitFor(() => expect(result.current.error).toBeInstanceOf(HttpError));
    expect(result.current.error?.message).toBe('500: kaputt');
    expect(api.requests).toHaveLength(1);

    api.status = 200;
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.data).toEqual({ count: 2 }));
  });

  test.each([
    ['/api/banners/active/carousel', 2],
    ['/api/banners/active/sidebar', 2],
    ['/api/sponsors/active', 2],
    ['/api/banners/active/footer', 1],
    [EVENTS, 1],
  ] as const)('a failing %s is asked for %i times in all', async (key, count) => {
    fakeTime();
    api.status = 500;
    const { result } = read(key, createResourceCache());
    await until(() => result.current.error !== undefined);

    for (let second = 0; second < 30; second += 1) {
      act(() => jest.advanceTimersByTime(1000));
      // oxlint-disable-next-line no-await-in-loop -- each retry waits for the answer before it
      await answered();
    }

    expect(api.requests).toHaveLength(count);
  });

  test('a banner that comes with the second try is shown', async () => {
    api.status = 500;
    const { result } = read('/api/banners/active/sidebar', createResourceCache());
    await waitFor(() => expect(result.current.error).toBeInstanceOf(HttpError));

    api.status = 200;
    await waitFor(() => expect(result.current.data).toEqual({ count: 2 }), { timeout: 4000 });
    expect(result.current.error).toBeUndefined();
  });

  test('Termine that are refused are called so', async () => {
    api.status = 500;
    const { result } = read(EVENTS, createResourceCache());

    await waitFor(() => expect(result.current.error?.message).toBe('Failed to fetch events'));
    expect(result.current.error?.status).toBe(500);
  });

  test('Termine are asked for every 5 minutes, also after a failure', async () => {
    fakeTime();
    const { result } = read(EVENTS, filled(EVENTS, { data: { count: 0 } }));
    const passFiveMinutes = () => act(() => jest.advanceTimersByTime(5 * MINUTE));
    act(() => jest.advanceTimersByTime(5 * MINUTE - 1));
    expect(api.requests).toEqual([]);
    api.status = 500;
    act(() => jest.advanceTimersByTime(1));
    await until(() => result.current.error !== undefined);

    passFiveMinutes();
    await until(() => api.requests.length === 2);
    api.status = 200;
    await answered();
    passFiveMinutes();

    await until(() => result.current.data?.count === 3);
    passFiveMinutes();
    await until(() => result.current.data?.count === 4);
    expect(result.current.error).toBeUndefined();
  });
});
