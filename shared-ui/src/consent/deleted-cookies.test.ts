import { expectConsole } from '@portal/api/test/expect-console';
import { waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../test/api-server.ts';
import { CONSENT_KEY, consentVisit, session } from '../../test/consent-visit.ts';
import { useSession } from '../data/session.ts';
import { useToasts } from '../toast/toasts.ts';
import { essentialOnly } from './consent-storage.ts';

const { consent, start, stored, cookies } = consentVisit();

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

describe('clearAll', () => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApiServer();
  });
  beforeEach(() => {
    api.requests.length = 0;
    api.answer('POST /api/logout?device=forget', { status: 204 });
  });
  afterAll(() => api.stop());

  test('deletes all cookies and the consent, ends the session on the server, and shows the banner', async () => {
    jest.useRealTimers();
    useSession.setState({ user: { id: 'u', name: 'R', email: 'r@verein.example', role: 'editor' } });
    start();
    consent().acceptAll();

    await consent().clearAll();

    expect(cookies()).toEqual([]);
    expect(stored()).toBeNull();
    expect(consent()).toMatchObject({ isGiven: false, isBannerVisible: true });
    expect(useSession.getState().user).toBeNull();
    await waitFor(() => expect(api.requests).toEqual(['POST /api/logout?device=forget']));
  });

  test('the server deletes what no script can see, also when nobody is signed in', async () => {
    jest.useRealTimers();
    for (const cookie of session) document.cookie = `${cookie}; max-age=0; path=/`;
    start();

    await consent().clearAll();

    expect(api.requests).toEqual(['POST /api/logout?device=forget']);
  });

  test('a session that goes on is told to the person who was signed in', async () => {
    jest.useRealTimers();
    api.answer('POST /api/logout?device=forget', { status: 503, body: 'weg' });
    start();

    await consent().clearAll();

    expect(useToasts.getState().toasts).toMatchObject([{ title: 'Logout failed', variant: 'danger' }]);
  });

  test('nobody else is told', async () => {
    jest.useRealTimers();
    const log = expectConsole('warn', /^Cookies not deleted/);
    for (const cookie of session) document.cookie = `${cookie}; max-age=0; path=/`;
    useToasts.setState({ toasts: [] });
    api.answer('POST /api/logout?device=forget', { status: 503, body: 'weg' });
    start();

    await consent().clearAll();

    expect([log.seen(), useToasts.getState().toasts]).toEqual([1, []]);
  });
});
