import type { Weather } from '../contract/index.ts';

const FRESH_MS = 10 * 60_000;
const STALE_MS = 60 * 60_000;
const RETRY_MS = 60_000;

type Options = {
  /** Asks the service; may throw. */
  ask: () => Promise<Weather>;
  /** ms since 1970. */
  now?: () => number;
  onFailure?: (error: unknown) => void;
};

/**
 * The weather for everybody with one request: fresh for ten minutes; while the service fails the last answer stands in
 * for up to an hour, and the service is asked once a minute. null: nobody knows.
 */
export function createCurrentWeather({ ask, now = Date.now, onFailure }: Options): () => Promise<Weather | null> {
  let last: { weather: Weather; at: number } | null = null;
  let failedAt = -Infinity;
  let asking: Promise<void> | null = null;

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
    const isFresh = last !== null && now() - last.at < FRESH_MS;
    if (!isFresh && now() - failedAt >= RETRY_MS) await (asking ??= refresh());
    return last && now() - last.at < STALE_MS ? last.weather : null;
  };
}
