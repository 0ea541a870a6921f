import { create } from 'zustand';
import type { User } from '@portal/api/contract';
import { HttpError, request } from './http.ts';
import { resourcePolicy } from './resource-policy.ts';

/**
 * `undefined` while nobody has asked yet, `null` for an anonymous visitor
 * (docs/specification.md#4-states-and-transitions).
 */
type Session = {
  user: User | null | undefined;
  /** There seems to be a session, but its user could not be read. */
  isUncertain: boolean;
  /** The session on this page has ended without a logout. */
  hasEnded: boolean;
  setUser: (user: User | null) => void;
  check: () => Promise<void>;
};

/**
 * Cookie set by the API at login beside the session's own, readable, so that anonymous visitors cost no request. Its
 * name ends like this, and begins with `__Host-` where the portal is reached by HTTPS, elsewhere with the portal's own
 * letters.
 */
export const SIGNED_IN_MARK = 'portal_signed_in';

const USER = '/api/auth/user';
let checkedAt = 0;

/** The signed-in user; the same for all sections. Starts as `undefined` on the server and in the browser. */
export const useSession = create<Session>()((set, get) => ({
  user: undefined,
  isUncertain: false,
  hasEnded: false,
  setUser: (user) => {
    checkedAt = Date.now();
    set({ user, isUncertain: false, hasEnded: false });
  },
  check: async () => {
    const { setUser, user: before, hasEnded } = get();
    const endSession = () => {
      setUser(null);
      set({ hasEnded: hasEnded || Boolean(before) });
    };
    if (!hasMark()) return endSession();
    try {
      setUser(await request<User>('GET', USER));
    } catch (error) {
      const isSignedOut = error instanceof HttpError && error.status === 401;
      if (isSignedOut) return endSession();
      setUser(get().user ?? null);
      set({ isUncertain: !get().user, hasEnded });
      console.error('Failed to fetch user');
    }
  },
}));

/** Resolves as soon as somebody is signed in, at once if somebody seems to be signed in in this browser. */
export function whenSignedIn(): Promise<void> {
  if (hasMark() || useSession.getState().user) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useSession.subscribe(({ user }) => {
      if (!user) return;
      stop();
      resolve();
    });
  });
}

function hasMark(): boolean {
  return document.cookie.includes(`${SIGNED_IN_MARK}=1`);
}

/**
 * Asks again on focus when a user exists and is no longer fresh (docs/specification.md#data-fetching), or when nobody
 * knows whether one does, or may sign in again elsewhere. Returns a function that ends it.
 */
export function recheckSessionOnFocus(): () => void {
  const handleFocus = () => {
    const { user, isUncertain, hasEnded, check } = useSession.getState();
    const isStale = user && Date.now() - checkedAt >= resourcePolicy(USER).freshTime;
    if (isUncertain || hasEnded || isStale) void check();
  };
  window.addEventListener('focus', handleFocus);
  return () => window.removeEventListener('focus', handleFocus);
}
