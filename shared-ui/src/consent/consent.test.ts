import { waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../test/api-server.ts';
import { useSession } from '../data/session.ts';
import { useConsent } from './consent.ts';
import { essentialOnly } from './consent-storage.ts';

const CLUB = 'TSV Größing';
const CONSENT_KEY = 'tsv-grossing-cookie-consent';
const PREFERENCES_KEY = 'tsv-grossing-cookie-preferences';
/** As the API names them; here a script can see both. */
const session = ['portal_session=3', 'portal_signed_in=1'];
const everything = { essential: true, analytics: true, marketing: true };

let stop: () => void = () => undefined;
const consent = () => useConsent.getState();
const start = (userAgent = 'Mozilla/5.0 Firefox/145.0') => (stop = consent().start(CLUB, userAgent));
const stored = () => JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? 'null') as unknown;
const cookies = () => document.cookie.split('; ').filter(Boolean).sort();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  for (const cookie of ['_ga=1', 'werbung=2', ...session]) document.cookie = `${cookie}; path=/`;
});
afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  useConsent.setState(useConsent.getInitialState());
  jest.useRealTimers();
});

describe('the first visit', () => {
  test('shows the banner after a second, and allows only what is essential', () => {
    start();
    jest.advanceTimersByTime(999);
    expect(consent().isBannerVisible).toBe(false);

    jest.advanceTimersByTime(1);

    expect(consent()).toMatchObject({ isBannerVisible: true, isGiven: false, preferences: essentialOnly });
  });

  test('of a crawler or an audit gets no banner and only what is essential', () => {
    localStorage.setItem(CONSENT_KEY, '2031-01-01');
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(everything));
    start('Mozilla/5.0 Chrome-Lighthouse');
    jest.advanceTimersByTime(60_000);

    expect(consent()).toMatchObject({ isBannerVisible: false, isGiven: false, preferences: essentialOnly });
  });

  test('that ends before a second shows no banner', () => {
    start();
    stop();
    jest.advanceTimersByTime(60_000);

    expect(consent().isBannerVisible).toBe(false);
  });
});

test('a later visit keeps to what was decided, without a banner', () => {
  start();
  consent().acceptSelected({ analytics: true, marketing: false });
  stop();
  useConsent.setState(useConsent.getInitialState());

  start();
  jest.advanceTimersByTime(60_000);

  expect(consent()).toMatchObject({
    isGiven: true,
    isBannerVisible: false,
    preferences: { essential: true, analytics: true, marketing: false },
  });
});

test('another club under the same address is asked anew', () => {
  start();
  consent().acceptAll();
  stop();

  stop = consent().start('SV Nachbar', '');

  expect(consent().isGiven).toBe(false);
});

test('a broken record counts as none', () => {
  localStorage.setItem(CONSENT_KEY, '2031-01-01');
  localStorage.setItem(PREFERENCES_KEY, '{');

  start();

  expect(consent().isGiven).toBe(false);
});

describe('acceptAll', () => {
  test('allows analysis and marketing, hides the banner and deletes no cookie', () => {
    start();
    jest.advanceTimersByTime(1000);

    consent().acceptAll();

    expect(consent()).toMatchObject({ isGiven: true, isBannerVisible: false, preferences: everything });
    expect(stored()).toEqual(everything);
    expect(localStorage.getItem(CONSENT_KEY)).not.toBeNull();
    expect(cookies()).toEqual(['_ga=1', ...session, 'werbung=2']);
  });

  test('before the second is over, no banner follows', () => {
    start();
    consent().acceptAll();

    jest.advanceTimersByTime(60_000);

    expect(consent().isBannerVisible).toBe(false);
  });
});

test.each([
  { analytics: true, marketing: false },
  { analytics: false, marketing: true },
])('acceptSelected saves %j and deletes the cookies that are not essential', (selected) => {
  start();

  consent().acceptSelected(selected);

  expect(stored()).toEqual({ essential: true, ...selected });
  expect(cookies()).toEqual(session);
});

test('rejectAll saves only what is essential, deletes the other cookies, keeps session and consent record', () => {
  start();

  consent().rejectAll();

  expect(stored()).toEqual(essentialOnly);
  expect(consent()).toMatchObject({ isGiven: true, isBannerVisible: false });
  expect(localStorage.getItem(CONSENT_KEY)).not.toBeNull();
  expect(cookies()).toEqual(session);
});

test('reset removes the stored consent, closes the dialog and shows the banner again', () => {
  start();
  consent().acceptAll();
  consent().openDialog();

  consent().reset();

  expect(stored()).toBeNull();
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
  expect(consent()).toMatchObject({
    isGiven: false,
    isBannerVisible: true,
    isDialogOpen: false,
    preferences: essentialOnly,
  });
  expect(cookies()).toHaveLength(4);
});

test('cookies of a path below are deleted, too', () => {
  window.history.replaceState(null, '', '/news/derbysieg');
  document.cookie = 'tief=1; path=/news';
  start();

  consent().rejectAll();

  expect(cookies()).toEqual(session);
});

test('allowing everything later deletes nothing, allowing less does', () => {
  start();
  consent().acceptAll();
  consent().acceptSelected({ analytics: true, marketing: true });
  expect(cookies()).toHaveLength(4);

  consent().acceptSelected({ analytics: false, marketing: true });

  expect(cookies()).toEqual(session);
});

test('essential cookies cannot be switched off, whatever was stored', () => {
  localStorage.setItem(CONSENT_KEY, '2031-01-01');
  localStorage.setItem(PREFERENCES_KEY, '{"essential":false,"analytics":true,"marketing":"yes"}');

  start();

  expect(consent().preferences).toEqual({ essential: true, analytics: true, marketing: false });
});

test('a decision in another tab holds here, too', () => {
  start();
  jest.advanceTimersByTime(1000);
  localStorage.setItem(CONSENT_KEY, '2031-01-01');
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify(everything));

  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY }));

  expect(consent()).toMatchObject({ isGiven: true, isBannerVisible: false, preferences: everything });
});

describe('clearAll', () => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApiServer();
  });
  beforeEach(() => void (api.requests.length = 0));
  afterAll(() => api.stop());

  test('deletes all cookies and the consent, ends the session on the server, and shows the banner', async () => {
    jest.useRealTimers();
    api.answer('POST /api/logout', { status: 204 });
    useSession.setState({ user: { id: 'u', name: 'R', email: 'r@verein.example', role: 'editor' } });
    start();
    consent().acceptAll();

    await consent().clearAll();

    expect(cookies()).toEqual([]);
    expect(stored()).toBeNull();
    expect(consent()).toMatchObject({ isGiven: false, isBannerVisible: true });
    expect(useSession.getState().user).toBeNull();
    await waitFor(() => expect(api.requests).toEqual(['POST /api/logout']));
  });

  test('asks the server for nothing when nobody is signed in', async () => {
    document.cookie = 'portal_signed_in=; max-age=0; path=/';
    start();

    await consent().clearAll();

    expect(api.requests).toEqual([]);
  });
});
