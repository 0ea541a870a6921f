import { useEffect, useRef } from 'react';
import type { User } from '@portal/api/contract';
import { styled } from 'styled-components';
import { Account } from './Account.tsx';
import { FoldedNavigationGroups } from './NavigationGroups.tsx';

type SidebarProps = { user: User; pathname: string };

/** The navigation of wide screens. */
export function Sidebar({ user, pathname }: SidebarProps) {
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In low windows the list scrolls by itself; the current entry must be visible.
    const [list, entry] = [side.current, side.current?.querySelector('[aria-current]')];
    if (list && entry) scrollWithin(list, entry);
  }, [pathname]);
  return (
    <Side ref={side}>
      <nav aria-label="Admin-Bereich">
        <FoldedNavigationGroups role={user.role} pathname={pathname} />
      </nav>
      <Account user={user} />
    </Side>
  );
}

/** `scrollIntoView` would also make the entry the place from which Tab goes on, past the link to the content. */
function scrollWithin(list: Element, entry: Element): void {
  const [around, within] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  list.scrollTop += Math.min(0, within.top - around.top) + Math.max(0, within.bottom - around.bottom);
}

const Side = styled.div`
  --color-focus: #fff;
  display: none;
  @media (min-width: 1024px) {
    position: sticky;
    top: var(--header-height);
    align-self: start;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: var(--space-4);
    height: calc(100vh - var(--header-height));
    overflow-y: auto;
    padding: calc(var(--header-overhang) + var(--space-3)) var(--space-3) var(--space-3);
    background: var(--color-frame);
    color: var(--color-on-frame);
  }
`;
