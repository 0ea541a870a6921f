import { useToasts } from '@portal/shared-ui';
import { blockStorage } from '@portal/shared-ui/test/blocked-storage';
import { announceNewPosts, offerNotifications } from './news-notification.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Mobile';
const raised: { title: string; isOpen: boolean }[] = [];
const asked: string[] = [];

type Device = {
  isInstalled?: boolean;
  userAgent?: string;
  maxTouchPoints?: number;
  permission?: NotificationPermission;
  hasWorker?: boolean;
};

function use({
  isInstalled = true,
  userAgent = PHONE,
  maxTouchPoints = 0,
  permission = 'granted',
  hasWorker = true,
}: Device) {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: isInstalled }) as MediaQueryList;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
  const requestPermission = async () => void asked.push('permission');
  function Notice(title: string) {
    const notification = { title, isOpen: true };
    raised.push(notification);
    return { close: () => (notification.isOpen = false) };
  }
  Object.assign(window, { Notification: Object.assign(Notice, { permission, requestPermission }) });
  const registration = {
    active: hasWorker ? {} : null,
    showNotification: async (title: string) => void raised.push({ title, isOpen: true }),
    getNotifications: async () => raised.map((notification) => ({ close: () => (notification.isOpen = false) })),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  raised.length = 0;
  asked.length = 0;
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the installed mobile app with permission says how many posts are new, for 3 seconds', async () => {
  use({});
  await announceNewPosts(3);
  expect(raised).toEqual([{ title: '3 neue Beiträge', isOpen: true }]);

  await jest.advanceTimersByTimeAsync(2999);
  expect(raised[0]?.isOpen).toBe(true);
  await jest.advanceTimersByTimeAsync(1);

  expect(raised[0]?.isOpen).toBe(false);
});

test('where no worker is active yet the page raises it itself', async () => {
  use({ hasWorker: false });
  await announceNewPosts(1);
  expect(raised).toEqual([{ title: '1 neue Beiträge', isOpen: true }]);

  await jest.advanceTimersByTimeAsync(3000);

  expect(raised[0]?.isOpen).toBe(false);
});

test('a tablet that calls itself a Macintosh is one by its touch screen', async () => {
  use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 5 });
  await announceNewPosts(2);

  expect(raised).toHaveLength(1);
});

test.each<[string, Device, number]>([
  ['in a browser tab', { isInstalled: false }, 3],
  ['on a desktop', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }, 3],
  ['on a Macintosh', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, 3],
  ['without permission', { permission: 'denied' }, 3],
  ['when nothing is new', {}, 0],
])('nothing is said %s', async (_case, device, count) => {
  use(device);
  await announceNewPosts(count);

  expect(raised).toEqual([]);
});

test('permission is asked for only after a tap, and offered only once', () => {
  use({ permission: 'default' });
  offerNotifications();
  const [offer] = useToasts.getState().toasts;
  expect(offer?.title).toBe('Über neue Beiträge informieren?');
  expect(asked).toEqual([]);

  offer?.action?.onAction();
  expect(asked).toEqual(['permission']);
  useToasts.setState({ toasts: [] });
  offerNotifications();

  expect(useToasts.getState().toasts).toEqual([]);
});

describe('where the browser refuses storage', () => {
  blockStorage();

  test('notifications are not offered: nobody would know that they have been', () => {
    use({ permission: 'default' });
    offerNotifications();

    expect(useToasts.getState().toasts).toEqual([]);
  });
});
