import type { Role } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { includesRole } from '../frame/navigation.ts';

/** Whether the signed-in user has this role; nothing is fetched for others. */
export function useIsAllowed(access: Role): boolean {
  return useSession(({ user }) => Boolean(user && includesRole(user.role, access)));
}
