import { useState } from 'react';
import { mayPublish, mayReadMessages, type Role, type User } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { matchPath } from 'react-router-dom';
import { adminAreas, adminGroups, titleOf, type AdminArea, type AdminGroup } from './areas.ts';

const RANK: Readonly<Record<Role, number>> = { trainer: 1, editor: 2, admin: 3 };

/** Whether a role includes another: admin ⊇ editor ⊇ trainer. */
export function includesRole(role: Role, needed: Role): boolean {
  return RANK[role] >= RANK[needed];
}

/** The access to a screen: a role and those above it, or people who read messages. */
export type Access = Role | 'reader';

/** Whether somebody has this access; the server decides on its own. */
export function hasAccess(user: User, access: Access): boolean {
  return access === 'reader' ? mayReadMessages(user) : includesRole(user.role, access);
}

/** The groups with what this role, and whoever is signed in with it, may open, without empty ones. */
export function groupsFor(role: Role): readonly AdminGroup[] {
  const { user } = useSession.getState();
  const isOpenTo = ({ role: needed, forReaders }: AdminArea) =>
    includesRole(role, needed) || Boolean(forReaders && user && mayReadMessages(user));
  return adminGroups()
    .map(({ label, areas }) => ({ label, areas: areas.filter(isOpenTo) }))
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

/** The screen at an address: its area, its title before its content is known, and the screen above it. */
export function screenAt(pathname: string) {
  const isHere = (area: AdminArea) => isOpen(area, pathname);
  const [area] = adminAreas()
    .filter(isHere)
    .toSorted((a, b) => b.to.length - a.to.length);
  const screen = area?.screens.find(({ path = '' }) => matchPath(area.to + path, pathname));
  if (!area || !screen) return undefined;
  const above = screen.path ? area : adminAreas().find(({ to }) => to === area.above);
  const isList = !screen.path;
  return { area, isList, title: titleOf(area, screen), ...(above && { above: { to: above.to, label: above.label } }) };
}

/** The area that shows a resource, by the first word of its address in the API. */
export function areaOf(resource: string): AdminArea | undefined {
  return adminAreas().find((area) => area.resource === resource || area.reads?.includes(resource));
}

/** The name of a part of the portal for people, by the first word of its address in the API. */
export function areaName(resource: string): string {
  return resource === 'auth' ? 'Anmeldung' : (areaOf(resource)?.label ?? resource);
}

/** Whether the signed-in user has this access; nothing is fetched for others. */
export function useIsAllowed(access: Access): boolean {
  return useSession(({ user }) => Boolean(user && hasAccess(user, access)));
}

/** Whether content written here goes public without an editor. */
export function useMayPublish(): boolean {
  return useStays(useSession(({ user }) => Boolean(user && mayPublish(user))));
}

/**
 * Whether this access was there at any time since the screen was opened: an open form stays when the session ends
 * meanwhile.
 */
export function useWasAllowed(access: Access): boolean {
  return useStays(useIsAllowed(access));
}

/** A true value stays true. */
function useStays(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
