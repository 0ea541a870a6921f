import type { ResourceKey } from './resource-key.ts';

const MINUTE = 60_000;

/**
 * How a resource is kept up to date: ms an answer counts as fresh; whether a stale one is refetched when the window
 * gets the focus; ms between fetches without user action, 0 for none; how often a failure is tried again; the message
 * of a refusal, if it is not its status and text.
 */
export type ResourcePolicy = {
  freshTime: number;
  refetchOnFocus: boolean;
  interval: number;
  retries: number;
  failure?: string;
};

const general: ResourcePolicy = { freshTime: 10 * MINUTE, refetchOnFocus: false, interval: 0, retries: 0 };

/**
 * Exceptions from the general rules (docs/specification.md#7-the-calls-it-makes and #8-error-catalogue and
 * #data-fetching); first matching prefix wins.
 */
const exceptions: readonly (readonly [prefix: string, policy: Partial<ResourcePolicy>])[] = [
  ['/api/news', { freshTime: 5 * MINUTE }],
  ['/api/auth/user', { freshTime: 5 * MINUTE }],
  ['/api/banners/active/footer', { freshTime: 5 * MINUTE, refetchOnFocus: true }],
  ['/api/banners/active', { freshTime: 5 * MINUTE, retries: 1 }],
  ['/api/sponsors/active', { freshTime: 5 * MINUTE, retries: 1 }],
  ['/api/events/range', { freshTime: 5 * MINUTE, interval: 5 * MINUTE, failure: 'Failed to fetch events' }],
  ['/api/notices', { freshTime: MINUTE, refetchOnFocus: true }],
  ['/api/events/cancelled', { freshTime: MINUTE, refetchOnFocus: true }],
  ['/api/matches/scoreboard', { freshTime: MINUTE, refetchOnFocus: true }],
  ['/api/weather', { interval: 10 * MINUTE }],
];

/** Milliseconds an entry nobody uses is kept (docs/specification.md#data-fetching). */
export const UNUSED_ENTRY_TIME = 5 * MINUTE;

/** The rules for this key. */
export function resourcePolicy(key: ResourceKey): ResourcePolicy {
  return { ...general, ...exceptions.find(([prefix]) => key.startsWith(prefix))?.[1] };
}
