import type { ResourceKey } from './resource-key.ts';
import { resourcePolicy, UNUSED_ENTRY_TIME } from './resource-policy.ts';

const MINUTE = 60_000;

/**
 * docs/specification.md#7-the-calls-it-makes and #data-fetching: fresh for, refetched on focus, fetched every, tried
 * again.
 */
test.each<[ResourceKey, number, boolean, number, number]>([
  ['/api/settings', 10 * MINUTE, false, 0, 0],
  ['/api/board-members', 10 * MINUTE, false, 0, 0],
  ['/api/training-times', 10 * MINUTE, false, 0, 0],
  ['/api/sliders/active', 10 * MINUTE, false, 0, 0],
  ['/api/auth/user', 5 * MINUTE, false, 0, 0],
  ['/api/news', 5 * MINUTE, false, 0, 0],
  ['/api/news?page=2&limit=10', 5 * MINUTE, false, 0, 0],
  ['/api/news/slug/derbysieg', 5 * MINUTE, false, 0, 0],
  ['/api/banners/active/footer', 5 * MINUTE, true, 0, 0],
  ['/api/banners/active/carousel', 5 * MINUTE, false, 0, 1],
  ['/api/banners/active/sidebar', 5 * MINUTE, false, 0, 1],
  ['/api/sponsors/active', 5 * MINUTE, false, 0, 1],
  ['/api/events/range?start=a&end=b', 5 * MINUTE, false, 5 * MINUTE, 0],
  ['/api/notices', MINUTE, true, 0, 0],
  ['/api/events/cancelled', MINUTE, true, 0, 0],
  ['/api/matches/scoreboard', MINUTE, true, 0, 0],
  ['/api/weather', 10 * MINUTE, false, 10 * MINUTE, 0],
])(
  '%s: fresh for %i ms, on focus %s, every %i ms, again %i times',
  (key, freshTime, refetchOnFocus, interval, retries) => {
    expect(resourcePolicy(key)).toMatchObject({ freshTime, refetchOnFocus, interval, retries });
  },
);

test('entries nobody uses are kept for five minutes', () => {
  expect(UNUSED_ENTRY_TIME).toBe(5 * MINUTE);
});
