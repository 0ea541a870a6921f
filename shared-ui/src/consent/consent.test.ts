import { CONSENT_KEY, PREFERENCES_KEY, consentVisit, session } from '../../test/consent-visit.ts';
import { useConsent } from './consent.ts';
import { essentialOnly } from './consent-storage.ts';

const everything = { essential: true, analytics: true, marketing: true };
const { consent, start, stop, stored, cookies } = consentVisit();

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

test('a club that has another name by now asks nobody again, and keeps nothing under the one before', () => {
  start();
  consent().acceptSelected({ analytics: true, marketing: false });
  stop();
  useConsent.setState(useConsent.getInitialState());

  start('', 'SV Umbenannt');

  expect(consent()).toMatchObject({ isGiven: true, preferences: { analytics: true, marketing: false } });
  expect(Object.keys(localStorage)).toEqual(['sv-umbenannt-cookie-consent', 'sv-umbenannt-cookie-preferences']);
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
