import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MenuBar } from './menu-room.ts';
import { menuEntryLook, Submenu } from './Submenu.tsx';

/** The navigation from 768 px on. */
export function DesktopMenu({ items }: Pick<MenuBar, 'items'>) {
  return (
    <nav aria-label="Hauptnavigation">
      <List>
        {items.map((item) => (
          <li key={item.label}>
            {'items' in item ? (
              <Submenu group={item} />
            ) : (
              <Entry to={item.href} end={item.href === '/'}>
                {item.label}
              </Entry>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  align-items: stretch;
`;

const Entry = styled(NavLink)`
  ${menuEntryLook}
`;
