import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, Container, UserIcon } from '@portal/shared-ui';
import { linksOf, mainItems, type MenuItem } from '@portal/shared-ui/menu';
import { styled } from 'styled-components';
import { useAccountLink } from './account.ts';
import { Brand } from '../Brand.tsx';
import { DesktopMenu } from './DesktopMenu.tsx';
import { HeaderStatus } from './HeaderStatus.tsx';
import { barOf, roomFrom } from './menu-room.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { FollowingLinks } from '../FollowingLinks.tsx';
import { SkipLink } from '../SkipLink.tsx';

/**
 * The head of every page: crest and name, navigation, contact, account; a drawer below 768 px, or 1024 px where the
 * menu is long.
 */
export const Header = memo(function Header({ menu }: { menu: readonly MenuItem[] }) {
  const account = useAccountLink();
  const bar = barOf(mainItems(menu));
  return (
    <Bar data-frame="" data-drawer={bar.from}>
      <SkipLink />
      <Row>
        <Brand />
        <HeaderStatus />
        <Wide $from={bar.from}>
          <FollowingLinks>
            <DesktopMenu items={bar.items} />
          </FollowingLinks>
          {linksOf(menu, 'button').map(({ label, href }) => (
            <ButtonLink key={href} to={href}>
              {label}
            </ButtonLink>
          ))}
          {account && (
            <AccountLink to={account.href} title={account.label}>
              <UserIcon />
              <span>{account.label}</span>
            </AccountLink>
          )}
        </Wide>
        <MobileMenu menu={menu} below={bar.from} />
      </Row>
    </Bar>
  );
});

const Bar = styled.header`
  --color-focus: #fff;
  position: sticky;
  z-index: var(--z-header);
  top: 0;
  background: var(--color-frame);
  color: var(--color-on-frame);
  box-shadow: 0 1px 0 var(--color-frame-line);
  /* On a phone held sideways the page needs the room. */
  @media (max-height: 479px) {
    position: relative;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: clamp(8px, 4vw - 4px, 16px);
  height: var(--header-height);
`;

const Wide = styled.div<{ $from: number }>`
  display: flex;
  align-items: center;
  gap: clamp(4px, 0.8vw, 12px);
  height: 100%;
  > a:not(:last-child) {
    padding-inline: clamp(10px, 1.5vw, 16px);
    min-height: var(--touch);
  }
  @media not all and ${({ $from }) => roomFrom($from)} {
    display: none;
  }
`;

const AccountLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--touch);
  min-height: var(--touch);
  color: var(--color-on-frame-muted);
  font: 700 1.0625rem/1 var(--font-display);
  text-decoration: none;
  &:hover {
    color: var(--color-on-frame);
  }
  span {
    position: absolute;
    clip-path: inset(50%);
    @media (min-width: 68.75em) {
      position: static;
      clip-path: none;
    }
  }
`;
