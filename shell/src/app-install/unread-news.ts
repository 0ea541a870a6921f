import type { UnreadCount } from '@portal/api/contract';
import { deviceStorage, request } from '@portal/shared-ui';
import type { AppBadge } from './app-badge.ts';

const MINUTE = 60_000;
/** ms between checks, ms until the recount once the app is seen, and what counts as new before the first check
 * (docs/specification.md#4-states-and-transitions and #news-badge-and-notifications). */
const CHECK_INTERVAL = 5 * MINUTE;
const RECOUNT_DELAY = 1000;
const DEFAULT_SINCE = 7 * 24 * 60 * MINUTE;
/** The key of the time of the last check, in ms since 1970. */
export const LAST_CHECK_KEY = 'news-last-check';

type Options = { badge: AppBadge; /** Told each count. */ onCount: (count: number) => void };
/** `markRead`: the reader has seen the news. */
export type UnreadNews = { markRead: () => Promise<void>; stop: () => void };

/**
 * Counts unread posts now, every 5 min and after the app is seen again, which clears the badge first. Failures are only
 * logged.
 */
export function watchUnreadNews({ badge, onCount }: Options): UnreadNews {
  let recount: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let readings = 0;
  const show = (count: number) => badge.show(count).catch(warn);

  const check = async () => {
    const before = readings;
    try {
      const { count } = await request<UnreadCount>('GET', `/api/news/count/unread?since=${lastCheck()}`);
      // Counted before the reader saw the news: it would set the badge again.
      if (isStopped || before !== readings) return;
      await show(count);
      onCount(count);
    } catch (error) {
      warn(error);
    }
  };
  const handleSeen = () => {
    if (document.visibilityState !== 'visible') return;
    void show(0);
    clearTimeout(recount);
    recount = setTimeout(() => void check(), RECOUNT_DELAY);
  };

  void check();
  const timer = setInterval(() => void check(), CHECK_INTERVAL);
  document.addEventListener('visibilitychange', handleSeen);
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, handleSeen);
  return {
    async markRead() {
      const timestamp = Date.now();
      try {
        await request('POST', '/api/news/mark-read', { timestamp });
        readings += 1;
        deviceStorage.set(LAST_CHECK_KEY, String(timestamp));
        await show(0);
      } catch (error) {
        warn(error);
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(recount);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleSeen);
      for (const event of ['focus', 'pageshow']) window.removeEventListener(event, handleSeen);
      badge.stop();
    },
  };
}

function lastCheck(): number {
  const stored = Number(deviceStorage.get(LAST_CHECK_KEY));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : Date.now() - DEFAULT_SINCE;
}

function warn(error: unknown): void {
  console.warn('Unread news are not known', error);
}
