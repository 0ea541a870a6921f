import { create } from 'zustand';
import { request } from '../data/http.ts';
import { SIGNED_IN_MARK, useSession } from '../data/session.ts';
import { showToast } from '../toast/toasts.ts';
import {
  essentialOnly,
  isOfConsent,
  readPreferences,
  removePreferences,
  renameRecord,
  storageKeys,
  storePreferences,
  type CookiePreferences,
} from './consent-storage.ts';
import { deleteCookies } from './cookies.ts';
import { isCrawler } from './crawler.ts';

/** Milliseconds after the first visit began until the banner appears (docs/specification.md#cookies-and-banner). */
const BANNER_DELAY = 1000;
/** The session's cookies are kept when the others are deleted; their names begin as the portal is reached. */
const isOfSession = (name: string) => name.endsWith('portal_session') || name.endsWith(SIGNED_IN_MARK);

/**
 * Cookie consent (docs/specification.md#4-states-and-transitions). `preferences` are the present permissions; `isGiven`
 * whether the visitor has decided. Nothing is known before `start` has been called in the browser.
 */
export type Consent = {
  preferences: CookiePreferences;
  isGiven: boolean;
  isBannerVisible: boolean;
  isDialogOpen: boolean;
  /** Reads what is stored for this club, or shows the banner after a second. Returns a function that ends it. */
  start: (club: string, userAgent: string) => () => void;
  acceptAll: () => void;
  acceptSelected: (selected: Pick<CookiePreferences, 'analytics' | 'marketing'>) => void;
  rejectAll: () => void;
  /** Removes the stored consent and shows the banner again. */
  reset: () => void;
  /** Deletes all cookies and the stored consent, and shows the banner. */
  clearAll: () => Promise<void>;
  openDialog: () => void;
  closeDialog: () => void;
};

let keys = storageKeys('');

/** See {@link Consent}; select from it: `useConsent((consent) => consent.preferences.marketing)`. */
export const useConsent = create<Consent>()((set, get) => {
  const save = (preferences: CookiePreferences) => {
    storePreferences(keys, preferences);
    if (!preferences.analytics || !preferences.marketing) deleteCookies(isOfSession);
    set({ preferences, isGiven: true, isBannerVisible: false, isDialogOpen: false });
  };
  const read = () => {
    const preferences = readPreferences(keys);
    set({ preferences: preferences ?? essentialOnly, isGiven: preferences !== undefined });
    return preferences;
  };
  /** Adopts a decision or withdrawal made elsewhere; a dialog that shows the old preferences closes. */
  const follow = () => {
    const { preferences: before, isGiven: wasGiven } = get();
    const now = read();
    if (wasGiven === Boolean(now) && isSame(before, now ?? essentialOnly)) return;
    set({ isBannerVisible: !now, isDialogOpen: false });
  };

  return {
    preferences: essentialOnly,
    isGiven: false,
    isBannerVisible: false,
    isDialogOpen: false,
    start(club, userAgent) {
      keys = storageKeys(club);
      if (isCrawler(userAgent)) return () => undefined;
      renameRecord(keys);
      const handleStorage = ({ key }: StorageEvent) => isOfConsent(key) && follow();
      // A page restored from the back/forward cache has missed all changes meanwhile.
      const handleShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
      window.addEventListener('storage', handleStorage);
      window.addEventListener('pageshow', handleShow);
      const timer = read()
        ? undefined
        : setTimeout(() => get().isGiven || set({ isBannerVisible: true }), BANNER_DELAY);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener('pageshow', handleShow);
      };
    },
    acceptAll: () => save({ essential: true, analytics: true, marketing: true }),
    acceptSelected: ({ analytics, marketing }) => save({ essential: true, analytics, marketing }),
    rejectAll: () => save(essentialOnly),
    reset() {
      removePreferences();
      set({ preferences: essentialOnly, isGiven: false, isBannerVisible: true, isDialogOpen: false });
    },
    async clearAll() {
      const isSignedIn = document.cookie.includes(`${SIGNED_IN_MARK}=`);
      deleteCookies(() => false);
      get().reset();
      if (isSignedIn) useSession.getState().setUser(null);
      // Scripts cannot delete the cookies of the login, nor see the one that stays after a logout; the server can.
      await request('POST', '/api/logout?device=forget').catch((error: unknown) => {
        const description = error instanceof Error ? error.message : String(error);
        if (isSignedIn) showToast({ title: 'Logout failed', description, variant: 'danger' });
        else console.warn('Cookies not deleted', error);
      });
    },
    openDialog: () => set({ isDialogOpen: true }),
    closeDialog: () => set({ isDialogOpen: false }),
  };
});

const isSame = (one: CookiePreferences, other: CookiePreferences) =>
  one.analytics === other.analytics && one.marketing === other.marketing;
