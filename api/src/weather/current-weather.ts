import type { Weather } from '../contract/index.ts';

const FRESH_MS = 10 * 60_000;
const STALE_MS = 60 * 60_000;
const RETRY_MS = 60_000;

type Options = {
  /** Asks the service; may throw. */
  ask: () => Promise<Weather>;
  /** ms of a clock that nobody sets. */
  now?: () => number;
  onFailure?: (error: unknown) => void;
};

/**
 * The weather for everybody with one request: fresh for ten minutes; while the service is asked again or fails the last
 * answer is used for up to an hour; a failing service is asked once a minute. null: unknown.
 */
export function createCurrentWeather({
  ask,
  now = () => performance.now(),
  onFailure,
}: Options): () => Promise<Weather | null> {
  let last: { weather: Weather; at: number } | null = null;
  let failedAt = -Infinity;
  let asking: Promise<void> | null = null;

  const isNewerThan = (age: number) => last !== null && now() - last.at < age;

  async function refresh(): Promise<void> {
    try {
      last = { weather: await ask(), at: now() };
    } catch (error) {
      failedAt = now();
      onFailure?.(error);
    } finally {
      asking = null;
    }
  }

  return async () => {
    if (!isNewerThan(FRESH_MS) && now() - failedAt >= RETRY_MS) asking ??= refresh();
    if (!isNewerThan(STALE_MS)) await asking;
    return last && isNewerThan(STALE_MS) ? last.weather : null;
  };
}
