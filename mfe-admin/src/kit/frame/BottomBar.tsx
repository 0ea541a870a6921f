import { useState } from 'react';
import type { User } from '@portal/api/contract';
import { MenuIcon } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Account } from './Account.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { groupsFor, isOpen } from './navigation.ts';
import { NavigationGroups } from './NavigationGroups.tsx';
import { UnreadMessages } from './UnreadMessages.tsx';

type BottomBarProps = { user: User; pathname: string };

/** How many screens a thumb reaches without opening the menu. */
const DIRECT = 3;

/** The navigation of phones: the first screens and all others behind „Mehr“. */
export function BottomBar({ user, pathname }: BottomBarProps) {
  const [openAt, setOpenAt] = useState<string>();
  const direct = groupsFor(user.role)
    .flatMap(({ areas }) => areas)
    .slice(0, DIRECT);
  const isMenuOpen = openAt === pathname;
  return (
    <>
      <Bar aria-label="Admin-Bereich, Schnellzugriff">
        {direct.map((area) => (
          <Direct key={area.to} to={area.to} aria-current={isOpen(area, pathname) ? 'page' : undefined}>
            <Icon name={area.icon} />
            {area.label}
          </Direct>
        ))}
        <More type="button" aria-haspopup="dialog" onClick={() => setOpenAt(pathname)}>
          <MenuIcon />
          <span>
            Mehr <UnreadMessages />
          </span>
        </More>
      </Bar>
      {isMenuOpen && (
        <Dialog title="Admin-Bereich" look="frame" onClose={() => setOpenAt(undefined)}>
          <nav aria-label="Alle Bereiche">
            <NavigationGroups role={user.role} pathname={pathname} />
          </nav>
          <Account user={user} />
        </Dialog>
      )}
    </>
  );
}

const Bar = styled.nav`
  --color-focus: #fff;
  position: fixed;
  z-index: var(--z-header);
  inset: auto 0 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--color-frame-line);
  background: var(--color-frame);
  color: var(--color-on-frame);
  @media (min-width: 1024px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const place = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: var(--admin-bar);
  color: inherit;
  font-size: min(0.75rem, 4.4vw); /* With larger text the longest word still fits its column. */
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    box-shadow: inset 0 4px var(--color-frame-brand-mark);
  }
`;

const Direct = styled(Link)`
  ${place}
`;

const More = styled.button`
  ${place}
`;
