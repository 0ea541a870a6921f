import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ButtonLink, ChevronDownIcon, UserIcon } from '@portal/shared-ui';
import { isGroup, linksOf, mainItems, type MenuItem } from '@portal/shared-ui/menu';
import { css, styled } from 'styled-components';
import { useAccountLink } from './account.ts';

/** The drawer's lists. At most one submenu is open, remembered by its name. */
export function MobileMenuContent({ menu }: { menu: readonly MenuItem[] }) {
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const account = useAccountLink();
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Hauptnavigation">
        <ul>
          {mainItems(menu).map((item) => (
            <Line key={item.label}>
              {isGroup(item) ? (
                <>
                  <Toggle
                    type="button"
                    aria-expanded={openGroup === item.label}
                    onClick={() => setOpenGroup(openGroup === item.label ? null : item.label)}
                  >
                    {item.label}
                    <ChevronDownIcon />
                  </Toggle>
                  <Nested hidden={openGroup !== item.label}>
                    {item.items.map(({ label, href }) => (
                      <li key={href}>
                        <NavLink to={href} end={item.items.some((link) => link.href === pathname)}>
                          {label}
                        </NavLink>
                      </li>
                    ))}
                  </Nested>
                </>
              ) : (
                <Entry to={item.href} end={item.href === '/'}>
                  {item.label}
                </Entry>
              )}
            </Line>
          ))}
        </ul>
      </nav>
      <Bottom>
        {linksOf(menu, 'button').map(({ label, href }) => (
          <ButtonLink key={href} to={href}>
            {label}
          </ButtonLink>
        ))}
        <Small>
          {account && (
            <NavLink to={account.href}>
              <UserIcon />
              {account.label}
            </NavLink>
          )}
          {linksOf(menu, 'legal').map(({ label, href }) => (
            <NavLink key={href} to={href}>
              {label}
            </NavLink>
          ))}
        </Small>
      </Bottom>
    </>
  );
}

const entryLook = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 56px;
  color: inherit;
  font: var(--weight-display) 1.75rem/1 var(--font-display);
  text-decoration: none;
  &[aria-current] {
    color: var(--color-frame-brand-text);
  }
`;

const Line = styled.li`
  box-shadow: inset 0 -1px var(--color-frame-line);
`;

const Entry = styled(NavLink)`
  ${entryLook}
`;

const Toggle = styled.button`
  ${entryLook}
  svg {
    transition: transform var(--motion-fast);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Nested = styled.ul`
  padding: 0 0 var(--space-3) var(--space-4);
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: var(--color-on-frame);
    font-size: 1.125rem;
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--color-frame-brand-text);
    font-weight: 700;
  }
`;

const Bottom = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-top: auto;
  padding-block: var(--space-8) var(--space-6);
`;

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--touch);
    color: var(--color-on-frame-muted);
    text-decoration: none;
  }
`;
