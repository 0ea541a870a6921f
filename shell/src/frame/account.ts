import { useSession } from '@portal/shared-ui';

/** Where the account entry leads: to the login for visitors, to the admin area for who is signed in (specification, section 2). */
export function useAccountLink(): { label: string; href: string } {
  const isSignedIn = useSession((session) => Boolean(session.user));
  return isSignedIn ? { label: 'Admin', href: '/admin' } : { label: 'Login', href: '/auth' };
}
