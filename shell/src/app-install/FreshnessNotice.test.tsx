import { request } from '@portal/shared-ui';
import { serveFetch, type FetchServer } from '@portal/shared-ui/test/serve-fetch';
import { act, screen } from '@testing-library/react';
import { show } from '../../test/show.tsx';
import { until } from '../../test/until.ts';
import { FreshnessNotice } from './FreshnessNotice.tsx';

let worker: EventTarget & { controller: null };
let line: FetchServer;
let isDead: (path: string) => boolean;
let asked: string[];
/** The promise that an answer waits for. */
let held: Promise<void>;

beforeEach(async () => {
  isDead = () => false;
  asked = [];
  held = Promise.resolve();
  line = await serveFetch(({ method, url = '', socket }, answer) => {
    asked.push(`${method} ${url}`);
    if (isDead(url)) socket.destroy();
    else void held.then(() => answer.end());
  });
  worker = Object.assign(new EventTarget(), { controller: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(async () => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
  await line.stop();
});

/** Sets the browser's claim about the connection. */
const claim = (isOffline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  });
const goOffline = (isOffline: boolean) => {
  isDead = () => isOffline;
  claim(isOffline);
};
const tell = (keptSince: string) =>
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { keptSince } })));

test('is silent while all is well', () => {
  show(<FreshnessNotice />);

  expect(screen.queryByRole('status')).toBeNull();
});

test('says that there is no connection and how old what is shown is', async () => {
  show(<FreshnessNotice />);
  goOffline(true);
  tell('2026-11-21T13:20:00.000Z');

  expect(await screen.findByText('Keine Verbindung')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Keine Verbindung Stand: Sa., 21. November, 14:20 Uhr');
  goOffline(false);

  expect(await screen.findByRole('button', { name: 'Neu laden' })).toBeTruthy();
});

test('can be put away, until something changes', async () => {
  const user = show(<FreshnessNotice />);
  goOffline(true);
  await user.click(await screen.findByRole('button', { name: 'Hinweis schließen' }));
  expect(screen.queryByRole('status')).toBeNull();

  tell('2026-11-21T13:20:00.000Z');

  expect(screen.getByRole('status')).toBeTruthy();
});

test('leaves the offline page to speak for itself', async () => {
  show(<FreshnessNotice />, '/offline');
  goOffline(true);

  await until(() => asked.includes('HEAD /robots.txt'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a browser that takes a line that works for dead is not believed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<FreshnessNotice />);
  await until(() => asked.length === 1);
  claim(true);

  await until(() => asked.length === 2);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a connection lost while a check is still on its way is noticed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let answerIt = () => {};
  held = new Promise((resolve) => (answerIt = resolve));
  show(<FreshnessNotice />);
  await until(() => asked.length === 1);
  goOffline(true);
  answerIt();

  expect(await screen.findByText('Keine Verbindung')).toBeTruthy();
});

describe('while the browser takes a dead line for a connection', () => {
  const heading = () => screen.queryByRole('status')?.querySelector('b')?.textContent;

  test('something kept is said to be shown for want of a connection', async () => {
    isDead = () => true;
    show(<FreshnessNotice />);
    tell('2026-11-21T13:20:00.000Z');

    await until(() => heading() === 'Keine Verbindung');
    expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull();
  });

  test('a request that gets no answer shows it, until the line is back', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    isDead = () => true;
    show(<FreshnessNotice />);
    await expect(request('GET', '/api/weather')).rejects.toThrow('fetch failed');
    await until(() => heading() === 'Keine Verbindung');

    isDead = () => false;
    act(() => jest.advanceTimersByTime(5000));
    await until(() => heading() === undefined);
  });

  test('a single request that something in the browser holds back is no sign of it', async () => {
    isDead = (path) => path !== '/robots.txt';
    show(<FreshnessNotice />);
    await expect(request('GET', '/api/banners/active/footer')).rejects.toThrow('fetch failed');

    await until(() => asked.includes('HEAD /robots.txt'));
    expect(heading()).toBeUndefined();
  });
});
