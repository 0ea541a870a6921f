import type { Role } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { adminAreas, adminGroups, type AdminArea, type AdminGroup } from '../../screens.ts';

const RANK: Readonly<Record<Role, number>> = { trainer: 1, editor: 2, admin: 3 };

/** Whether a role includes another: admin ⊇ editor ⊇ trainer. */
export function includesRole(role: Role, needed: Role): boolean {
  return RANK[role] >= RANK[needed];
}

/** The groups with what this role may open, without empty ones. */
export function groupsFor(role: Role): readonly AdminGroup[] {
  return adminGroups
    .map(({ label, areas }) => ({ label, areas: areas.filter((area) => includesRole(role, area.role)) }))
    .filter(({ areas }) => areas.length > 0);
}

/** Whether one of the area's screens is open; the overview only itself. */
export function isOpen({ to }: AdminArea, pathname: string): boolean {
  return pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));
}

/** Whether there is a screen at an address and this role may open it. */
export function mayOpen(role: Role, address: string): boolean {
  const [pathname = ''] = address.split('?');
  return groupsFor(role).some(({ areas }) => areas.some((area) => isOpen(area, pathname)));
}

/** The area that shows a resource, by the first word of its address in the API. */
export function areaOf(resource: string): AdminArea | undefined {
  return adminAreas.find((area) => area.resource === resource || area.reads?.includes(resource));
}

/** What people call a part of the portal, by the first word of its address in the API. */
export function areaName(resource: string): string {
  return resource === 'auth' ? 'Anmeldung' : (areaOf(resource)?.label ?? resource);
}

/** Whether the signed-in user has this role; nothing is fetched for others. */
export function useIsAllowed(access: Role): boolean {
  return useSession(({ user }) => Boolean(user && includesRole(user.role, access)));
}
