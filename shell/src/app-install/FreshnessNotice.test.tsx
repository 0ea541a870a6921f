import { act, screen } from '@testing-library/react';
import { show } from '../../test/show.tsx';
import { FreshnessNotice } from './FreshnessNotice.tsx';

let worker: EventTarget & { controller: null };

beforeEach(() => {
  worker = Object.assign(new EventTarget(), { controller: null });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

const goOffline = (isOffline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  });
const tell = (keptSince: string) =>
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { keptSince } })));

test('is silent while all is well', () => {
  show(<FreshnessNotice />);

  expect(screen.queryByRole('status')).toBeNull();
});

test('says that there is no connection and how old what is shown is', () => {
  show(<FreshnessNotice />);
  goOffline(true);
  tell('2026-11-21T13:20:00.000Z');

  expect(screen.getByRole('status').textContent).toBe('Keine Verbindung Stand: Sa., 21. November, 14:20 Uhr');
  goOffline(false);

  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy();
});

test('can be put away, until something changes', async () => {
  const user = show(<FreshnessNotice />);
  goOffline(true);
  await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(screen.queryByRole('status')).toBeNull();

  tell('2026-11-21T13:20:00.000Z');

  expect(screen.getByRole('status')).toBeTruthy();
});

test('leaves the offline page to speak for itself', () => {
  show(<FreshnessNotice />, '/offline');
  goOffline(true);

  expect(screen.queryByRole('status')).toBeNull();
});
