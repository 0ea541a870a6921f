import { create } from 'zustand';
import type { User } from '@portal/api/contract';
import { HttpError, request } from './http.ts';

/** `undefined` while nobody has asked yet, `null` for an anonymous visitor (specification, section 4). */
type Session = { user: User | null | undefined; setUser: (user: User | null) => void; check: () => Promise<void> };

/** Set by the API at login beside the session cookie, readable, so that anonymous visitors cost no request. */
const SIGNED_IN_COOKIE = 'portal_signed_in=1';

/** Who is signed in; the same for all sections. Starts as `undefined` on the server and in the browser. */
export const useSession = create<Session>()((set) => ({
  user: undefined,
  setUser: (user) => set({ user }),
  check: async () => {
    if (!document.cookie.includes(SIGNED_IN_COOKIE)) return set({ user: null });
    try {
      set({ user: await request<User>('GET', '/api/auth/user') });
    } catch (error) {
      set({ user: null });
      if (!(error instanceof HttpError && error.status === 401)) console.error('Failed to fetch user');
    }
  },
}));
