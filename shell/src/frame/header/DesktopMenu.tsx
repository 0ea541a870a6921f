import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { isGroup, type MenuItem } from '../menu.ts';
import { menuEntryLook, Submenu } from './Submenu.tsx';

/** The navigation from 768 px on. */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label="Hauptnavigation">
      <List>
        {items.map((item) => (
          <li key={item.label}>
            {isGroup(item) ? (
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
