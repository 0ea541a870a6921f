import { createTitleBadge } from './title-badge.ts';

/** Shows how many posts are unread; 0 shows nothing. Rejects when the system refuses. */
export type AppBadge = { show: (count: number) => Promise<void>; stop: () => void };

/** The badge on the app's icon, or in the title where the browser has none. */
export function createAppBadge(club: string): AppBadge {
  if (!('setAppBadge' in navigator)) {
    const title = createTitleBadge(club);
    return { show: async (count) => title.show(count), stop: title.stop };
  }
  return {
    show: (count) => (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()),
    stop: () => undefined,
  };
}
