import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isGroup, type MenuGroup, type MenuItem } from './menu.ts';

/** Teams without a page of their own yet (docs/specification.md#navigation-header-mobile-drawer-footer). */
const teamsToCome = ['2. Mannschaft', 'A-Jugend', 'C-Jugend', 'Alle Mannschaften'];

/** All ways through the site, in groups, and the teams still without a page. */
export function FooterNavigation({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <Navigation aria-label="Fußbereich">
      {footerGroups(menu).map(({ label, items }) => (
        <div key={label}>
          <h2>{label}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <Link to={item.href}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2>Teams</h2>
        <ul>
          {teamsToCome.map((team) => (
            <li key={team}>
              <LinkToCome>{team}</LinkToCome>
            </li>
          ))}
        </ul>
      </div>
    </Navigation>
  );
}

/** The menu's groups, and before them one with all single links. */
function footerGroups(menu: readonly MenuItem[]): MenuGroup[] {
  const singles = menu.flatMap((item) => (isGroup(item) || item.variant === 'legal' ? [] : [item]));
  return [{ label: 'Übersicht', items: singles }, ...menu.filter(isGroup)];
}

const Navigation = styled.nav`
  columns: 4 150px;
  column-gap: var(--space-6);
  > div {
    break-inside: avoid;
    padding-bottom: var(--space-8);
  }
  h2 {
    margin-bottom: var(--space-2);
    color: var(--color-on-frame-muted);
    font: 700 1.0625rem/1.2 var(--font-display);
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    line-height: 1.25;
    @media (pointer: fine) {
      min-height: 34px;
    }
  }
`;

const LinkToCome = styled.a.attrs({ role: 'link', 'aria-disabled': true })`
  && {
    color: var(--color-on-frame-muted);
  }
`;
