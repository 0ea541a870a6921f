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
  expect(Object.keys(localStorage).sort()).toEqual(['sv-umbenannt-cookie-consent', 'sv-umbenannt-cookie-preferences']);
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
    expect(cookies()).toEqual([...session, '_ga=1', 'werbung=2']);
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

describe('in another tab', () => {
  const OTHER_NAME = 'sv-umbenannt';
  /** Changes by another tab, reported here one after another, as browsers do. */
  const elsewhere = (changes: Readonly<Record<string, string | null>>) => {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  };

  test('a decision holds here, too', () => {
    start();
    jest.advanceTimersByTime(1000);

    elsewhere({ [PREFERENCES_KEY]: JSON.stringify(everything), [CONSENT_KEY]: '2031-01-01' });

    expect(consent()).toMatchObject({ isGiven: true, isBannerVisible: false, preferences: everything });
  });

  test('the record that gets the club’s new name stays as it is, and is still consent here', () => {
    start();
    consent().acceptAll();
    const [decided, time] = [localStorage.getItem(PREFERENCES_KEY), localStorage.getItem(CONSENT_KEY)];

    elsewhere({
      [`${OTHER_NAME}-cookie-preferences`]: decided,
      [`${OTHER_NAME}-cookie-consent`]: time,
      [CONSENT_KEY]: null,
      [PREFERENCES_KEY]: null,
    });

    expect(Object.keys(localStorage).sort()).toEqual([
      `${OTHER_NAME}-cookie-consent`,
      `${OTHER_NAME}-cookie-preferences`,
    ]);
    expect(consent()).toMatchObject({ isGiven: true, isBannerVisible: false, preferences: everything });
  });

  test('a withdrawal holds here, asks again and closes settings that say otherwise', () => {
    start();
    consent().acceptAll();
    consent().openDialog();

    elsewhere({ [CONSENT_KEY]: null, [PREFERENCES_KEY]: null });

    expect(consent()).toMatchObject({
      isGiven: false,
      isBannerVisible: true,
      isDialogOpen: false,
      preferences: essentialOnly,
    });
  });

  test('all that is kept may be deleted', () => {
    start();
    consent().acceptAll();
    localStorage.clear();

    window.dispatchEvent(new StorageEvent('storage', { key: null }));

    expect(consent()).toMatchObject({ isGiven: false, preferences: essentialOnly });
  });

  test('what was refused under the club’s new name is refused here', () => {
    start();
    consent().acceptAll();

    elsewhere({
      [`${OTHER_NAME}-cookie-preferences`]: JSON.stringify(essentialOnly),
      [`${OTHER_NAME}-cookie-consent`]: '2999-01-01',
    });

    expect(consent()).toMatchObject({ isGiven: true, preferences: essentialOnly });
  });
});

describe('what was withdrawn does not come back', () => {
  const keep = (name: string, time: string) => {
    localStorage.setItem(`${name}-cookie-consent`, time);
    localStorage.setItem(`${name}-cookie-preferences`, JSON.stringify(everything));
  };

  test('from a record under another name of the club', () => {
    start();
    consent().acceptAll();
    keep('sv-umbenannt', '2020-01-01');

    consent().reset();
    stop();
    start('', 'SV Umbenannt');

    expect(consent()).toMatchObject({ isGiven: false, preferences: essentialOnly });
  });

  test('from an earlier record beside a refusal', () => {
    start();
    keep('sv-umbenannt', '2020-01-01');
    consent().rejectAll();
    stop();

    start('', 'SV Umbenannt');

    expect(consent()).toMatchObject({ isGiven: true, preferences: essentialOnly });
  });

  test('on a page that the browser shows again as it was left', () => {
    start();
    consent().acceptAll();
    localStorage.clear();

    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    expect(consent()).toMatchObject({ isGiven: false, preferences: essentialOnly });
  });

  test('where the browser has no room left for the refusal', () => {
    start();
    consent().acceptAll();
    let room = 5_000_000;
    for (let at = 0; room > 0; at++)
      try {
        localStorage.setItem(`full-${at}`, 'x'.repeat(room));
      } catch {
        room = Math.floor(room / 2);
      }

    consent().rejectAll();
    expect(consent().preferences).toEqual(essentialOnly);
    stop();
    start();

    expect(consent()).toMatchObject({ isGiven: false, preferences: essentialOnly });
  });
});
