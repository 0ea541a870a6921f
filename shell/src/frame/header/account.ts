import { useSession } from '@portal/shared-ui';
import { useRegistry } from '../../routing/part-source.ts';

/**
 * The target of the account entry: the login for visitors, the admin area for signed-in users
 * (docs/specification.md#navigation-header-mobile-drawer-footer). Undefined while no live section offers that page.
 */
export function useAccountLink(): { label: string; href: string } | undefined {
  const isSignedIn = useSession((session) => Boolean(session.user));
  const { accountPages } = useRegistry();
  const link = isSignedIn ? { label: 'Admin', href: '/admin' } : { label: 'Login', href: '/auth' };
  return accountPages.includes(link.href) ? link : undefined;
}
