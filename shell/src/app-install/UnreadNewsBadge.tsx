import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useClub } from '@portal/shared-ui';
import { createAppBadge } from './app-badge.ts';
import { isInstalledMobileApp } from './installed-mobile-app.ts';
import { watchUnreadNews, type UnreadNews } from './unread-news.ts';

// Most readers have no app that could show them.
const loadNotifications = () => import('./news-notification.ts');

/** Keeps the app's badge up to date; opening the news marks them as read. Renders nothing. */
export function UnreadNewsBadge() {
  const club = useClub().name;
  const { pathname } = useLocation();
  const [unread, setUnread] = useState<UnreadNews>();

  useEffect(() => {
    let announced = 0;
    const watch = watchUnreadNews({
      badge: createAppBadge(club),
      onCount: (count) => {
        if (count > announced) void announce(count).catch(console.warn);
        announced = count;
      },
    });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives as long as the effect, and the next effect needs it
    setUnread(watch);
    return watch.stop;
  }, [club]);
  useEffect(() => void offer().catch(console.warn), []);
  useEffect(() => {
    if (pathname !== '/news' && !pathname.startsWith('/news/')) return undefined;
    // In a task of its own: a phone takes 10 ms to send it, and the page is being rendered.
    const timer = setTimeout(() => void unread?.markRead());
    return () => clearTimeout(timer);
  }, [pathname, unread]);
  return null;
}

async function announce(count: number): Promise<void> {
  if (isInstalledMobileApp()) await (await loadNotifications()).announceNewPosts(count);
}

async function offer(): Promise<void> {
  if (isInstalledMobileApp()) (await loadNotifications()).offerNotifications();
}
