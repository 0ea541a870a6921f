import { deviceStorage, showToast } from '@portal/shared-ui';
import { isInstalledMobileApp } from './installed-mobile-app.ts';

/** Milliseconds after which the notification closes (docs/specification.md#news-badge-and-notifications). */
const DURATION = 3000;
const TAG = 'news';
const OFFERED_KEY = 'news-notification-offered';

/** Raises „{n} neue Beiträge“ on the installed mobile app, if permitted, and closes it after 3 s. */
export async function announceNewPosts(count: number): Promise<void> {
  if (count < 1 || !isInstalledMobileApp() || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const title = `${count} neue Beiträge`;
  const options = { tag: TAG, icon: '/club-icons/app-192.png', data: { url: '/news' } };
  // Most phones do not allow the constructor, only the service worker's registration.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) {
    await registration.showNotification(title, options);
    setTimeout(() => void closeNotifications(registration), DURATION);
  } else {
    const notification = new Notification(title, options);
    setTimeout(() => notification.close(), DURATION);
  }
}

async function closeNotifications(registration: ServiceWorkerRegistration): Promise<void> {
  for (const notification of await registration.getNotifications({ tag: TAG })) notification.close();
}

/** Offers notifications once; the browser asks for permission only after a tap on the offer. */
export function offerNotifications(): void {
  if (!isInstalledMobileApp() || !('Notification' in window) || Notification.permission !== 'default') return;
  if (deviceStorage.get(OFFERED_KEY) !== null) return;
  // If that cannot be stored, every page would offer it again.
  if (!deviceStorage.set(OFFERED_KEY, new Date().toISOString())) return;
  showToast({
    title: 'Über neue Beiträge informieren?',
    action: { label: 'Ja, gern', onAction: () => void Notification.requestPermission() },
    duration: Infinity,
  });
}
