import { useConsent, useSession } from '@portal/shared-ui';
import { act, screen } from '@testing-library/react';
import { show } from '../../test/show.tsx';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { until } from '../../test/until.ts';
import { LAST_CHECK_KEY } from '../app-install/unread-news.ts';
import { LateParts } from './LateParts.tsx';

const editor = { id: 'u', name: 'Redaktion', email: 'r@verein.example', role: 'editor' } as const;
const banner = () => screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' });
const adminButton = () => screen.queryByRole('link', { name: 'Admin-Bereich' });

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
  api.answer('GET /api/news/count/unread?since=1000', { body: { count: 0 } });
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  localStorage.setItem(LAST_CHECK_KEY, '1000');
  api.requests.length = 0;
});
afterEach(() => {
  act(() => useSession.setState({ user: undefined }));
  act(() => useConsent.setState(useConsent.getInitialState()));
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => api.stop());

const passTime = (time: number) => act(() => jest.advanceTimersByTime(time));
/** ms in which a frame is painted: the banner opens after the first that it is in. */
const FRAME = 20;
/** Parts loaded later have arrived by then. */
const settled = () => until(() => api.requests.length > 0);

test('a visitor is asked for consent after a second, and unread news are counted', async () => {
  show(<LateParts />);
  await settled();
  passTime(999);
  expect(banner()).toBeNull();

  passTime(1);
  passTime(FRAME);

  expect(banner()).toBeTruthy();
  expect(api.requests).toContain('GET /api/news/count/unread?since=1000');
});

test('a crawler is asked nothing and counts nothing', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  useSession.setState({ user: editor });
  show(<LateParts />);
  await until(() => adminButton() !== null);

  passTime(60_000);

  expect(banner()).toBeNull();
  expect(api.requests).toEqual([]);
});

test('in the admin area nobody is led to the login before it is certain that nobody is signed in', async () => {
  const DEVICE = 'GET /api/auth/device';
  api.answer(DEVICE, { body: { isKnown: false } });
  useSession.setState({ user: null, isUncertain: true });
  show(<LateParts />, '/admin');
  await settled();
  expect(api.requests).not.toContain(DEVICE);

  act(() => useSession.setState({ isUncertain: false }));

  await until(() => api.requests.includes(DEVICE));
});

test('who is signed in gets a way to the admin area, as long as that lasts', async () => {
  show(<LateParts />);
  await settled();
  expect(adminButton()).toBeNull();

  act(() => useSession.setState({ user: editor }));
  await until(() => adminButton() !== null);
  act(() => useSession.setState({ user: null }));

  expect(adminButton()).toBeNull();
});
