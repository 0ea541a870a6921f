import { useConsent } from '../src/consent/consent.ts';

const CLUB = 'TSV Größing';
/** The storage keys of this club's consent: the time, and the preferences. */
export const CONSENT_KEY = 'tsv-grossing-cookie-consent';
export const PREFERENCES_KEY = 'tsv-grossing-cookie-preferences';
/** The cookies of a session, as the API names them without HTTPS; here a script can see both. */
export const session = ['0a1b2c3d-portal_session=3', '0a1b2c3d-portal_signed_in=1'];

/** A signed-in visitor with two non-essential cookies, fresh for each test, on a clock of its own. */
export function consentVisit() {
  let stop: () => void = () => undefined;
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
  return {
    consent: () => useConsent.getState(),
    start: (userAgent = 'Mozilla/5.0 Firefox/145.0', club = CLUB) =>
      (stop = useConsent.getState().start(club, userAgent)),
    stop: () => stop(),
    stored: () => JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? 'null') as unknown,
    cookies: () => document.cookie.split('; ').filter(Boolean).sort(),
  };
}
