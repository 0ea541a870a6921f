import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { mayOpen } from '../../kit/frame/navigation.ts';

type ScreenLinkProps = { to: string; children: ReactNode };

/** A link to a screen for users who may open it, otherwise its text alone. */
export function ScreenLink({ to, children }: ScreenLinkProps) {
  const role = useSession(({ user }) => user?.role);
  return role && mayOpen(role, to) ? <Link to={to}>{children}</Link> : <b>{children}</b>;
}

/** The list in a panel of the overview: each line a link with its text. */
export const PanelList = styled.ul`
  display: grid;
  width: 100%;
  li {
    padding-block: var(--space-1);
    border-top: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  a,
  b {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }
  small {
    display: block;
    margin-top: calc(-1 * var(--space-1));
    padding-bottom: var(--space-2);
  }
`;
