import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@portal/shared-ui';
import { mayOpen } from '../../kit/frame/navigation.ts';

type ScreenLinkProps = { to: string; children: ReactNode };

/** A link to a screen for users who may open it, otherwise its text alone. */
export function ScreenLink({ to, children }: ScreenLinkProps) {
  const role = useSession(({ user }) => user?.role);
  return role && mayOpen(role, to) ? <Link to={to}>{children}</Link> : <b>{children}</b>;
}
