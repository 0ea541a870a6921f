import { expectConsole } from '@portal/api/test/expect-console';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { blockStorage } from '@portal/shared-ui/test/blocked-storage';
import { until } from '../../test/until.ts';
import { LAST_CHECK_KEY, watchUnreadNews, type UnreadNews } from './unread-news.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2031-06-15T12:00:00Z');
const WEEK = 7 * 24 * 60 * MINUTE;
const countSince = (since: number) => `GET /api/news/count/unread?since=${since}`;

let api: ApiServer;
let watch: UnreadNews;
const shown: number[] = [];
const counts: number[] = [];

const start = () => {
  watch = watchUnreadNews({
    badge: { show: async (count) => void shown.push(count), stop: () => undefined },
    onCount: (count) => counts.push(count),
  });
};
const settled = (count: number) => until(() => counts.length === count);

beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  localStorage.setItem(LAST_CHECK_KEY, '1000');
  api.answer(countSince(1000), { body: { count: 3 } });
});
afterEach(() => {
  watch.stop();
  for (const list of [api.requests, shown, counts]) list.length = 0;
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => api.stop());

test('counts what is newer than the last check and shows it', async () => {
  start();
  await settled(1);

  expect(api.requests).toEqual([countSince(1000)]);
  expect(shown).toEqual([3]);
});

test.each([null, 'unsinn', '-5'])('counts the last 7 days when the last check is %s', async (stored) => {
  if (stored === null) localStorage.clear();
  else localStorage.setItem(LAST_CHECK_KEY, stored);
  api.answer(countSince(NOW - WEEK), { body: { count: 9 } });

  start();
  await settled(1);

  expect(counts).toEqual([9]);
});

test('counts every 5 minutes', async () => {
  start();
  await settled(1);
  jest.advanceTimersByTime(5 * MINUTE - 1);
  expect(api.requests).toHaveLength(1);

  jest.advanceTimersByTime(1);

  await settled(2);
});

test.each(['focus', 'pageshow', 'visibilitychange'])(
  'clears the badge on %s and counts again after a second',
  async (event) => {
    start();
    await settled(1);

    (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
    expect(shown).toEqual([3, 0]);
    jest.advanceTimersByTime(999);
    expect(api.requests).toHaveLength(1);
    jest.advanceTimersByTime(1);

    await settled(2);
    expect(shown).toEqual([3, 0, 3]);
  },
);

test('keeps the badge while the app goes into the background', async () => {
  start();
  await settled(1);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  document.dispatchEvent(new Event('visibilitychange'));

  expect(shown).toEqual([3]);
});

test('news that were read clear the badge and are not counted again', async () => {
  start();
  await settled(1);
  api.answer(`POST /api/news/mark-read {"timestamp":${NOW}}`, { body: { timestamp: NOW } });

  await watch.markRead();

  expect(shown).toEqual([3, 0]);
  expect(localStorage.getItem(LAST_CHECK_KEY)).toBe(String(NOW));
});

test('failures are only logged: neither badge nor time change', async () => {
  const log = expectConsole('warn', /^Unread news are not known HttpError/);
  api.answer(countSince(1000), { status: 503 });
  api.answer(`POST /api/news/mark-read {"timestamp":${NOW}}`, { status: 503 });
  start();
  await watch.markRead();

  await until(() => log.seen() === 2);
  expect(shown).toEqual([]);
  expect(localStorage.getItem(LAST_CHECK_KEY)).toBe('1000');
});

test('a count that was under way while the reader saw the news does not set the badge again', async () => {
  api.answer(`POST /api/news/mark-read {"timestamp":${NOW}}`, { body: { timestamp: NOW } });
  let send: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (send = resolve));
  api.answer(countSince(1000), { body: { count: 3 }, after });
  start();
  await watch.markRead();

  send();
  api.answer(countSince(NOW), { body: { count: 0 } });
  jest.advanceTimersByTime(5 * MINUTE);
  await settled(1);

  expect([shown, counts]).toEqual([[0, 0], [0]]);
});

test('a system that refuses the badge is only logged, and the count goes on', async () => {
  const log = expectConsole('warn', /^Unread news are not known Error: Not allowed/);
  watch = watchUnreadNews({
    badge: { show: () => Promise.reject(new Error('Not allowed')), stop: () => undefined },
    onCount: (count) => counts.push(count),
  });

  await settled(1);
  jest.advanceTimersByTime(5 * MINUTE);
  await settled(2);

  await until(() => log.seen() === 2);
  expect(counts).toEqual([3, 3]);
});

describe('where the browser refuses storage', () => {
  blockStorage();

  test('counts the last 7 days, and news that were read clear the badge all the same', async () => {
    api.answer(countSince(NOW - WEEK), { body: { count: 9 } });
    api.answer(`POST /api/news/mark-read {"timestamp":${NOW}}`, { body: { timestamp: NOW } });
    start();
    await settled(1);

    await watch.markRead();

    expect(shown).toEqual([9, 0]);
  });
});
